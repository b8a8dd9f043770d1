import { expect, test } from 'vitest';
import { guidanceProblems } from '../../../app-kit/index.ts';
import trained from '../answer/answers.json' with { type: 'json' };
import { anchors } from './anchors.ts';
import { guidance } from './guidance.ts';
import { hardQuestions } from './hard-questions.ts';
import { jobTitles } from './job-titles.ts';
import { allQuestions, byFamily, byWorry, families, firstJob, worries } from './questions/index.ts';
import { roles, rubrics } from './rubric.ts';
import { shapes } from './shape.ts';
import { topics } from './topics/index.ts';

test('the bank has more than 300 different questions, each with its reason and what a good answer has', () => {
  expect(allQuestions.length).toBeGreaterThanOrEqual(300);
  expect(new Set(allQuestions.map(({ text }) => text.toLowerCase())).size).toBe(allQuestions.length);
  expect(new Set(allQuestions.map(({ id }) => id)).size).toBe(allQuestions.length);
  for (const { text, why, shows } of allQuestions) {
    expect(text, text).toMatch(/^\p{Lu}.*[?.]$/u);
    // They go on from "They want to know" and "A good answer includes".
    expect(why, text).toMatch(/^\p{Ll}.*[^.?]$/u);
    expect(shows, text).toMatch(/^(?:\p{Ll}|“).*[^.?]$/u);
  }
});

test('every field of work, first job and worry has questions of its own, and every kind of question occurs', () => {
  for (const family of families) expect(byFamily[family].length, family).toBeGreaterThanOrEqual(8);
  for (const worry of worries) expect(byWorry[worry].length, worry).toBeGreaterThanOrEqual(3);
  expect(firstJob.length).toBeGreaterThanOrEqual(20);
  for (const shape of shapes)
    expect([...allQuestions, ...topics].some((question) => question.shape === shape) || shape === 'open', shape).toBe(
      true,
    );
  expect(new Set(jobTitles.phrasings.map(({ id }) => id))).toEqual(new Set([...families, 'any']));
});

test('no question of an employer asks for what the law protects', () => {
  const forbidden =
    /\b(?:how old|your age|married|husband|wife|pregnant|your religion|disabled|where (?:were you|are you) (?:born|from)|arrested)\b/i;

  expect(allQuestions.filter(({ text }) => forbidden.test(text))).toEqual([]);
  expect(hardQuestions.length).toBeGreaterThanOrEqual(10);
});

test('every right names its source, its days and safe links, and no phone number', () => {
  expect(guidanceProblems(guidance)).toEqual([]);
  expect(JSON.stringify([guidance, hardQuestions])).not.toMatch(/\d{3}-\d{4}|tel:/);
});

test('each criterion has five anchors, and the reader knows exactly the roles of the rubric', () => {
  for (const [id, five] of Object.entries(anchors)) {
    expect(five.length, id).toBe(5);
    const used = five.filter((anchor) => anchor !== 'not used');
    expect(new Set(used).size, id).toBe(used.length);
  }
  for (const { parts } of Object.values(rubrics)) {
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  }
  expect(trained.classifier.labels).toEqual([...roles]);
});
