import { blockText, checkInput, type Input, withInitialValues } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeDocument } from '../../testing/write-document.ts';
import { practiceQuestions, questionsFor } from './choose-questions.ts';
import { families, worries } from './data/questions/index.ts';
import { focuses, type InterviewInput, kinds, levels, needs } from './fields.ts';
import { interviewCoach } from './index.ts';
import { filled, sectionIn, textIn } from './visits.fixture.ts';

const someInput = fc
  .record({
    job: fc.constantFrom('Cashier', 'Plumber', 'Home health aide', 'Pastor', 'Something with animals', 'x'),
    level: fc.constantFrom(...levels),
    kind: fc.constantFrom(...kinds),
    count: fc.integer({ min: 3, max: 15 }),
    worries: fc.subarray([...worries]),
    needs: fc.subarray([...needs]),
    focus: fc.subarray([...focuses]),
    family: fc.option(fc.constantFrom(...families), { nil: undefined }),
    day: fc.option(fc.constantFrom('2026-11-20', '2026-11-21', '2027-02-28', '2020-01-01'), { nil: undefined }),
    employer: fc.option(fc.constantFrom('Kroger', 'Hope Church'), { nil: undefined }),
  })
  .map(
    (raw): Input => filled(Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined)) as Input),
  );

const planFor = (input: Input) => writeDocument(interviewCoach, { input: { ...input, mode: 'plan' } });

test('a practice has as many questions as were asked for, each once, and of the chosen kinds', () => {
  fc.assert(
    fc.property(someInput, (raw) => {
      const input = raw as unknown as InterviewInput;
      const { family, count, focus = [], worries: chosen = [] } = input;
      const all = questionsFor(input, { family, own: [], today: '2026-11-20' });
      const questions = practiceQuestions(input, all);

      expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
      expect(questions.length).toBeLessThanOrEqual(count);
      // Every kind has at least three questions for everyone.
      expect(questions.length).toBeGreaterThanOrEqual(Math.min(count, 3));
      if (focus.length > 0) {
        const kinds: string[] = [...focus, ...(focus.includes('self') ? ['about'] : [])];
        const isWorry = (id: string) => chosen.some((worry) => id.startsWith(`${worry}-`));
        expect(questions.filter(({ id, shape }) => !kinds.includes(shape) && !isWorry(id))).toEqual([]);
      } else if (chosen.length > 0) {
        expect(questions.some(({ id }) => chosen.some((worry) => id.startsWith(`${worry}-`)))).toBe(true);
      }
    }),
  );
});

