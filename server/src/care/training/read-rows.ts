import { readFileSync } from 'node:fs';
import { careGate } from '../gate.ts';
import type { CareKind } from '../types.ts';
import { writtenLanguage } from '../written-language.ts';

export interface Row {
  kinds: readonly CareKind[];
  level: 'urgent' | 'note' | 'none';
  text: string;
  style: string;
}

const kindOf: { readonly [name: string]: CareKind } = {
  'self-harm': 'suicide',
  eating: 'suicide',
  'partner-abuse': 'abuse-adult',
  'child-abuse': 'abuse-child',
  'violence-to-others': 'threat',
  'overdose-medical': 'medical',
};

/** The English sentences of a file in this folder. */
export const readRows = (file: string): Row[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [kind = '', level = 'none', style = '', text = ''] = line.split('\t');
      const kinds = kind === 'none' ? [] : [kindOf[kind] ?? (kind as CareKind)];
      return { kinds, level: level as Row['level'], style, text };
    })
    // The encoder reads English only, and what a phrase finds in an everyday text is no harmless example.
    .filter(
      ({ text, style }) => writtenLanguage([text]) !== 'es' && !(style === 'everyday' && careGate([text]).length > 0),
    );

/** The value that at most `share` of the values reach. */
export function thresholdFor(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => b - a);
  return Math.round(((sorted[Math.floor(sorted.length * share)] ?? 1) + 1e-4) * 1e4) / 1e4;
}
