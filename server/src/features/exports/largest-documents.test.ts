import type { Input, ResultDocument, Section } from '@lampstand/sdk/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue, findApp } from '../../ministry-apps/index.ts';
import { createImportedTexts } from '../../scripture/imported-texts.ts';
import { openTestScripture } from '../../testing/scripture-database.ts';
import { writeDocument } from '../../testing/write-document.ts';
import { overLimits } from './document-limits.ts';
import { DocumentSchema } from './document-schema.ts';

let bible: Awaited<ReturnType<typeof openTestScripture>>;
beforeAll(async () => {
  bible = await openTestScripture();
});
afterAll(() => bible.close());

async function make(id: string, input: Input, question?: string): Promise<ResultDocument> {
  const app = findApp(id);
  if (!app) throw new Error(`There is no app ${id}.`);
  const messages = question ? [{ role: 'user' as const, text: question }] : [];
  const texts = await createImportedTexts(bible.db).current();
  return writeDocument(app, { input, messages, scripture: bible.scripture }, texts);
}

/** The most that the forms take: 30 debts of ten million each, paid off in the last month that a plan can have. */
function debtsForFiftyYears(): Promise<ResultDocument> {
  const debt = {
    type: 'mortgage',
    balance: 1_000_000_000,
    apr: 0,
    minimum: Math.ceil(1_000_000_000 / 599),
    dueDay: 31,
  };
  const debts = Array.from({ length: 30 }, (_, index) => ({
    ...{ ...debt, inCollections: true },
    name: `${'W'.repeat(117)}${index + 100}`,
  }));
  return make('debt-coach', { debts, extra: 0, strategy: 'compare', currency: 'NZD', income: 1_000_000_000 });
}

const longPrayer = (style: string) =>
  make('prayer-generator', {
    ...{ purpose: 'personal', names: 'Ruth, '.repeat(20), situation: 'My father is ill and I am tired. '.repeat(30) },
    ...{ voice: 'leader', length: '240', style, passage: 'Psalm 119', address: 'Trinity', ending: 'trinity' },
  });

/** A conversation, as a frame puts it together: each question a section before its answer. */
async function conversation(turns: number): Promise<ResultDocument> {
  const questions = [
    'What does the Bible say about anxiety?',
    'What does Psalm 119 say?',
    'Should babies be baptized?',
  ];
  const input = { length: 'deep', view: 'differ' };
  const answers = await Promise.all(questions.map((question) => make('bible-chat', input, question)));
  const [first] = answers;
  if (!first) throw new Error('There is no answer.');
  const sections = Array.from({ length: turns }, (_, turn): Section[] => [
    { id: `question-${turn}`, title: 'You', blocks: [{ type: 'prose', text: 'x'.repeat(2_000) }] },
    ...(answers[turn % answers.length]?.sections ?? []).map((section) => ({ ...section, id: `${section.id}-${turn}` })),
  ]);
  return { ...first, sections: sections.flat() };
}

/** Fifteen jobs with as much work as the form takes, a posting of new words, and everything else. */
function fullResume(): Promise<ResultDocument> {
  const jobs = Array.from({ length: 15 }, (_, index) => ({
    ...{
      title: `Cashier ${index}`,
      employer: 'W'.repeat(120),
      kind: 'unpaid',
      start: String(1980 + index),
      end: 'present',
    },
    did: 'I ran 2 rooms\n'.repeat(142),
  }));
  const posting = Array.from(
    { length: 900 },
    (_, index) => `- skill${String.fromCharCode(97 + (index % 26))} work`,
  ).join('\n');
  const choices = { make: 'resume', format: 'chronological', pages: '2', faith: 'show', references: 'line' };
  return make('resume-builder', {
    ...{ target: 'Cook', name: 'Ana', jobs, posting: posting.slice(0, 8_000), skills: 'a, '.repeat(260), ...choices },
    ...{ first: true, record: true },
  });
}

/** Seven ideas for someone who has everything and every limit that a note is about. */
const everyIdea = () =>
  make('business-idea-generator', {
    ...{ skills: 'I clean, sew, cook and drive. '.repeat(16), hours: 60, money: 10_000_000, place: 'city', wanted: 7 },
    ...{ kinds: ['clean', 'cook'], assets: ['car', 'truck', 'kitchen', 'computer'], planFor: '7', serve: true },
    ...{ limits: ['benefits', 'immigration', 'record'], goal: 2_000_000, customers: 'W'.repeat(120) },
  });

/** Two weeks of all meals for seven kinds of people. */
const twoWeeks = () =>
  make('budget-meal-planner', {
    people: ['adult', 'senior', 'teen', 'older-child', 'child', 'toddler', 'baby'].map((age) => ({ age, count: 1 })),
    ...{ mode: 'home', budget: 100_000, days: 14, allergic: 'no', cook: 'all', cold: 'freezer', cuisine: 'any' },
    ...{ meals: ['breakfast', 'lunch', 'dinner', 'snack'], basics: ['salt', 'oil'], have: 'rice, beans, flour' },
  });

/** Eighty foods, each with the longest name. */
const fullPantry = () =>
  make('food-preservation', {
    mode: 'inventory',
    items: Array.from({ length: 80 }, (_, index) => ({
      ...{ food: `ground beef ${'W'.repeat(44)}${index}`, place: 'freezer', since: '2026-09-01', opened: true },
    })),
  });

/** A plan with everything that the form takes. */
const fullInterview = () =>
  make('interview-coach', {
    ...{ job: 'Cook', mode: 'plan', level: 'entry', count: 15, kind: 'panel', day: '2026-12-01', pace: 'coach' },
    ...{ posting: 'Cooks clean and serve. '.repeat(260), resume: 'I cooked for forty people. '.repeat(230) },
    ...{ worries: ['record', 'gap'], needs: ['ride', 'phone', 'internet', 'clothes', 'child-care', 'papers'] },
  });

const longestWish = () =>
  make('tech-helper', {
    ...{ want: 'How do I make the letters bigger on my phone? '.repeat(13), device: 'iphone', comfort: '1' },
    ...{ screenWords: 'Display and Brightness. '.repeat(20), textSize: 'large', helper: true },
  });

const largest: { readonly [app: string]: () => Promise<ResultDocument[]> } = {
  'budget-meal-planner': async () => [await twoWeeks()],
  'business-idea-generator': async () => [await everyIdea()],
  'food-preservation': async () => [await fullPantry()],
  'interview-coach': async () => [await fullInterview()],
  'tech-helper': async () => [await longestWish()],
  'bible-chat': async () => [await conversation(40)],
  'debt-coach': async () => [await debtsForFiftyYears()],
  'resume-builder': async () => [await fullResume()],
  'prayer-generator': () => Promise.all(['plain', 'litany', 'lament', 'extemporary', 'charismatic'].map(longPrayer)),
};

test.each(catalogue.filter(({ id }) => findApp(id)).map(({ id }) => id))(
  'the largest documents of %s are within the limits',
  { timeout: 60_000 },
  async (id) => {
    const documents = await largest[id.toLowerCase()]?.();

    expect(documents).toBeDefined();
    for (const document of documents ?? []) {
      expect(overLimits(document)).toBeUndefined();
      expect(DocumentSchema.safeParse(document).error).toBeUndefined();
    }
  },
);
