import { expect, test } from 'vitest';
import { readPasted } from './pasted.ts';

const resume = `MARIA LOPEZ
412 Elm St, Dayton, OH 45402 | (937) 555-0142 | maria@example.com

OBJECTIVE
An office job

WORK EXPERIENCE
Food Town, Dayton, OH
Cashier                     March 2015 - June 2019
• Ran the register
• Trained 4 new cashiers
  and closed the store

Kitchen Helper, Dayton Public Schools, 2012 - 2015
- Served lunch to 300 children

VOLUNTEER
Sunday School Teacher, Grace Baptist Church, 2016 - present
- taught 12 kids every week

EDUCATION
High School Diploma, Belmont High School, 2008
Sinclair Community College - Associate degree in Office Administration, in progress

SKILLS: Excel, Word
REFERENCES
Available on request`;

test('an old resume is read by its headings and dates', () => {
  const read = readPasted(resume);
  expect(read).toMatchObject({
    kind: 'resume',
    city: 'Dayton, OH',
    email: 'maria@example.com',
    phone: '(937) 555-0142',
    skills: 'Excel, Word',
  });
  expect(read.jobs.map(({ job }) => job)).toEqual([
    {
      title: 'Cashier',
      employer: 'Food Town',
      kind: 'paid',
      start: 'March 2015',
      end: 'June 2019',
      did: 'Ran the register\nTrained 4 new cashiers and closed the store',
      place: 'Dayton, OH',
    },
    {
      title: 'Kitchen Helper',
      employer: 'Dayton Public Schools',
      kind: 'paid',
      start: '2012',
      end: '2015',
      did: 'Served lunch to 300 children',
    },
    {
      title: 'Sunday School Teacher',
      employer: 'Grace Baptist Church',
      kind: 'unpaid',
      start: '2016',
      end: 'present',
      did: 'taught 12 kids every week',
    },
  ]);
  expect(read.schools).toEqual([
    { what: 'High School Diploma', school: 'Belmont High School', year: '2008', status: 'finished' },
    { what: 'Associate degree in Office Administration', school: 'Sinclair Community College', status: 'now' },
  ]);
});

test('a resume without bullets or headings is read by its dates', () => {
  const { jobs } = readPasted(
    'John Smith\nCook\nWaffle House\n2018-2021\ncooked breakfast\nLine cook\nDenny’s\n2016-2018\nprep and grill',
  );
  expect(jobs.map(({ job }) => [job.title, job.employer, job.start, job.end, job.did])).toEqual([
    ['Cook', 'Waffle House', '2018', '2021', 'cooked breakfast'],
    ['Line cook', 'Denny’s', '2016', '2018', 'prep and grill'],
  ]);
});

test('a story is read sentence by sentence, and what it does not say stays empty', () => {
  const read = readPasted(
    'I worked at Kroger from 2015 to 2019 as a cashier. I trained new people. I helped at the food pantry at Grace Church every Saturday since 2020. We served about 80 families. I got my GED in 2010. I am a hard worker.',
  );
  expect(read.jobs.map(({ job, unsure }) => [job.title, job.employer, job.kind, job.start, job.end, unsure])).toEqual([
    ['cashier', 'Kroger', 'paid', '2015', '2019', false],
    ['', 'Grace Church', 'unpaid', '2020', 'present', true],
  ]);
  expect(read.schools).toEqual([{ what: 'GED', year: '2010', status: 'finished' }]);
  expect(read.left).toEqual(['I am a hard worker.']);
});

test('a story says nothing for the person: no title, school, or paper that it does not have', () => {
  const { jobs, schools, left } = readPasted(
    'I’ve been a welder since 2011. I don’t have a diploma. I cleaned houses for 80 people. In prison I tutored men for their GED. I went to Ivy Tech for one year.',
  );
  expect(jobs.map(({ job }) => [job.title, job.employer, job.kind, job.start])).toEqual([
    ['welder', undefined, 'paid', '2011'],
    ['', undefined, 'inside', undefined],
  ]);
  expect(schools).toEqual([{ what: '', school: 'Ivy Tech', status: 'part' }]);
  expect(left).toEqual(['I don’t have a diploma.']);
});

test('every field that is read is in the text as it is', () => {
  for (const text of [resume, resume.replace(/•|-\s/g, ''), resume.split('\n').reverse().join('\n')]) {
    const { jobs, schools } = readPasted(text);
    const flat = text.replace(/\s+/g, ' ');
    for (const value of [
      ...jobs.flatMap(({ job }) => [job.title, job.employer, job.start, job.place]),
      ...schools.flatMap(({ what, school, year }) => [what, school, year]),
    ])
      expect(flat).toContain((value ?? '').replace(/\s+/g, ' '));
  }
});

test('text that is no resume has no job', () => {
  expect(readPasted('asdf jkl\nlorem ipsum dolor')).toMatchObject({
    jobs: [],
    schools: [],
    left: ['asdf jkl lorem ipsum dolor'],
  });
});
