import { expect, test } from 'vitest';
import {
  callout,
  checklist,
  heading,
  nextStepSection,
  prose,
  section,
  sectionIfAny,
  sectionToWrite,
  steps,
} from './sections.ts';

const contact = { label: 'Call Pastor Ann', href: 'tel:5550100' };

test('a section keeps its blocks in order and leaves out what a condition left out', () => {
  expect(section('care', 'Care', [heading('One'), undefined, false, prose(['Two.', '', 'Three.'])])).toEqual({
    id: 'care',
    title: 'Care',
    blocks: [
      { type: 'heading', text: 'One' },
      { type: 'prose', text: 'Two.\n\nThree.' },
    ],
  });
});

test('a section without blocks is no section where that is wanted', () => {
  expect(sectionIfAny('verses', 'Verses', [undefined])).toEqual([]);
  expect(sectionIfAny('verses', 'Verses', [heading('One')], { bare: true })).toMatchObject([{ bare: true }]);
  expect(sectionIfAny('more', 'More', [heading('One')], { folded: true })).toMatchObject([{ folded: true }]);
});

test('a section to write says where its prose goes and how long it can be', () => {
  expect(sectionToWrite('prayer', 'The prayer', { maxWords: 120, spoken: true, again: 'Write again' })).toEqual({
    id: 'prayer',
    title: 'The prayer',
    editable: true,
    again: 'Write again',
    blocks: [],
    write: { place: 'before', maxWords: 120, spoken: true },
  });
  expect(sectionToWrite('answer', 'Answer', { maxWords: 60, bare: true, place: 'after' })).toEqual({
    id: 'answer',
    title: 'Answer',
    bare: true,
    blocks: [],
    write: { place: 'after', maxWords: 60 },
  });
});

test('a folded section says so', () => {
  expect(section('notes', 'Notes', [heading('One')], { folded: true })).toMatchObject({ folded: true });
  expect(sectionToWrite('how', 'How', { maxWords: 60, folded: true })).toMatchObject({ folded: true });
});

test('the next step is one callout with the people to contact', () => {
  expect(nextStepSection('Call your landlord.', { contacts: [contact], blocks: [heading('Also')] })).toEqual({
    id: 'next',
    title: 'Your next step',
    bare: true,
    blocks: [
      { type: 'callout', tone: 'next', title: 'Your next step', text: 'Call your landlord.', contacts: [contact] },
      { type: 'heading', text: 'Also' },
    ],
  });
  expect(nextStepSection('Llame hoy.', { lang: 'es' }).title).toBe('El siguiente paso');
});

test('a callout without contacts has no list of them', () => {
  expect(callout('info', 'Hello.', { contacts: [], dismissible: true })).toEqual({
    type: 'callout',
    tone: 'info',
    text: 'Hello.',
    dismissible: true,
  });
});

test('lists without items and prose without words are no blocks', () => {
  expect([steps([]), steps([false, 'One']), checklist([undefined]), checklist(['Two']), prose([''])]).toEqual([
    undefined,
    { type: 'steps', items: ['One'] },
    undefined,
    { type: 'checklist', items: ['Two'] },
    undefined,
  ]);
  expect(prose(['Amen.'], { spoken: true })).toEqual({ type: 'prose', text: 'Amen.', spoken: true });
});
