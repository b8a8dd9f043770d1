// Chooses the examples that Spanish texts are compared with. `npm run care-examples` writes care/spanish-examples.json and
// prints how they do. The thresholds are chosen in English with the built-in encoder, in place of an operator's multilingual one.
import { writeFileSync } from 'node:fs';
import { indexPhrasings, nearestOf } from '../../understanding/nearest.ts';
import { loadUniversalEncoder } from '../../understanding/universal-encoder.ts';
import { careGate } from '../gate.ts';
import { piecesOf } from '../meaning.ts';
import { asPhrasings, type DangerExample, VOTERS, votesOf } from '../spanish-examples.ts';
import { type Row, readRows, thresholdFor } from './read-rows.ts';

/** Half of them are danger, so that a text that is near to none gets half of the votes at most. */
const COUNTS = { urgent: 200, note: 100, none: 300 };
/** Shares of everyday texts that no phrase finds which are taken for urgent, and which bring anything, at most. */
const MOST_URGENT = 0.005;
const MOST_SHOWN = 0.05;
const PLAIN_STYLES = ['everyday', 'hard', 'ordinary'];

const sentences = readRows('sentences.tsv');
const groupOf = ({ kinds: [kind], level, style }: Row) =>
  level === 'none' ? PLAIN_STYLES.find((plain) => plain === style) : kind;
const examples: DangerExample[] = (['urgent', 'note', 'none'] as const).flatMap((level) =>
  evenly(
    sentences.filter((row) => row.level === level),
    COUNTS[level],
  ).map(({ text, kinds: [kind] }) => ({ level, ...(kind ? { kind } : {}), text })),
);

const encoder = await loadUniversalEncoder();
const index = await indexPhrasings(asPhrasings(examples).phrasings, encoder);
const scored: (Row & { urgent: number; shown: number })[] = [];
for (const row of readRows('thresholds.tsv').filter(({ text }) => careGate([text]).length === 0)) {
  const vectors = await encoder.embed(piecesOf(row.text));
  const votes = vectors.map((vector) => votesOf(nearestOf(vector, index, VOTERS), examples));
  const urgent = Math.max(...votes.map((vote) => vote.urgent));
  scored.push({ ...row, urgent, shown: Math.max(...votes.map((vote) => vote.shown)) });
}
const everyday = scored.filter(({ level, style }) => level === 'none' && style === 'everyday');
const thresholds = {
  urgent: thresholdFor(
    everyday.map(({ urgent }) => urgent),
    MOST_URGENT,
  ),
  note: thresholdFor(
    everyday.map(({ shown }) => shown),
    MOST_SHOWN,
  ),
};
const rates = (level: Row['level'], style?: string) => {
  const rows = scored.filter((row) => row.level === level && (!style || row.style === style));
  const share = (some: typeof rows) => Math.round((some.length / rows.length) * 1_000) / 1_000;
  const urgent = rows.filter((row) => row.urgent >= thresholds.urgent);
  const shown = rows.filter((row) => row.urgent >= thresholds.urgent || row.shown >= thresholds.note);
  return { texts: rows.length, urgent: share(urgent), shown: share(shown) };
};
const metrics = {
  encoder: encoder.model,
  plain: rates('urgent', 'plain'),
  indirect: rates('urgent', 'indirect'),
  note: rates('note'),
  everyday: rates('none', 'everyday'),
  soundsDangerous: rates('none', 'hard'),
};
console.log(examples.length, thresholds, metrics);
const file = new URL('../spanish-examples.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ metrics, thresholds, examples })}\n`);

/** About as many rows of each group, spread over it in their order; the same rows each time. */
function evenly(rows: readonly Row[], count: number): Row[] {
  const names = [...new Set(rows.map(groupOf))];
  const groups = names.map((name) => rows.filter((row) => groupOf(row) === name)).sort((a, b) => a.length - b.length);
  let missing = count;
  return groups.flatMap((group, at) => {
    const size = Math.min(group.length, Math.round(missing / (groups.length - at)));
    missing -= size;
    return Array.from({ length: size }, (_, place) => group[Math.floor((place * group.length) / size)] as Row);
  });
}
