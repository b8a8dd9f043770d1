import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asOfEnglish } from './as-of-words.ts';
import type { Section } from './blocks.ts';
import { writerLine, writerOf } from './writers.ts';

const part = (writer?: Section['writer']): Section => ({ id: 'a', title: 'A', blocks: [], ...(writer && { writer }) });
const builtIn = { kind: 'built-in' } as const;
const model = (name: string) => ({ kind: 'model', model: name }) as const;

test('a document names the writers of its sections, or the one in its head where no section has one', () => {
  const of = (...writers: Section['writer'][]) =>
    writerOf({ sections: writers.map(part), writer: { kind: 'computed' } });

  expect(of()).toEqual({ kind: 'computed' });
  expect(of(undefined, builtIn, undefined)).toEqual(builtIn);
  expect(of(model('small'), undefined, model('small'))).toEqual(model('small'));
  expect(of(model('small'), model('large'))).toEqual(model('small, large'));
  expect(of(builtIn, model('small'))).toEqual({ kind: 'mixed', model: 'small' });
  expect(of(model('small'), builtIn)).toEqual({ kind: 'mixed', model: 'small' });
});

test('whatever wrote the parts, no writer is left out of what is said, and none is named that did not write', () => {
  const names = ['one', 'two', '$&'];
  const writers = fc.array(fc.option(fc.constantFrom(builtIn, ...names.map(model)), { nil: undefined }));
  fc.assert(
    fc.property(writers, (wrote) => {
      const document = { sections: wrote.map(part), writer: { kind: 'computed' } as const };
      const { kind, model: named = '' } = writerOf(document);
      const lines = document.sections.map((section) => writerLine(section, document, asOfEnglish));

      const byModel = wrote.some((writer) => writer?.kind === 'model');
      const byOurs = wrote.some((writer) => writer?.kind === 'built-in');
      expect(kind).toBe(byModel ? (byOurs ? 'mixed' : 'model') : byOurs ? 'built-in' : 'computed');
      for (const name of names) {
        expect(named.split(', ').includes(name)).toBe(
          wrote.some((writer) => writer?.kind === 'model' && writer.model === name),
        );
      }
      for (const [index, line] of lines.entries()) {
        const writer = wrote[index];
        if (kind !== 'mixed' || !writer) expect(line).toBe('');
        else expect(line).toBe(writer.kind === 'model' ? `Written with AI (${writer.model}).` : 'Written without AI.');
      }
    }),
  );
});
