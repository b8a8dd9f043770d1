import { asOfEnglish, checkInput, documentText, type ResultDocument, withInitialValues } from '@lampstand/sdk/app';
import { expect, test } from 'vitest';
import { guidanceProblems } from '../../app-kit/index.ts';
import { writeDocument } from '../../testing/write-document.ts';
import { churchWords } from './data/church-words.ts';
import { guidance } from './data/guidance.ts';
import { jobPrompts } from './data/job-prompts.ts';
import { resumeBuilder } from './index.ts';
import { inPlainWords, showsFaith, translationsIn } from './lines/church.ts';

const { fields, examples } = resumeBuilder.manifest;
const now = new Date('2026-11-20T15:00:00Z');
function made(raw: object): Promise<ResultDocument> {
  const { input } = checkInput(fields, withInitialValues(fields, { target: 'Cook', name: 'Lee Park', ...raw }));
  return writeDocument(resumeBuilder, { input, now });
}
const whole = (document: ResultDocument) =>
  documentText({ ...document, sections: document.sections.map(({ sheet: _, ...section }) => section) }, asOfEnglish);

test('someone without a phone and an email gets a way to have one, with the number in sight', async () => {
  const document = await made({});
  const next = document.sections.find(({ id }) => id === 'next');

  expect(next?.folded).toBeUndefined();
  expect(JSON.stringify(next)).toContain('"tel:211"');
  expect(whole(document)).toContain('Caring for family, helping a neighbor, church work');
});

test('with a record there are rights and official places, no advice to hide it, and nothing of it on the sheet', async () => {
  const document = await made({
    record: true,
    jobs: [{ title: 'Kitchen worker', employer: 'State of Ohio', kind: 'inside', did: 'cooked' }],
  });
  const text = whole(document);

  for (const name of ['5 U.S.C. 9202', 'eeoc.gov', 'lsc.gov', 'bonds4jobs.com', 'consumer.ftc.gov'])
    expect(text.includes(name) || JSON.stringify(guidance).includes(name), name).toBe(true);
  expect(text).toContain('Answer truthfully');
  expect(text).not.toMatch(/\b(?:hide it|lie about|don’t mention|never tell)\b(?!\.)/i);
  expect(documentText(document, asOfEnglish)).not.toMatch(/record|prison|incarcerat|convict/i);
});

test('what a person can keep to themselves is pointed out, and why a job ended is left out', async () => {
  const job = {
    title: 'Cook',
    employer: 'Diner',
    kind: 'paid',
    start: '2019',
    end: '2022',
    did: 'cooked for the county jail\nI got laid off\nI am in recovery and mentor 3 people',
  };
  const document = await made({ jobs: [job] });
  const check = JSON.stringify(document.sections.find(({ id }) => id === 'confirm'));

  expect(check).toContain('Nothing on a resume has to name it.');
  expect(check).toContain('in recovery');
  expect(check).toContain('why a job ended');
  expect(documentText(document, asOfEnglish)).not.toMatch(/laid off/i);
});

test('a first job comes with the rules for minors, and asks for no age', async () => {
  const text = whole(
    await made({ first: true, schools: [{ what: 'High school', school: 'Edison High', status: 'now' }] }),
  );

  expect(text).toContain('under 18');
  expect(text).toContain('dol.gov/agencies/whd/child-labor');
  expect(fields.map(({ label }) => label).join()).not.toMatch(/\bage\b|birth|photo|married|Social Security|gender/i);
});

test('a gap gets honest ways to speak of it', async () => {
  const text = whole(
    await made({
      jobs: [{ title: 'Cook', employer: 'Diner', kind: 'paid', start: '2012', end: '2015', did: 'cooked' }],
    }),
  );

  expect(text).toContain('Don’t stretch a date to hide it.');
  expect(text).toContain('at least 10 years');
});

test('what leaves as a Word file or a copy is a resume: its name, its headings, its lines, and no line of ours', async () => {
  for (const { input } of examples) {
    const document = await made(input);
    const text = documentText(document, asOfEnglish);
    const sheet = document.sections.filter(({ sheet }) => sheet);

    expect(text.startsWith(`${document.title}\n`)).toBe(true);
    expect(text).toContain('Work Experience');
    expect(sheet.flatMap(({ blocks }) => blocks).every(({ type }) => type === 'prose')).toBe(true);
    expect(text).not.toMatch(/draft|without AI|Lampstand|review|cover letter|question|\*|\[/i);
  }
});

test('church work has plain words that show no faith, and a phrase is never cut by a shorter one', () => {
  for (const [from, to] of churchWords) {
    expect(inPlainWords(from), from).toBe(to.replace(/\ba (?=[aeiou])/g, 'an '));
    expect(showsFaith(to), to).toBe(false);
  }
  expect(inPlainWords('Led the Sunday school at Grace Church')).toBe('Led the children’s classes at the organization');
  expect(translationsIn('VBS and vbs and Bible study').map(({ to }) => to)).toEqual([
    'children’s summer day camp',
    'study group',
  ]);
  expect(
    ['Ran the register', 'Elder care', 'Salvation Army', 'Drove to Saint Louis'].map(showsFaith).slice(0, 3),
  ).toEqual([false, false, false]);
});

test('a pastor who looks for other work gets plain words to choose from, and the page keeps his own', async () => {
  const job = { title: 'Senior pastor', employer: 'New Hope Church', kind: 'paid', did: 'I preached weekly' };
  const document = await made({ target: 'Program manager', jobs: [job] });

  expect(JSON.stringify(document.sections.find(({ id }) => id === 'faith'))).toContain(
    '["preached","spoke in public"]',
  );
  expect(documentText(document, asOfEnglish)).toContain('Preached weekly');
});

test('nothing that is no work is a title or a line', async () => {
  const job = {
    title: 'homeless',
    kind: 'self',
    did: 'I been on the street\nI did day labor 3 days a week\nIt was hard',
  };
  const text = documentText(await made({ jobs: [job] }), asOfEnglish);

  expect(text).toContain('Independent work');
  expect(text).toContain('Did day labor 3 days a week');
  expect(text).not.toMatch(/homeless|street|hard/i);
});

test('the tables are whole: sources, dates, and four questions for each kind of work', () => {
  expect(guidanceProblems(guidance)).toEqual([]);
  expect(jobPrompts.length).toBeGreaterThanOrEqual(35);
  for (const { asks } of jobPrompts) expect(asks.length).toBe(4);
});
