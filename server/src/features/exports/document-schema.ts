import { cleanText, type RecordsFile, type ResultDocument } from '@lampstand/sdk/app';
import { z } from 'zod';

// The second description of what sdk/app/blocks.ts declares: a document comes back from the frame as untrusted input.
// Its type is compared with the first one in the test.
const line = z.string().max(2_000).transform(printable);
const passage = z.string().max(60_000).transform(printable);
const yes = z.literal(true).optional();
const lang = z.enum(['en', 'es']).optional();
const href = z
  .string()
  .max(2_000)
  .regex(/^(tel:|sms:|mailto:|https:\/\/)/, 'A contact is a tel:, sms:, mailto: or https: address.');
const items = z.array(passage).max(500);

const verse = z.strictObject({
  type: z.literal('verse'),
  reference: line,
  translation: line,
  translationId: line.optional(),
  text: passage,
  status: z.enum(['verified', 'set-right', 'left-out']),
  note: line.optional(),
  lang,
  href: line.optional(),
  copyright: line.optional(),
});

const table = z.strictObject({
  type: z.literal('table'),
  caption: line,
  columns: z
    .array(z.strictObject({ label: line, figures: yes }))
    .min(1)
    .max(50),
  rows: z.array(z.array(line).max(50)).max(5_000),
  notes: z.record(z.int().min(0), line).optional(),
  chosen: z.int().min(0).optional(),
  foot: z.array(line).max(50).optional(),
  visibleRows: z.int().min(0).optional(),
});

const chart = z.strictObject({
  type: z.literal('chart'),
  kind: z.enum(['line', 'bar']),
  title: line,
  labels: z.array(line).max(2_000),
  series: z
    .array(
      z.strictObject({
        name: line,
        values: z.array(z.number()).max(2_000),
        style: z.enum(['main', 'dotted', 'dashed']),
      }),
    )
    .max(20),
  unit: z.enum(['money', 'number']),
  summary: line,
});

const callout = z.strictObject({
  type: z.literal('callout'),
  tone: z.enum(['info', 'caution', 'urgent', 'next']),
  title: line.optional(),
  text: passage,
  contacts: z
    .array(z.strictObject({ label: line, href }))
    .max(20)
    .optional(),
  dismissible: yes,
  lang,
});

const schedule = z.strictObject({
  type: z.literal('schedule'),
  title: line,
  entries: z.array(z.strictObject({ date: z.iso.date(), title: line, detail: passage.optional() })).max(2_000),
});

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), text: line }),
  z.strictObject({ type: z.literal('prose'), text: passage, spoken: yes, lang }),
  z.strictObject({ type: z.literal('steps'), items }),
  z.strictObject({ type: z.literal('checklist'), items }),
  table,
  chart,
  z.strictObject({
    type: z.literal('stat'),
    items: z.array(z.strictObject({ value: line, label: line, detail: line.optional() })).max(50),
  }),
  callout,
  verse,
  schedule,
  z.strictObject({
    type: z.literal('score'),
    items: z
      .array(
        z.strictObject({
          label: line,
          points: z.int().min(0).max(1_000),
          of: z.int().min(1).max(1_000),
          note: line.optional(),
        }),
      )
      .max(50),
  }),
  z.strictObject({ type: z.literal('cards'), items: z.array(z.strictObject({ title: line, text: passage })).max(500) }),
]);

const section = z.strictObject({
  id: line,
  title: line,
  blocks: z.array(block).max(500),
  editable: z.boolean().optional(),
  again: line.optional(),
  bare: z.boolean().optional(),
  folded: z.boolean().optional(),
  sheet: yes,
  writer: z.strictObject({ kind: z.enum(['built-in', 'model']), model: line.optional() }).optional(),
});

/** A finished document as the frame holds it. */
export const DocumentSchema = z.strictObject({
  title: line,
  asOf: z.iso.date(),
  writer: z.strictObject({ kind: z.enum(['built-in', 'model', 'computed', 'mixed']), model: line.optional() }),
  about: line.optional(),
  care: yes,
  lang,
  practice: z.strictObject({ question: passage, turn: z.int().min(1), of: z.int().min(1) }).optional(),
  // Not exported: the frame saves records as a file of its own.
  records: z
    .unknown()
    .transform(() => undefined as RecordsFile | undefined)
    .optional(),
  sections: z.array(section).max(1_000),
});

/** Fails to compile when this description and the vocabulary's own say different things. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Flat<T> = T extends (infer Item)[] ? Flat<Item>[] : T extends object ? { [K in keyof T]: Flat<T[K]> } : T;
export const schemaMatchesVocabulary: Same<Flat<z.infer<typeof DocumentSchema>>, Flat<ResultDocument>> = true;

/** Text without invisible, reordering or XML-invalid characters. */
function printable(text: string): string {
  return cleanText(text)
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}
