import {
  asOfEnglish,
  checkInput,
  documentText,
  type Input,
  type ResultDocument,
  withInitialValues,
} from '@lampstand/sdk/app';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contextOf } from '../../testing/plan-run.ts';
import { writeDocument } from '../../testing/write-document.ts';
import { solveRun } from '../contract.ts';
import { resumeBuilder } from './index.ts';

const { fields } = resumeBuilder.manifest;
const now = new Date('2026-11-20T15:00:00Z');

function checked(raw: object): Input {
  const { input, issues } = checkInput(
    fields,
    withInitialValues(fields, { target: 'Office assistant', name: 'Maria Lopez', ...raw }),
  );
  expect(issues).toEqual([]);
  return input;
}
const made = (raw: object, answers: Input = {}): Promise<ResultDocument> =>
  writeDocument(resumeBuilder, { input: checked(raw), answers, now });
const textOf = (document: ResultDocument) => documentText(document, asOfEnglish);
const allOf = (document: ResultDocument) => JSON.stringify(document);
const partOf = (document: ResultDocument, id: string) =>
  JSON.stringify(document.sections.find((section) => section.id === id)?.blocks ?? '');

const church = {
  title: 'Sunday school teacher',
  employer: 'Grace Baptist Church',
  kind: 'unpaid',
  start: '2018',
  end: 'present',
  did: 'I teach 12 children every week\nI helped at Grace Baptist Church dinners',
};
const paid = {
  title: 'cashier',
  employer: 'Food Town',
  kind: 'paid',
  start: 'March 2012',
  end: 'May 2015',
  did: 'ran the register',
};

test('the sheet is one column of headings and lines, with standard headings and nothing of ours', async () => {
  const document = await made({
    phone: '9375550142',
    jobs: [paid, church],
    skills: 'Excel, phones',
    schools: [{ what: 'GED', status: 'finished', year: '2010' }],
  });
  const sheet = document.sections.filter(({ sheet }) => sheet);

  expect(sheet.map(({ title }) => title)).toEqual([
    'Contact',
    'Summary',
    'Work Experience',
    'Volunteer Experience',
    'Education',
    'Skills',
  ]);
  expect(new Set(sheet.flatMap(({ blocks }) => blocks.map(({ type }) => type)))).toEqual(new Set(['prose']));
  expect(textOf(document)).toBe(
    'Maria Lopez\n\n(937) 555-0142\n\nSummary\n\nChildren’s class teacher and cashier with skills in Excel and phones, looking for work as an office assistant. Teach 12 children every week.\n\nWork Experience\n\nCashier\nFood Town | Mar 2012 – May 2015\n\n- Ran the register\n\nVolunteer Experience\n\nChildren’s class teacher\nNonprofit organization | 2018 – Present\n\n- Teach 12 children every week\n- Helped at the organization dinners\n\nEducation\n\nGED | 2010\n\nSkills\n\nExcel, Phones\n',
  );
});

test('faith is off the page unless the person puts it there', async () => {
  const words = /grace|baptist|church|sunday/i;
  expect(textOf(await made({ jobs: [paid, church] }))).not.toMatch(words);
  expect(textOf(await made({ jobs: [paid, church], faith: 'show' }))).toContain('Grace Baptist Church');
  expect(textOf(await made({ jobs: [paid, church], target: 'Youth pastor' }))).toContain('Sunday school teacher');
  expect(textOf(await made({ jobs: [paid, church], faith: 'leave-out' }))).not.toMatch(/Volunteer|12 children/);
});

test('a paid job at a church keeps its name, with a warning', async () => {
  const input = checked({ jobs: [{ ...church, kind: 'paid' }] });
  const solved = await solveRun(resumeBuilder, contextOf({ input, now }), (context) =>
    resumeBuilder.solve(input, context as never),
  );

  expect('plan' in solved && solved.plan.notices[0]?.text).toContain('Grace Baptist Church');
});

test('private details are on no part of the document, and in no saved file', async () => {
  const document = await made({
    summary: 'I am a 45 year old married mother of 4. My SSN is 123-45-6789. I keep calm under pressure.',
    city: '412 Elm St, Dayton, OH',
    jobs: [{ ...paid, did: 'ran the register\nborn on March 4, 1980' }],
  });

  expect(allOf(document)).not.toMatch(/123-45|\b45\b|married|mother of|1980|Elm St/);
  expect(partOf(document, 'summary')).toContain('Keep calm under pressure.');
});

