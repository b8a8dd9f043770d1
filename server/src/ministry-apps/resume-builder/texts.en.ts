import type { AppTexts } from '../contract.ts';
import { examples } from './data/examples.ts';
import type { fields } from './fields.ts';

export { words } from './words.en.ts';

/** Every word around the form. */
export const texts: AppTexts<typeof fields> = {
  intro: 'Tell us what you’ve done, paid or not. You get one plain page. We don’t keep it.',
  moreLabel: 'Posting, school, skills, letter, layout, faith, a record',
  words: {
    submit: 'Build my resume',
    busy: 'Building your resume',
    ready: 'Your resume is ready',
    change: 'Change what I wrote',
    restart: 'Start over',
    submitHelp: 'We invent nothing.',
  },
  fields: {
    target: { label: 'Which job do you want?', placeholder: 'Cook' },
    name: { label: 'Your name' },
    city: { label: 'City and state' },
    phone: { label: 'Phone' },
    email: { label: 'Email' },
    jobs: {
      label: 'What have you done?',
      help: 'Paid jobs, family care, church, volunteering, school.',
      item: 'job',
      moreLabel: 'How many, how often, what changed',
      of: {
        title: { label: 'What were you?' },
        employer: { label: 'Company or group' },
        kind: {
          label: 'Kind of work',
          options: {
            paid: 'Paid job',
            unpaid: 'Volunteer or church work',
            home: 'Caring for family at home',
            self: 'My own work, odd jobs, gigs',
            school: 'School, club, or internship',
            military: 'Military',
            inside: 'Work while incarcerated',
          },
        },
        start: { label: 'From', placeholder: 'March 2019, or 2019' },
        end: { label: 'To', placeholder: 'June 2021, or present' },
        did: {
          label: 'What did you do?',
          help: 'One thing a line. Numbers help.',
        },
        many: { label: 'How many?' },
        often: { label: 'How often?' },
        changed: { label: 'What changed because of you?' },
        place: { label: 'City and state' },
      },
    },
    paste: {
      label: 'Or paste an old resume, or tell your story',
      help: 'We read it into fields, and you check them.',
    },
    posting: { label: 'The job posting', help: 'See which of its words you have.' },
    schools: {
      label: 'School and training',
      item: 'school',
      of: {
        what: { label: 'Degree, diploma, or course' },
        school: { label: 'School' },
        year: { label: 'Year' },
        status: { label: 'Finished?', options: { finished: 'Finished', now: 'Still in it', part: 'Part of it' } },
      },
    },
    skills: { label: 'Skills', help: 'With commas between them.' },
    certificates: { label: 'Certificates and licenses', help: 'One a line, with the year.' },
    languages: { label: 'Languages', placeholder: 'Spanish (fluent)' },
    link: { label: 'Web link' },
    awards: { label: 'Awards' },
    summary: {
      label: 'About you, in a sentence or two',
    },
    make: {
      label: 'Word file and copy have',
      options: { resume: 'The resume', letter: 'The cover letter' },
    },
    company: { label: 'Company you write to' },
    reader: { label: 'Who reads it?' },
    why: { label: 'Why this job?' },
    format: {
      label: 'Layout',
      options: {
        chronological: 'Newest work first',
        combination: 'Skills, then work',
        functional: 'What you did, then where',
      },
    },
    pages: { label: 'Length', options: { 1: 'One page', 2: 'Two pages' } },
    faith: {
      label: 'Church and faith on the page',
      options: {
        auto: {
          label: 'Say it in plain words',
          help: 'Without the church’s name, unless the job is at a church.',
        },
        show: { label: 'Show it as I wrote it', help: 'With names and words of faith.' },
        'leave-out': {
          label: 'Leave unpaid church work out',
          help: 'Paid jobs at a church stay.',
        },
      },
    },
    references: { label: 'References', options: { none: 'Say nothing', line: '“Available on request”' } },
    gap: { label: 'A time without work' },
    first: { label: 'This is a first job, or I’m under 18' },
    record: { label: 'I have a record. Tell me what to know' },
  },
  examples,
};
