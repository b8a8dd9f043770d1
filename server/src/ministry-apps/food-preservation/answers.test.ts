import { asOfEnglish, documentText, type Input, type ResultDocument, withInitialValues } from '@lampstand/sdk/app';
import { expect, test } from 'vitest';
import { writeDocument } from '../../testing/write-document.ts';
import { foodPreservation } from './index.ts';

const now = new Date('2026-11-20T15:00:00Z');
const write = (raw: Input) =>
  writeDocument(foodPreservation, { input: withInitialValues(foodPreservation.manifest.fields, raw) as Input, now });
const textOf = (document: ResultDocument) => documentText(document, asOfEnglish);
const textFor = async (raw: Input) => textOf(await write(raw));
/** What is open on the screen. */
const openTextFor = async (raw: Input) => {
  const document = await write(raw);
  return textOf({ ...document, sections: document.sections.filter(({ folded }) => !folded) });
};

test('turkey that was cooked and sliced at home is a leftover, and not deli meat with a longer time', async () => {
  const sliced = { mode: 'safe', food: 'sliced turkey', state: 'cooked', place: 'fridge', since: '2026-11-18' };
  const text = await textFor({ ...sliced, warm: 'to-2' });

  expect(text).toContain('3 to 4 days in the fridge');
  expect(text).toContain('2 hours in all is the limit');
  expect(text).not.toContain('Deli meat');
});
