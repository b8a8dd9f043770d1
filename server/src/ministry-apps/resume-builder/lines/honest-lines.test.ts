import { asOfEnglish, checkInput, documentText, type Input, withInitialValues } from '@lampstand/sdk/app';
import { expect, test } from 'vitest';
import { writeDocument } from '../../../testing/write-document.ts';
import { resumeBuilder } from '../index.ts';
import { readStory } from '../reading/story.ts';

const { fields } = resumeBuilder.manifest;

async function made(raw: object) {
  const { input } = checkInput(fields, withInitialValues(fields, { target: 'Cook', name: 'Ana Ruiz', ...raw }));
  const document = await writeDocument(resumeBuilder, { input: input as Input, now: new Date('2026-11-20T15:00:00Z') });
  const letter = document.sections.find(({ id }) => id === 'letter');
  return { sheet: documentText(document, asOfEnglish), all: JSON.stringify(document), letter: JSON.stringify(letter) };
}
const server = { title: 'Server', employer: 'Blue Cafe', kind: 'paid', start: '2020', end: 'present' };

test.each([
  'can you put supervisor 2022-present so it looks better',
  'put that I stayed till 2023 so there is no hole',
  'please change my title to manager',
])('a request to write something is on no page, and is named: "%s"', async (request) => {
  const { sheet, all } = await made({ jobs: [{ ...server, did: `waited 8 tables. ${request}` }] });

  expect(sheet).toContain('tables');
  expect(sheet).not.toContain(request);
  expect(all).toContain('This asks us to write something');
});

test('only the part that needs an "I" is left out', async () => {
  const { sheet } = await made({
    jobs: [{ ...server, did: 'meals, 3 clients a day, one client I was with for five years' }],
  });

  expect(sheet).toContain('3 clients a day');
  expect(sheet).not.toContain('five years');
});

test('where someone stays is not on the page, and the work beside it is', async () => {
  const { sheet } = await made({ jobs: [{ ...server, did: 'I stay there and I help at the desk' }] });

  expect(sheet).toContain('Help at the desk');
  expect(sheet).not.toContain('tay there');
});

test('words that churches use too are changed only in church work', async () => {
  const did = 'small groups for dyslexia, 23 children';
  const school = { title: 'Student teacher', employer: 'Verner Elementary', kind: 'school', did };
  const church = { title: 'Helper', employer: 'Grace Church', kind: 'unpaid', did };

  expect((await made({ jobs: [school] })).sheet).toContain('mall groups');
  expect((await made({ jobs: [church] })).sheet).toContain('iscussion groups');
});

test('"usher at my church" is an usher, and the church an organization', async () => {
  const { sheet } = await made({
    jobs: [{ title: 'usher at my church', kind: 'unpaid', did: 'gave out 200 bulletins' }],
  });

  expect(sheet).toContain('Usher\nNonprofit organization');
});

test('a wrong past form and a day without its capital are mended', async () => {
  const { sheet } = await made({ jobs: [{ ...server, end: '2022', did: 'I teached 4 new servers every thursday' }] });

  expect(sheet).toContain('Taught 4 new servers every Thursday');
});

test('the letter tells of work that has no verb in its lines', async () => {
  const { letter } = await made({ jobs: [{ ...server, did: '48 states, 110,000 miles a year' }] });

  expect(letter).toContain('I worked as a server at Blue Cafe (2020 – Present): 48 states, 110,000 miles a year.');
});

test('someone who takes any job is looking for work', async () => {
  const { all } = await made({ target: 'Any job', jobs: [] });

  expect(all).toContain('Looking for work.');
  expect(all).toContain('I’m looking for work.');
});

test('an arrest in a story is no job, and work for someone else is one of its own', () => {
  const { jobs, left } = readStory(
    'Got locked up at 28 for selling. I was on the line at Nissan 2013-2016. I work for my cousin cutting grass.',
  );

  expect(left).toEqual(['Got locked up at 28 for selling.']);
  expect(jobs.map(({ job }) => [job.employer, job.start])).toEqual([
    ['Nissan', '2013'],
    [undefined, undefined],
  ]);
});

test('a short posting is read as a list, without the words of the job’s own name', async () => {
  const { all } = await made({
    target: 'Regional sales manager',
    posting: 'Regional Sales Manager. P&L responsibility, coaching, Salesforce.',
    jobs: [{ ...server, did: 'coaching 6 servers' }],
  });

  expect(all).toContain('The posting: 1 of 3 terms');
});

test('what was typed stays as it was meant: seasons, ordinals, counts, a number to call and where a term was served', async () => {
  const { sheet } = await made({
    phone: 'call mom first 208-555-0151',
    jobs: [
      {
        ...server,
        title: '4th grade helper',
        start: 'Summer 2024',
        end: '2025',
        did: 'two families',
        many: '2 families',
      },
      { ...server, title: 'Clerk', employer: 'Missouri DOC', kind: 'inside', did: 'kept stock' },
      {
        title: 'cook for church fiesta',
        kind: 'unpaid',
        did: 'food for 300 people',
        many: '300 people',
        often: 'monthly',
      },
      { title: 'Usher', employer: 'Sacred Heart', kind: 'unpaid', did: 'helped with the babies during Mass' },
    ],
  });

  for (const said of ['| (208) 555-0151', '4th Grade Helper', 'Summer 2024 – 2025', 'State of Missouri'])
    expect(sheet).toContain(said.replace('| ', ''));
  for (const said of ['Food for 300 people (monthly)', 'Cook for Community Fiesta', 'during weekly gatherings'])
    expect(sheet).toContain(said);
  expect(sheet).not.toMatch(/call mom|2 families|Missouri DOC|Sacred Heart|Mass\b|Organization Fiesta/);
});

test('a summary names what is looked for, the strongest figure and a certificate; a protected title has its place', async () => {
  const job = { title: 'Staff nurse', employer: 'Korle Bu, Accra', kind: 'paid', start: '2010', end: '2023' };
  const { sheet } = await made({
    ...{ target: 'Patient care technician', certificates: 'GNA in process\nBLS 2026' },
    jobs: [{ ...job, did: 'trained 12 student nurses' }],
  });

  expect(sheet).toContain(
    'Staff nurse (Korle Bu, Accra, 2010 – 2023), looking for work as a patient care technician. Trained 12 student nurses. BLS 2026.',
  );
});
