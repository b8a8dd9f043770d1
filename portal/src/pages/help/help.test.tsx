import { reasonCodes } from '@lampstand/sdk/protocol';
import { expect, test } from 'vitest';
import article from '../../content/help/help.md?article';
import { click, find, press, render, type } from '../../testing/render.tsx';
import { HelpSearch } from './help-search.tsx';
import { sectionsOf, wordsOf } from './help-sections.ts';
import { indexAnswers } from './search-answers.ts';

const sections = sectionsOf(article);
const answers = sections.flatMap((section) => section.answers);
const search = indexAnswers(sections);
const questionsFor = (query: string) => search(query).map(({ question }) => question.map(({ text }) => text).join(''));

test('every section has answers, and every question has an answer and its own anchor', () => {
  expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['getting-started', 'technical-support']));
  expect(sections.filter((section) => section.answers.length === 0)).toEqual([]);
  expect(answers.length).toBeGreaterThanOrEqual(30);
  expect(answers.filter(({ id, nodes }) => id === '' || nodes.length === 0)).toEqual([]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
});

test('the first section is the six questions that are asked most', () => {
  expect(sections[0]?.title).toBe('Asked most often');
  expect(sections[0]?.answers.map(({ question }) => question.split(' ').slice(0, 3).join(' '))).toEqual([
    'How do we',
    'The code disappeared',
    'The app doesn’t',
    'Who needs an',
    'What happens to',
    'How do we',
  ]);
});

test('the empty search field shows what can be typed', () => {
  render(<HelpSearch sections={sections} onSearching={() => {}} />);

  expect(find<HTMLInputElement>('input').placeholder).toBe('WordPress removed the code');
});

test('every reason code that a visitor can see is explained', () => {
  const words = answers.flatMap(({ nodes }) => nodes.map(wordsOf)).join(' ');

  expect(reasonCodes.filter((code) => !words.includes(code))).toEqual([]);
});

test.each([
  ['wix', 'How do we add an app in Wix?'],
  ['squarspace', 'How do we add an app in Squarespace?'],
  ['the app is blank', 'The app doesn’t appear. What should we check?'],
  ['blocked-by-csp', 'What does the short code mean?'],
  ['code vanished', 'The code disappeared after saving. What now?'],
  ['forgot password', 'I forgot my password.'],
  ['refund', 'How do we pay or change our plan?'],
  ['delete account', 'How do I change my email or delete my account?'],
  ['suicide', 'What happens when someone writes that they want to die?'],
  ['verification email', 'The verification email didn’t come.'],
  ['which bible', 'Which Bible do the apps quote?'],
  ['screen reader', 'Does it work with a keyboard, a screen reader or large text?'],
])('“%s” finds its answer in the first three results', (query, question) => {
  expect(questionsFor(query).slice(0, 3)).toContain(question);
});

test('matches are marked, and the text around them is complete', () => {
  const [first] = search('invite');

  const marks = [...(first?.question ?? []), ...(first?.excerpt ?? [])].filter(({ hit }) => hit);
  expect(marks.length).toBeGreaterThan(0);
  for (const { text } of marks) expect(text.toLowerCase()).toMatch(/^invit/);
  expect(answers.map(({ question }) => question)).toContain(first?.question.map(({ text }) => text).join(''));
});

test.each(['xylophone', '((', '.*', '__proto__', 'constructor', '   '])('“%s” breaks nothing', (query) => {
  expect(search(query)).toBeInstanceOf(Array);
});

test('in the search, arrows move through results, Enter opens the first, Escape clears', async () => {
  let searching = false;
  render(
    <HelpSearch
      sections={sections}
      onSearching={(is) => {
        searching = is;
      }}
    />,
  );
  const input = find<HTMLInputElement>('input');
  input.focus();
  await type(input, 'wix');
  await settled(() => document.querySelector('[data-result]'));
  const results = [...document.querySelectorAll<HTMLElement>('[data-result]')];

  await press('ArrowDown');
  expect(document.activeElement).toBe(results[0]);
  await press('ArrowUp');
  expect(document.activeElement).toBe(input);
  let followed = '';
  results[0]?.addEventListener('click', (event) => {
    followed = results[0]?.getAttribute('href') ?? '';
    event.preventDefault();
  });
  find<HTMLFormElement>('form').requestSubmit();
  expect(followed).toBe('#how-do-we-add-an-app-in-wix');
  await press('Escape');

  expect([input.value, searching]).toEqual(['', false]);
});

test('without results it says what to try, and a crisis word shows help first', async () => {
  render(<HelpSearch sections={sections} onSearching={() => {}} />);
  const input = find<HTMLInputElement>('input');
  await type(input, 'xylophone');
  await settled(() => document.body.textContent?.includes('Nothing matches “xylophone”. Try one word'));

  await type(input, 'I want to die');

  expect(find('a[href="tel:988"]').textContent).toBe('988');
  await click(find('a[href="#what-happens-when-someone-writes-that-they-want-to-die"]'));
});

async function settled(ready: () => unknown) {
  await expect.poll(ready).toBeTruthy();
}
