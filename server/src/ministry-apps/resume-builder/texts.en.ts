import type { AppTexts } from '../contract.ts';
import { examples } from './data/examples.ts';
import type { fields } from './fields.ts';

export { words } from './words.en.ts';

/** Every word around the form. */
export const texts: AppTexts<typeof fields> = {
  intro:
    'Tell us what you’ve done, paid or not. You get one plain page that people and machines can read. We don’t keep what you write.',
  moreLabel: 'The posting, school, skills, cover letter, layout, faith, a record',
  words: {
    submit: 'Build my resume',
    busy: 'Building your resume',
    ready: 'Your resume is ready',
    change: 'Change what I wrote',
    restart: 'Start over',
    submitHelp: 'We use only what you write. We invent nothing.',
  },
  fields: {
    target: { label: 'Which job do you want?', placeholder: 'Office assistant' },
    name: { label: 'Your name', placeholder: 'Maria Lopez' },
    city: { label: 'City and state', placeholder: 'Dayton, OH' },
    phone: { label: 'Phone', placeholder: '937-555-0142' },
    email: { label: 'Email', placeholder: 'name@example.com' },
    jobs: {
      label: 'What have you done?',
      help: 'Paid jobs, caring for family, church and volunteer work, school clubs.',
      item: 'job',
      moreLabel: 'How many, how often, what changed, where',
      of: {
        title: { label: 'What were you?', placeholder: 'Cashier' },
        employer: { label: 'Company or group', placeholder: 'Food Town' },
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
          help: 'One thing a line, as you’d say it. Numbers help.',
          placeholder: 'I ran the register and trained 4 new people',
        },
        many: { label: 'How many?', help: 'For the first line.', placeholder: '60 customers a shift' },
        often: { label: 'How often?', placeholder: 'every weekend' },
        changed: { label: 'What changed because of you?', placeholder: 'Cut the wait from 20 minutes to 10' },
        place: { label: 'City and state', placeholder: 'Dayton, OH' },
      },
    },
    paste: {
      label: 'Or paste an old resume, or tell your story',
      help: 'We read it into fields, and you check them. Leave out your Social Security number.',
    },
    posting: { label: 'The job posting', help: 'Paste it to see which of its words your resume has.' },
    schools: {
      label: 'School and training',
      item: 'school',
      of: {
        what: { label: 'Degree, diploma, or course', placeholder: 'GED' },
        school: { label: 'School' },
        year: { label: 'Year', placeholder: '2010' },
        status: { label: 'Finished?', options: { finished: 'Finished', now: 'Still in it', part: 'Part of it' } },
      },
    },
    skills: { label: 'Skills', help: 'Separate them with commas. Programs, machines, and what you can do.' },
    certificates: { label: 'Certificates and licenses', help: 'One a line, with the year if you know it.' },
    languages: { label: 'Languages', placeholder: 'Spanish (fluent)' },
    link: { label: 'Web link', placeholder: 'linkedin.com/in/yourname' },
    awards: { label: 'Awards', help: 'One a line.' },
    summary: {
      label: 'About you, in a sentence or two',
      help: 'If you leave it empty, we use your titles and skills.',
    },
    make: {
      label: 'Word file and copy have',
      options: { resume: 'The resume', letter: 'The cover letter' },
    },
    company: { label: 'Company you write to' },
    reader: { label: 'Who reads it?', placeholder: 'Ms. Carter' },
    why: { label: 'Why this job?', help: 'In your own words, for the cover letter.' },
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
          help: 'Your unpaid church work is there, without the name of the church. For a job at a church it’s shown as you wrote it.',
        },
        show: { label: 'Show it as I wrote it', help: 'Names of churches and words of faith are on the page.' },
        'leave-out': {
          label: 'Leave unpaid church work out',
          help: 'Paid jobs at a church stay, because an employer checks them.',
        },
      },
    },
    references: { label: 'References', options: { none: 'Say nothing (usual today)', line: '“Available on request”' } },
    gap: { label: 'What you did in a time without work', help: 'One honest line, if you want to give it.' },
    first: { label: 'This is a first job, or I’m under 18' },
    record: { label: 'I have a record. Tell me what to know' },
  },
  examples,
};
