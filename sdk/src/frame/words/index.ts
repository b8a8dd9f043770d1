import type { FrameManifest } from '../boot.ts';
import { en } from './en.ts';

/** The whole table of one language. */
export type Words = typeof en;

/** What goes into one document: groups that its app can never show are left out. */
export type FrameWords = Omit<Words, 'records' | 'csv' | 'chat'> & Partial<Pick<Words, 'records' | 'csv' | 'chat'>>;

/** The words one app needs, in English until another table exists for `lang`. */
export function wordsFor(manifest: FrameManifest): FrameWords {
  const { records, csv, chat, ...always } = en;
  const has = (kind: string) => manifest.fields.some((field) => field.kind === kind);
  return {
    ...always,
    ...(has('records') ? { records } : {}),
    ...(has('csv') ? { csv } : {}),
    ...(manifest.surface === 'chat' ? { chat } : {}),
  };
}