test('a pasted resume is put into fields to be checked, and what is answered is what counts', async () => {
  const input = checked({
    paste: 'Ana Ruiz\nana@ruiz.com\n\nEXPERIENCE\nStarbucks - Barista\nJan 2020 to Present\n* Make 200 drinks a shift',
  });
  const asked = await solveRun(resumeBuilder, contextOf({ input, now }), (context) =>
    resumeBuilder.solve(input, context as never),
  );
  if (!('ask' in asked)) throw new Error('Nothing was asked.');
  const [found] = asked.ask.fields;

  expect(asked.ask.why).toContain('We found one job');
  expect(found).toMatchObject({
    name: 'foundJobs',
    initial: [{ title: 'Barista', employer: 'Starbucks', start: 'Jan 2020', end: 'Present' }],
  });

  const text = textOf(
    await made(input, {
      foundJobs: [
        {
          title: 'Barista',
          employer: 'Blue Cup',
          kind: 'paid',
          start: 'Jan 2020',
          end: 'present',
          did: 'Make 200 drinks a shift',
        },
      ],
      foundSchools: [],
    }),
  );
  expect(text).toContain('Blue Cup | Jan 2020 – Present');
  expect(text).not.toContain('Starbucks');
  expect(text).toContain('ana@ruiz.com');
});

test('the saved form makes the same resume again, without the record', async () => {
  const document = await made({ jobs: [paid, church], email: 'a@b.org', record: true });
  const again = await made(document.records?.data ?? {});

  expect(textOf(again)).toBe(textOf(document));
  expect(document.records?.data).not.toHaveProperty('record');
});

const dateOf = /^[1-2]\d{3}(?:-[0-1]\d(?:-[0-3]\d)?)?$/;
const schemaKeys = [
  '$schema',
  'basics',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'skills',
  'languages',
];
test('the saved file is a JSON Resume: known keys, dates of its kind, and nothing empty', async () => {
  const { records } = await made({
    jobs: [paid, church],
    languages: 'Spanish (fluent)',
    certificates: 'CPR, 2024',
    city: 'Dayton, OH',
    link: 'linkedin.com/in/maria',
    schools: [{ what: 'GED', status: 'finished', year: '2010' }],
  });
  const format = records?.format as { [key: string]: never } & { work: { startDate: string }[] };

  expect(Object.keys(format).filter((key) => !schemaKeys.includes(key))).toEqual([]);
  expect(format).toMatchObject({
    basics: {
      name: 'Maria Lopez',
      label: 'Office assistant',
      url: 'https://linkedin.com/in/maria',
      location: { city: 'Dayton', region: 'OH' },
    },
    work: [
      {
        name: 'Food Town',
        position: 'Cashier',
        startDate: '2012-03',
        endDate: '2015-05',
        highlights: ['Ran the register'],
      },
    ],
    volunteer: [{ organization: 'Nonprofit organization', startDate: '2018' }],
    education: [{ studyType: 'GED', endDate: '2010' }],
    certificates: [{ name: 'CPR, 2024' }],
    languages: [{ language: 'Spanish', fluency: 'fluent' }],
  });
  for (const [, date] of JSON.stringify(format).matchAll(/"(?:startDate|endDate)":"([^"]+)"/g))
    expect(date).toMatch(dateOf);
  expect(JSON.stringify(format)).not.toMatch(/null|""|\[\]/);
});

test('the JSON Resume that is saved can be pasted again', async () => {
  const { records } = await made({ jobs: [paid, church], skills: 'Excel', email: 'a@b.org' });
  const input = checked({ paste: JSON.stringify(records?.format) });
  const asked = await solveRun(resumeBuilder, contextOf({ input, now }), (context) =>
    resumeBuilder.solve(input, context as never),
  );

  expect('ask' in asked && asked.ask.fields[0]).toMatchObject({
    initial: [
      { title: 'Cashier', employer: 'Food Town', start: '2012-03', end: '2015-05', did: 'Ran the register' },
      { kind: 'unpaid' },
    ],
  });
});

test('the letter alone is the sheet where the person chose it', async () => {
  const document = await made({
    jobs: [paid],
    make: 'letter',
    company: 'Home Depot',
    reader: 'Ms. Hall',
    why: 'I like to help people finish a project',
  });

  expect(textOf(document)).toMatch(/^Maria Lopez\n\nDear Ms. Hall:/);
  expect(textOf(document)).toContain('At Food Town, I ran the register.');
  expect(textOf(document)).not.toMatch(/Work Experience/);
});

