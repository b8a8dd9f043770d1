import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const facts = (situation: string, more: Record<string, string> = {}) =>
  understand({ purpose: 'intercession', situation, voice: 'I', ...more });

test('a relation is kept in the voice of the one who prays', () => {
  expect(facts('My father has surgery on Thursday.').subject).toMatchObject({
    again: 'my father',
    possessive: 'my father’s',
    pronoun: 'he',
  });
  expect(facts('My father has surgery on Thursday.', { voice: 'we' }).subject).toMatchObject({
    first: 'a father we love',
    again: 'this father',
  });
  expect(facts('My sister is in the hospital.', { voice: 'we' }).subject.again).toBe('our sister');
  expect(facts('My kids are sick.').subject).toMatchObject({ again: 'my kids', pronoun: 'they', plural: true });
});

test('the one prayed for is found by the words around the event', () => {
  expect(facts('I have surgery on Tuesday; my wife is driving me.').subject.self).toBe(true);
  expect(facts('I am nervous about my daughter’s exam.').subject.again).toBe('my daughter');
  expect(facts('I am the one who drives. Surgery for my aunt is tomorrow.').subject.again).toBe('my aunt');
  expect(facts('I cannot sleep, and my husband snores.').subject.self).toBe(true);
  expect(facts('Ana lost her job.').subject).toMatchObject({ again: 'Ana', pronoun: 'she' });
});

test('names are spelled as given, listed, and joined to the relation they belong to', () => {
  expect(facts('They are ill.', { names: 'ana,  José & Mary-Jane' }).subject.again).toBe('ana, José, and Mary-Jane');
  expect(facts('My sister is ill.', { names: 'Ana' }).subject.first).toBe('my sister Ana');
  expect(facts('My father is ill.', { names: 'Dad' }).subject).toMatchObject({ first: 'Dad', pronoun: 'he' });
  expect(facts('He is ill.', { names: '**, 123, 😀' }).names).toEqual([]);
});

test('times ahead, times past and durations are told apart', () => {
  expect(facts('The surgery is Thursday morning.')).toMatchObject({ when: 'on Thursday morning' });
  expect(facts('She lost her job on Tuesday.').when).toBeUndefined();
  expect(facts('She lost her job on Tuesday.').ago).toBe('on Tuesday');
  expect(facts('He has been ill for three weeks.').since).toBe('for three weeks');
  expect(facts('We move tomorrow.').when).toBe('tomorrow');
  expect(facts('My aunt died two months ago.').ago).toBe('two months ago');
});

test('what the text denies is not what it is about', () => {
  expect(facts('The doctors say there is no cancer. I cannot sleep.').theme.id).toBe('sleepless');
  expect(facts('The scan came back clear, benign.', { purpose: 'thanksgiving' }).theme.id).toBe('good-news');
  expect(facts('I am not afraid of the flight.').feelings).toEqual([]);
});

test('a feeling counts as one’s own only when one says it of oneself', () => {
  expect(facts('I am scared.').feelings).toEqual(['fear']);
  expect(facts('My son is scared of the dark.').feelings).toEqual([]);
  expect(facts('I think she is angry.').feelings).toEqual([]);
});

test('whole statements are kept in the person’s own words, requests to the app are not', () => {
  const { ownWords } = facts(
    'My mother fell on the stairs. Please write something nice. Can God hear me? i dont know what to do',
  );

  expect(ownWords).toEqual(['My mother fell on the stairs.', 'I don’t know what to do.']);
});

test('fragments are completed where their beginning shows how', () => {
  expect(facts('For a friend out of work').ownWords).toEqual(['I pray for a friend out of work.']);
  expect(facts('Court hearing on March 3 about custody of my grandson').ownWords).toEqual([
    'I bring you the court hearing on March 3 about custody of my grandson.',
  ]);
  expect(
    facts('Budget meeting tonight, we have to cut two positions', { voice: 'we', purpose: 'meeting' }).ownWords,
  ).toEqual(['We bring you the budget meeting tonight.', 'We have to cut two positions.']);
});

test('one voice’s sentences are not put into the mouths of many', () => {
  expect(facts('I am tired. My son came home yesterday. Ben is glad.', { voice: 'we', names: 'Ben' }).ownWords).toEqual(
    ['Ben is glad.'],
  );
  expect(facts('My son came home yesterday.', { voice: 'we', names: 'Ben' }).ownWords).toEqual([
    'Ben came home yesterday.',
  ]);
});

test('harm, hate, self-harm, politics and promises are not repeated aloud', () => {
  const unsaid = [
    'My husband hits me.',
    'I want to die.',
    'I hate my boss.',
    'We need Smith to win the election.',
    'I know he will be healed.',
    'She is a bitch.',
  ];

  for (const text of unsaid) expect(facts(text).ownWords, text).toEqual([]);
});

test('someone harmed at home is prayed for, and never the one who harms', () => {
  expect(facts('My husband hits me.')).toMatchObject({ theme: { id: 'abuse' }, subject: { self: true } });
  expect(facts('My sister’s boyfriend hits her.').subject.self).toBe(false);
  expect(facts('I confess that my husband beats me', { purpose: 'confession' })).toMatchObject({
    theme: { id: 'abuse' },
  });
  expect(facts('My husband hits me.', { purpose: 'thanksgiving' }).second).toBeUndefined();
});

test('nobody is taken for dead, or for a mourner, without a word that says so', () => {
  expect(facts('My friend is grieving.')).toMatchObject({ subject: { again: 'my friend' } });
  expect(facts('My friend is grieving.').dead).toBeUndefined();
  expect(facts('My son killed himself last month.', { names: 'Jonah', purpose: 'grief' })).toMatchObject({
    theme: { id: 'death' },
    subject: { self: true },
    dead: { again: 'Jonah' },
  });
  expect(facts('', { names: 'Jonah', purpose: 'grief' })).toMatchObject({ subject: { self: true }, names: ['Jonah'] });
  expect(facts('The funeral is on Friday.', { names: 'Margaret' }).dead?.again).toBe('Margaret');
  expect(facts('My mother and I miss my father, who died in May.').dead?.again).toBe('my father');
});

test('a sentence is not cut so that it claims what was only feared', () => {
  expect(facts('If he dies, I will be alone.').ownWords).toEqual([]);
  expect(facts('My boss shouts at everyone.').ownWords).toEqual([]);
});

test('an empty form is not told what is the matter with whom', () => {
  expect(understand({ purpose: 'healing', voice: 'I' }).matter).toEqual([]);
  expect(understand({ purpose: 'meeting', voice: 'we' }).matter).not.toEqual([]);
});

test('the dead and those who mourn them are kept apart', () => {
  const own = facts('My grandmother died last week.', { names: 'Rosa' });
  const other = facts('My coworker Dana lost her mother two weeks ago.');

  expect([own.subject.self, own.dead?.again]).toEqual([true, 'Rosa']);
  expect([other.subject.again, other.dead?.again]).toEqual(['Dana', 'her mother']);
});
