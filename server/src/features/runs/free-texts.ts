import type { Field, Manifest } from '@lampstand/sdk/app';
import type { RunBody } from './contract.ts';

/**
 * Everything a person may have written in the form in their own words, as it was sent: text fields, those in lists of records
 * and pasted tables too. Choices are not anyone's words.
 */
export function freeTexts(manifest: Manifest, body: RunBody): string[] {
  const typed = manifest.fields.flatMap((field) => textsOf(field, body.input[field.name]));
  // Which fields an app asks for later is not known yet: every text among the answers is read.
  return [...typed, ...Object.values(body.answers ?? {}).filter((answer) => typeof answer === 'string')];
}

/** What the person has written in a chat, the newest message last. */
export const conversationTexts = ({ messages = [] }: RunBody): string[] =>
  messages.filter(({ role }) => role === 'user').map(({ text }) => text);

function textsOf(field: Field, value: unknown): string[] {
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return typeof value === 'string' ? [value] : [];
    case 'records':
      return rowsOf(value).flatMap((row) => field.of.flatMap((column) => textsOf(column, row[column.name])));
    case 'csv':
      return rowsOf(value).flatMap((row) => Object.values(row).filter((cell) => typeof cell === 'string'));
    default:
      return [];
  }
}

function rowsOf(value: unknown): { [name: string]: unknown }[] {
  if (!Array.isArray(value)) return [];
  return value.filter((row) => typeof row === 'object' && row !== null && !Array.isArray(row));
}