const titles = ['cashier', 'Stay-at-home mom', 'Kitchen worker', 'VBS director', 'lawn mowing', 'CNA'];
const employers = ['Food Town', 'Grace Church', 'Miller & Sons', 'State of Ohio', '7-Eleven', undefined];
const dids = [
  'I ran the register',
  'we served 900 meals a day',
  'trained 4 people; kept the books',
  'My boss trusted me with $500',
  'cleaned rooms when I was there',
  'I led Bible study for 12',
  'fix cars, mow lawns',
  '',
];
const jobs = fc.array(
  fc.record(
    {
      title: fc.constantFrom(...titles),
      employer: fc.constantFrom(...employers),
      kind: fc.constantFrom('paid', 'unpaid', 'home', 'self', 'school', 'military', 'inside'),
      start: fc.constantFrom('2015', 'June 2016', '3/2018', undefined),
      end: fc.constantFrom('2019', 'May 2020', 'present', '19', undefined),
      did: fc.array(fc.constantFrom(...dids), { maxLength: 3 }).map((lines) => lines.join('\n')),
      many: fc.constantFrom('60 customers', undefined),
      changed: fc.constantFrom('I cut waste by 30%', 'I was made lead', undefined),
    },
    { requiredKeys: ['title', 'kind'] },
  ),
  { maxLength: 4 },
);
const inputs = fc.record({
  jobs,
  target: fc.constantFrom('Office assistant', 'Cook', 'youth pastor at a church'),
  phone: fc.constantFrom('937-555-0142', undefined),
  skills: fc.constantFrom('Excel, phones', undefined),
  certificates: fc.constantFrom('Forklift, 2016', undefined),
  schools: fc.constantFrom([{ what: 'GED', year: '2010', status: 'finished' }], []),
  format: fc.constantFrom('chronological', 'combination', 'functional'),
  faith: fc.constantFrom('auto', 'show', 'leave-out'),
  make: fc.constantFrom('resume', 'letter'),
});

/** Names that our own sentences begin with or hold. */
const ours = new Set(
  'Contact Summary Work Experience Volunteer Activities Relevant History Education Skills Certifications Languages Present Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec Dear Hiring Manager I I’m I’d Please Thank My You At As In Sincerely Looking Nonprofit Worked Work Served Headline About Children’s Program Organization Maria Lopez Trusted Able'.split(
    ' ',
  ),
);

test('no number and no name is in the resume, the letter, or the summary that the input does not have', async () => {
  await fc.assert(
    fc.asyncProperty(inputs, async (raw) => {
      const document = await made(raw);
      const given = JSON.stringify(raw);
      const numbers = new Set(`${given} (937) 555-0142`.match(/\d+/g));
      const names = new Set(given.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu));
      const [written = ''] = [
        document.sections.filter(
          ({ id }) =>
            ![
              'next',
              'questions',
              'confirm',
              'gaps',
              'faith',
              'help',
              'note',
              'match',
              'read',
              'record',
              'first-job',
            ].includes(id),
        ),
      ].map((sections) =>
        documentText(
          { ...document, sections: sections.map((section) => ({ ...section, sheet: true, bare: true })) },
          asOfEnglish,
        ),
      );
      const text = written.replace(/Headline \d+ of 220 characters, About \d+ of 2,600\./, '');

      for (const number of text.match(/\d+/g) ?? []) expect(numbers, text).toContain(number);
      for (const name of text.match(/(?<![.:!?]\s|\n|^|- |"|\n\n)\b\p{Lu}[\p{L}’'-]*/gu) ?? [])
        expect(ours.has(name) || names.has(name.toLowerCase()), `${name} in ${text}`).toBe(true);
      expect(text.replace(/I’m|I’d/g, '')).not.toMatch(/\b(?:undefined|NaN)\b/);
      expect(partOf(document, 'confirm')).not.toContain('can’t find a number');
      const again = await made(raw);
      expect(again).toEqual(document);
    }),
    { numRuns: 25 },
  );
});

test('fifty different people get fifty different documents', async () => {
  const documents = await Promise.all(
    fc
      .sample(inputs, { numRuns: 50, seed: 15 })
      .map(async (raw, index) =>
        textOf(
          await made({ ...raw, name: `Person ${String.fromCharCode(65 + (index % 26))}${index}`, make: 'resume' }),
        ),
      ),
  );
  const words = documents.map((text) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu)));
  const shares = words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .map((other) => [...one].filter((word) => other.has(word)).length / Math.max(1, Math.min(one.size, other.size))),
  );
  console.info(
    `resume-builder: ${Math.round((shares.reduce((sum, share) => sum + share, 0) / shares.length) * 100)} % of words shared by two of 50 resumes`,
  );

  expect(new Set(documents).size).toBe(50);
});