test('every plan has its questions first, and the same input makes the same plan', async () => {
  await fc.assert(
    fc.asyncProperty(someInput, async (input) => {
      const plan = await planFor(input);

      expect(plan.practice).toBeUndefined();
      expect(plan.sections[0]?.id).toBe('first');
      expect(textIn(plan)).not.toMatch(/undefined|NaN|\[object/);
      expect(await planFor(input)).toEqual(plan);
    }),
    { numRuns: 12 },
  );
});

const contacts = /href":"([^"]+)"/g;
const official =
  /^(?:tel:211|https:\/\/(?:www\.)?(?:211\.org|eeoc\.gov|ada\.gov|askjan\.org|careeronestop\.org|lsc\.gov|consumer\.ftc\.gov|reportfraud\.ftc\.gov|dol\.gov|nlrb\.gov))$/;

test('a plan has only official sites, and 211 in the open wherever something is hard to get', async () => {
  await fc.assert(
    fc.asyncProperty(someInput, async (input) => {
      const plan = await planFor(input);
      for (const [, href = ''] of textIn(plan).matchAll(contacts)) expect(href).toMatch(official);
      if ((input.needs as string[] | undefined)?.length) {
        const help = sectionIn(plan, 'help');
        expect(help?.folded).toBeUndefined();
        expect(JSON.stringify(help)).toContain('tel:211');
      }
    }),
    { numRuns: 20 },
  );
});

test('no plan tells a person to hide or invent something, or gives a verdict', async () => {
  await fc.assert(
    fc.asyncProperty(someInput, async (input) => {
      const text = textIn(await planFor(input));

      expect(text).not.toMatch(/you(?:’ll| will) (?:be hired|get (?:the|this) job)|you won’t be hired/i);
      expect(text).not.toMatch(/(?<!never |don’t )\b(?:hide|make up|pretend|exaggerate)\b/i);
    }),
    { numRuns: 12 },
  );
});

test('a record gets the true way to say it, the background check and legal aid', async () => {
  const text = textIn(await planFor(filled({ job: 'Warehouse worker', worries: ['record'] })));

  expect(text).toContain('never say no where the true answer is yes');
  expect(text).toContain('Fair Credit Reporting Act');
  expect(text).toContain('https://www.lsc.gov');
});

test('words for a gap leave the reason to the person, and a record answers the gap it explains', async () => {
  const gap = JSON.stringify(sectionIn(await planFor(filled({ job: 'Cook', worries: ['gap'] })), 'worry-gap'));
  const both = JSON.stringify(
    sectionIn(await planFor(filled({ job: 'Cook', worries: ['record', 'gap'] })), 'worry-gap'),
  );

  for (const words of [gap, both]) expect(words).toContain('because [the true reason]');
  expect(gap).not.toContain('home with my family');
  expect(both).toContain('answer with the words for the record');
  expect(both).not.toContain('caring for');
});

test('a church is said to be allowed to ask about faith, a store isn’t', async () => {
  const church = textIn(await planFor(filled({ job: 'Youth pastor', level: 'ministry', kind: 'committee' })));
  const store = textIn(await planFor(filled({ job: 'Cashier', family: 'retail-food' })));

  expect(church).toContain('ministerial exception');
  expect(store).not.toContain('ministerial exception');
});

test('fifty plans for different people differ', async () => {
  const inputs = fc.sample(someInput, { numRuns: 50, seed: 15 });
  const sets = await Promise.all(
    inputs.map(async (input) => {
      const plan = await planFor(input);
      const shown = plan.sections.filter(({ folded }) => !folded).flatMap(({ blocks }) => blocks.map(blockText));
      return new Set(
        shown
          .join(' ')
          .toLowerCase()
          .match(/\p{L}{4,}/gu),
      );
    }),
  );
  const shares = sets.flatMap((one, at) =>
    sets
      .slice(at + 1)
      .map((other) => [...one].filter((word) => other.has(word)).length / Math.min(one.size, other.size)),
  );
  shares.sort((a, b) => a - b);
  console.info(
    `first layers of 50 plans: median ${Math.round((shares[shares.length >> 1] ?? 0) * 100)} % of words shared`,
  );

  expect(new Set(sets.map((set) => [...set].join(' '))).size).toBeGreaterThan(45);
});

test('initial values fill a form with nothing but the job', () => {
  const { fields } = interviewCoach.manifest;

  expect(checkInput(fields, withInitialValues(fields, { job: 'Cook' })).issues).toEqual([]);
});

test.each([
  ['school bus driver', 'students', 'package'],
  ['911 dispatcher', 'caller', 'guard card'],
])('a plan for a %s has the questions of that title, as many as were asked for', async (job, has, hasNot) => {
  const input = filled({ job, mode: 'plan', count: 8, focus: ['would', 'terms', 'story'] });
  const last = await writeDocument(interviewCoach, { input });
  const table = sectionIn(last, 'bank')?.blocks.find((block) => block.type === 'table');

  expect(JSON.stringify(table)).toContain(has);
  expect(JSON.stringify(table)).not.toContain(hasNot);
  expect(table?.rows.length).toBe(8);
});

test('permission to work is two lawful questions, and a status is said only if it is true', async () => {
  const text = textIn(await planFor(filled({ job: 'Registered nurse', family: 'care', needs: ['papers'] })));

  expect(text).toContain('whether you will need sponsorship');
  expect(text).toContain('accredited by the Department of Justice');
  expect(text).toContain('If it’s true: I’m authorized');
  expect(text).not.toContain('“I’m allowed to work in the United States');
});
