import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countAnswer, withoutFillers } from './answer/count.ts';
import type { Piece, ReadAnswer } from './answer/read-answer.ts';
import { roles as allRoles, partsFor, type Role, secondsFor } from './data/rubric.ts';
import { shapes } from './data/shape.ts';
import { topics } from './data/topics/index.ts';
import { gapOf } from './gap.ts';
import { addedWords, rewrite } from './rewrite.ts';
import { lengthPoints, scoreAnswer } from './score.ts';

const none = new Set<string>();
const someQuestion = fc.oneof(
  fc.constantFrom(...shapes).map((shape) => ({ shape })),
  fc.constantFrom(...topics).map((topic) => ({ shape: topic.shape, topic })),
);
const story = { shape: 'story' } as const;
/** A clause of one role, as the reader would give it. */
const piece = (role: Role, text: string, sentence: number, sure = 0.9): Piece => ({
  text,
  sentence,
  roles: Object.fromEntries(
    allRoles.map((one) => [one, one === role ? sure : (1 - sure) / (allRoles.length - 1)]),
  ) as Piece['roles'],
});
const answerOf = (...clauses: (readonly [Role, string, number?])[]): ReadAnswer => {
  const text = clauses.map(([, clause]) => clause).join(' ');
  return {
    text,
    counts: countAnswer(text),
    sentences: clauses.map(([, clause]) => clause),
    clauses: clauses.map(([role, clause, sure], index) => piece(role, clause, index, sure)),
    wholes: [],
  };
};
const someAnswer = fc
  .array(
    fc.tuple(
      fc.constantFrom(...allRoles),
      fc.constantFrom(
        'I called the manager.',
        'we did it together and it was hard',
        'In May 2022 at Target, 40 people came.',
        'um so I guess it went fine',
        'They still use my list today.',
        'He was an idiot.',
      ),
      fc.double({ min: 0.2, max: 0.99, noNaN: true }),
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((clauses) => answerOf(...clauses));

test('the total is the sum of whole points from 0 to 4, for every shape of question', () => {
  fc.assert(
    fc.property(someAnswer, someQuestion, fc.boolean(), (answer, question, elsewhere) => {
      const score = scoreAnswer(answer, { question, jobWords: none, elsewhere });
      let [sum, lines] = [0, 0];
      for (const { points, unsure } of score?.marks ?? []) {
        expect([0, 1, 2, 3, 4]).toContain(points);
        if (unsure) continue;
        sum += points;
        lines += 1;
      }

      expect(score?.total).toBe(sum);
      expect(score?.of).toBe(lines * 4);
      expect(score?.marks.length).toBe(partsFor(question).length + 2);
    }),
  );
});

test('a part without evidence has no points, and every evidence is in the answer word for word', () => {
  fc.assert(
    fc.property(someAnswer, someQuestion, (answer, question) => {
      for (const { id, points, evidence } of scoreAnswer(answer, { question, jobWords: none })?.marks ?? []) {
        if (id !== 'length' && id !== 'honesty') expect(points > 0).toBe(evidence.length > 0);
        for (const quote of evidence) expect(answer.text).toContain(quote);
      }
    }),
  );
});

test('more evidence never lowers a part: one action, two, two with a detail', () => {
  const points = (...clauses: (readonly [Role, string])[]) =>
    scoreAnswer(answerOf(...clauses), { question: story, jobWords: none })?.marks.find(({ id }) => id === 'action')
      ?.points;

  expect(points(['other', 'That is a good question.'])).toBe(0);
  expect(points(['action', 'we fixed it all together'], ['action', 'we cleaned the room then'])).toBe(2);
  expect(points(['action', 'I helped her with it'])).toBe(2);
  expect(points(['action', 'I helped her with it'], ['action', 'I called the manager'])).toBe(3);
  expect(points(['action', 'I helped her with it'], ['action', 'I called Dr. Lee at 9'])).toBe(4);
});

test('the length has the points of its quarter, by a second, plainer count', () => {
  const naive = (seconds: number, from: number, to: number) => {
    for (const [points, low, high] of [
      [4, 1, 1],
      [3, 0.75, 1.25],
      [2, 0.5, 1.5],
      [1, 0.25, 2],
    ] as const)
      if (seconds >= from * low && seconds <= to * high) return points;
    return 0;
  };
  fc.assert(
    fc.property(fc.nat(400), someQuestion, (seconds, question) => {
      const [from, to] = secondsFor(question);

      expect(lengthPoints(seconds, [from, to])).toBe(naive(seconds, from, to));
    }),
  );
});

test('words, seconds, fillers, "I" and "we" are counted', () => {
  const counts = countAnswer('Um, I think we, you know, we did it. I’m sure I’d like, uh, to do it again, like, soon.');

  expect(counts).toMatchObject({ words: 20, seconds: 9, i: 3, we: 2 });
  expect(counts.fillers).toEqual(['um', 'you know', 'uh', 'like']);
  expect(countAnswer('im on time and ive been there five years, ill or not.').i).toBe(2);
  expect(countAnswer('Do you know how I felt? I like it, and the kids like me.').fillers).toEqual([]);
});

test('seconds and words agree with a second count', () => {
  const word = fc.constantFrom('I', 'worked', 'at', 'a', 'store', 'in', '2022', 'we’re', 'well-known');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 300 }), (list) => {
      const { words, seconds, i, we } = countAnswer(list.join(' '));

      expect(words).toBe(list.length);
      expect(Math.abs(seconds - (list.length * 60) / 140)).toBeLessThanOrEqual(0.6);
      expect(i).toBe(list.filter((one) => one === 'I').length);
      expect(we).toBe(list.filter((one) => one === 'we’re').length);
    }),
  );
});

