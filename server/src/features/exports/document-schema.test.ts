import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DocumentSchema, schemaMatchesVocabulary } from './document-schema.ts';
import { sampleDocument } from './sample-document.testing.ts';

test('a document with every kind of block passes unchanged', () => {
  expect(DocumentSchema.parse(sampleDocument)).toEqual(sampleDocument);
  expect(schemaMatchesVocabulary).toBe(true);
});

test('a document that is help for someone in danger passes, and the mark has one value', () => {
  expect(DocumentSchema.parse({ ...sampleDocument, care: true })).toMatchObject({ care: true });
  expect(DocumentSchema.safeParse({ ...sampleDocument, care: false }).success).toBe(false);
});

test('a block with a field too many, a foreign address or an unknown kind is refused', () => {
  const withBlock = (block: unknown) =>
    DocumentSchema.safeParse({ ...sampleDocument, sections: [{ id: 'a', title: 'A', blocks: [block] }] }).success;

  expect(withBlock({ type: 'prose', text: 'a' })).toBe(true);
  expect(withBlock({ type: 'prose', text: 'a', html: '<b>' })).toBe(false);
  expect(withBlock({ type: 'image', src: 'https://evil.example/a.png' })).toBe(false);
  expect(withBlock({ type: 'schedule', title: 'a', entries: [{ date: '2026-02-30', title: 'a' }] })).toBe(false);
  const contact = (href: string) => ({ type: 'callout', tone: 'info', text: 'a', contacts: [{ label: 'a', href }] });
  expect(withBlock(contact('tel:988'))).toBe(true);
  expect(withBlock(contact('javascript:alert(1)'))).toBe(false);
});

test('no shape of input makes the check throw', () => {
  fc.assert(
    fc.property(fc.object({ maxDepth: 6 }), fc.jsonValue(), (object, json) => {
      expect(DocumentSchema.safeParse(object).success).toBe(false);
      expect(DocumentSchema.safeParse({ ...sampleDocument, sections: json }).success).toBe(
        Array.isArray(json) && json.length === 0,
      );
    }),
  );
});