test('an answer put in order has no word that the person did not say, whatever they said', () => {
  fc.assert(
    fc.property(someAnswer, someAnswer, someQuestion, fc.boolean(), (answer, detail, question, isAgain) => {
      const score = scoreAnswer(answer, { question, jobWords: none });
      if (!score) return;
      const { text } = rewrite(answer, score, [{ for: 'result', answer: detail }], isAgain);

      expect(addedWords(text, [answer.text, detail.text])).toEqual([]);
    }),
  );
});

test('fillers and words said twice around them are taken out, nothing else', () => {
  expect(withoutFillers('um so like, last winter we had a, you know, a furnace')).toBe('last winter we had a furnace');
  expect(withoutFillers('I like the people and I know you.')).toBe('I like the people and I know you.');
});

test('the gap is the weakest part, and its quotation is from the answer', () => {
  const answer = answerOf(
    ['situation', 'At Kroger last May the freezer broke.'],
    ['task', 'It was up to me to save the food.'],
    ['action', 'I moved 40 boxes to the truck.'],
    ['action', 'I called the repair man.'],
    ['fit', 'I would do the same in your store.'],
  );
  const score = scoreAnswer(answer, { question: story, jobWords: none });

  expect(score && gapOf(answer, score)).toEqual({ id: 'result', quote: 'I called the repair man' });
});

const marksOf = (...clauses: (readonly [Role, string, number?])[]) =>
  Object.fromEntries(
    (scoreAnswer(answerOf(...clauses), { question: story, jobWords: none })?.marks ?? []).map((mark) => [
      mark.id,
      mark,
    ]),
  );

test('a number before any deed and a death are no result; an end after a deed is one', () => {
  expect(marksOf(['result', 'Last July was 104.']).result?.points).toBe(0);
  expect(marksOf(['action', 'I drove her to 3 doctors.'], ['result', 'She passed in January.']).result?.points).toBe(0);
  expect(marksOf(['action', 'I moved the start.'], ['result', 'We picked 210 bins a day.']).result?.points).toBe(4);
});

test.each([
  'I tell him no, the people is dizzy.',
  'I move the start to 4:30 morning.',
  'So I call the nurse right away.',
])('"%s" is an action, though the reader is sure of nothing', (text) => {
  expect(marksOf(['other', text, 0.4]).action?.points).toBeGreaterThanOrEqual(2);
});

test('a state or an opinion is no action', () => {
  expect(marksOf(['other', 'I like people and I am organized.', 0.4]).action?.points).toBe(0);
});

test('nothing was found is said only when each clause was read as another part', () => {
  expect(marksOf(['other', 'Night shift, day 1, a man of 67.', 0.4]).situation?.unsure).toBe(true);
  expect(marksOf(['action', 'I called the manager.']).fit?.unsure).toBe(false);
});

test('a clock time is one word', () => {
  expect(countAnswer('I start at 4:30 and stop at 12:00.').words).toBe(8);
});

test('a death is no result in an answer about the past', () => {
  const answer = answerOf(['action', 'I drove her to 3 doctors.'], ['result', 'She passed in January.']);
  const marks = scoreAnswer(answer, { question: { shape: 'past' }, jobWords: none })?.marks ?? [];

  expect(marks.flatMap(({ id, evidence }) => (id === 'result' ? evidence : []))).not.toContain(
    'She passed in January.',
  );
});
