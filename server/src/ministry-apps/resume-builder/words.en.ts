import { capitalize, countInWords, countOf, formatNumber, listOf } from '../../app-kit/index.ts';
import type { PrivateKind } from './reading/private-details.ts';
import type { LeftOutReason } from './resume.ts';

const month = { one: 'month', other: 'months' };
const line = { one: 'line', other: 'lines' };
const thing = { one: 'thing', other: 'things' };
const privateNames: { readonly [kind in PrivateKind]: string } = {
  ssn: 'a Social Security number',
  birth: 'a birth date or age',
  marital: 'your marital or family status',
  photo: 'a photo',
  body: 'height, weight, race, or sex',
  religion: 'a religion',
  bank: 'a bank or card number',
  'license-number': 'the number of a license or passport',
};
const reasons: { readonly [reason in LeftOutReason]: (text: string) => string } = {
  leaving: (text) =>
    `A resume doesn’t say why a job ended, so this isn’t on the page: “${text}”. Have one true sentence ready for the interview.`,
  request: (text) =>
    `This asks us to write something, so it isn’t on the page: “${text}”. We write only what you did, and an employer can check it. For the same work, say what you did and for how long.`,
  'no-work': (text) =>
    `This doesn’t say what you did, so it isn’t on the page: “${text}”. Write it from the verb: what did you do?`,
  'first-person': (text) =>
    `We couldn’t turn this into a line without “I” or “my”, so it isn’t on the page: “${text}”. Write what you did, beginning with the verb.`,
  faith: (text) =>
    `This shows your faith, so it isn’t on the page: “${text}”. To show it, choose “Show it as I wrote it” under Church and faith.`,
  invented: (text) => `We couldn’t change this safely, so it isn’t on the page: “${text}”. Write it in other words.`,
};
/** "8 months", "3 years", "3 years and 10 months". */
const time = (months: number) => {
  const [years, left] = [Math.floor(months / 12), months % 12];
  return listOf([
    ...(years > 0 ? [countOf(years, { one: 'year', other: 'years' })] : []),
    ...(left > 0 ? [countOf(left, month)] : []),
  ]);
};
const rough = (isRough: boolean) => (isRough ? 'at least ' : '');

/** Words of the document. */
export const words = {
  /** An organization whose name would show a faith. */
  organization: 'Nonprofit organization',
  found: {
    why: (jobs: number, schools: number, unsure: number) =>
      [
        `We found ${listOf([...(jobs > 0 ? [countInWords(jobs, { one: 'job', other: 'jobs' })] : []), ...(schools > 0 ? [countInWords(schools, { one: 'school or course', other: 'schools or courses' })] : [])])} in your text and copied your words.`,
        unsure > 0 && `In ${countInWords(unsure, { one: 'job', other: 'jobs' })} we couldn’t see which is the title.`,
        'Check each one, correct it, and fill in what is missing.',
      ]
        .filter(Boolean)
        .join(' '),
    jobs: 'Work that we found',
    schools: 'School that we found',
  },
  summary: {
    wanted: (role: string | undefined, target: string) =>
      role ? `looking for work as ${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role}` : `looking for work: ${target}`,
    known: (given: { titles: string; skills: string; wanted: string | undefined; facts: string; languages: string }) =>
      [
        `${given.titles}${given.skills ? ` with skills in ${given.skills}` : ''}${given.wanted ? `, ${given.wanted}` : ''}.`,
        given.facts && `${given.facts}.`,
        given.languages && `Languages: ${given.languages}.`,
      ]
        .filter(Boolean)
        .join(' '),
    first: (target: string | undefined, skills: string) =>
      `Looking for work${target ? ` as ${/^[aeiou]/i.test(target) ? 'an' : 'a'} ${target}` : ''}.${skills ? ` Skills: ${skills}.` : ''}`,
  },
  sheet: {
    contact: 'Contact',
    summary: 'Summary',
    work: 'Work Experience',
    volunteer: 'Volunteer Experience',
    activities: 'Training and Activities',
    relevant: 'Relevant Experience',
    history: 'Work History',
    education: 'Education',
    skills: 'Skills',
    certificates: 'Certifications',
    languages: 'Languages',
    awards: 'Awards',
    references: 'References',
    onRequest: 'Available on request',
    status: { finished: '', now: 'In progress', part: 'Coursework' },
  },
  title: (name: string) => name,
  about: {
    pages: (pages: number, wanted: number) =>
      pages <= wanted
        ? `About ${pages <= 1 ? 'one page' : `${pages} pages`}.`
        : `About ${pages} pages. You wanted ${wanted}.`,
  },
  next: {
    title: 'Before you send it',
    ready: 'Read it once more, then save the Word file or copy the text. The file has your resume alone.',
    letterReady: 'Read it once more, then save the Word file or copy the text. The file has your cover letter alone.',
    todo: (questions: number, checks: number, left: number) =>
      `${capitalize(
        listOf([
          ...(questions > 0 ? [countInWords(questions, { one: 'question', other: 'questions' })] : []),
          ...(checks > 0 ? [`${countInWords(checks, thing)} to check`] : []),
          ...(left > 0 ? [`${countInWords(left, line)} of yours that we left out`] : []),
        ]),
      )} ${questions + checks + left === 1 ? 'is' : 'are'} below. Add what is true, then build it again.`,
    files: 'The Word file and the copy have the resume alone. On paper it has its own page.',
    tooLong: (pages: number, wanted: number) =>
      `It takes about ${pages} pages, and you wanted ${wanted}. Shorten the oldest work first.`,
    noWay:
      'There’s no phone or email on it. A library or a job center can help you set up a free email, and 211 knows where. Until then you can give a relative’s or caseworker’s number, if they agree.',
    empty:
      'There’s no work on it yet. Caring for family, helping a neighbor, church work, and school clubs all count. Add one under “What have you done?”',
  },
  questions: {
    title: 'Questions that make it stronger',
    intro: 'A number shows how much you did. Answer what you can, and guess nothing.',
    line: (about: string, text: string, ask: string) => `**${about}**, “${text}”: ${ask}`,
    work: (about: string, ask: string) => `**${about}**: ${ask}`,
  },
  confirm: {
    title: 'Check before you send it',
    facts: (employers: number) =>
      `Names, dates, and numbers are copied from what you wrote. Check ${employers > 0 ? 'each employer and each date' : 'each of them'} once more.`,
    phone: 'Your phone number doesn’t have ten digits. It’s shown as you typed it.',
    email: 'Your email doesn’t look complete. It’s shown as you typed it.',
    'no-way': 'An employer has no way to reach you yet. Add a phone or an email.',
    street: 'We left out your street. City and state are enough, and safer.',
    meant: (service: string) => `Did you mean ${service} in your email?`,
    date: (about: string, text: string) =>
      `${about}: we couldn’t read the date “${text}”. Without a year in it, it isn’t on the page. Write “March 2019” or “2019”.`,
    cut: (text: string, source: string) =>
      `We shortened “${source}” to “${text}”. Check that it still says what you mean.`,
    strange: (text: string) =>
      `We can’t find a number of this line in what you wrote: “${text}”. Correct it before you send it.`,
    noDates: (titles: readonly string[]) =>
      `There are no dates yet for ${listOf(titles)}. An employer looks for the years. A year alone is enough.`,
    tooLong: (about: string) =>
      `${about}: we used the first 12 lines. No one reads more for one job, so choose the best.`,
    'mixed-dates': 'Some dates have a month and some only a year. Add the months if you know them.',
    'no-work': 'Add at least one thing you’ve done.',
    recovery:
      'Your page says that you’re in recovery. For peer support that can help. For any other job you don’t have to say it.',
    'record-shown': 'Your page names a prison, a jail, or a record. You decide. Nothing on a resume has to name it.',
    'housing-shown':
      'Your page says that you had no home. You don’t have to say it: a phone or an email is enough for an employer.',
    retitled: (typed: string, shown: string) =>
      `We wrote “${shown}” where you typed “${typed}”. Give the work a name, such as day laborer or caregiver.`,
    'health-shown': 'Your page names an illness or a disability. You don’t have to.',
    inside:
      'The name of a prison tells where you were. You can give the state or the agency that ran the work as the employer, and that is true.',
    functional: 'Some applicant systems read this layout badly. Where one asks for dates, send “Newest work first”.',
    'ends-before': (label: string) => `${label}: the end is before the start.`,
    'starts-later': (label: string) => `${label}: it starts in the future.`,
    'ends-later': (label: string) => `${label}: it ends in the future.`,
    'no-end': (label: string) => `${label}: there’s no end. If you’re still there, write “present”.`,
    'no-start': (label: string) => `${label}: there’s no start.`,
    'very-old': (label: string) => `${label}: this is more than 60 years ago. Is the year right?`,
    overlap: (one: string, other: string, months: number) =>
      `${one} and ${other} overlap by ${time(months)} or more. Two jobs at once are fine if the dates are true.`,
    old: 'Work of more than 15 years ago can go, unless it fits this job.',
    leftOut: (text: string, reason: LeftOutReason) => reasons[reason](text),
    pages: (pages: number, wanted: number) =>
      `Length: about ${pages <= 1 ? 'one page' : `${pages} pages`} in the Word file (you chose ${wanted}). This is an estimate, so open the file and look.`,
  },
  match: {
    title: (found: number, all: number) => `The posting: ${found} of ${all} terms are on your resume`,
    none: 'The posting and your resume',
    caption: 'Terms of the posting',
    columns: { term: 'Term', count: 'In the posting', own: 'On your resume' },
    yes: 'Yes',
    no: 'No',
    near: (word: string) => `No. You wrote “${word}”`,
    required: 'required',
    meaning: 'This counts words. It says nothing about your chances, and no one gets every word.',
    add: (terms: readonly string[]) =>
      `Have you done any of this: ${listOf(terms, { last: 'or' })}? If you have, add a line that says where. If you haven’t, leave it out. You can say in the cover letter that you want to learn it.`,
    same: (pairs: readonly string[]) =>
      `Where your words mean the same work, use the posting’s words too: ${pairs.join('; ')}.`,
    pair: (own: string, term: string) => `“${own}” can be “${term}”`,
    mustHaves: 'Read these lines of the posting yourself. We can’t tell if you meet them:',
    nothing: 'We found no terms in the posting that we could count. Paste the part with the duties and requirements.',
  },
  gaps: {
    title: 'Time between jobs',
    between: (months: number, isRough: boolean, after: string, before: string) =>
      `Between ${after} and ${before}: ${rough(isRough)}${time(months)}.`,
    since: (months: number, isRough: boolean, after: string) => `Since ${after}: ${rough(isRough)}${time(months)}.`,
    advice:
      'Don’t stretch a date to hide it. If you cared for family, studied, volunteered, did odd jobs, or got well, you can add that as an entry with its years. A gap without a word is allowed too.',
    own: (text: string) => `You wrote: “${text}”. In an interview, say that in one sentence, then what you can do now.`,
  },
  letter: { title: 'Cover letter', again: 'Write again' },
  linkedin: {
    title: 'LinkedIn summary',
    headline: 'Headline',
    about: 'About',
    counts: (headline: number, about: number) =>
      `Headline ${formatNumber(headline)} of 220 characters, About ${formatNumber(about)} of 2,600.`,
  },
  faith: {
    title: 'Church and faith on the page',
    plain:
      'We named your church work as an employer names it, and left out the name of the church. In an application form that asks for the organization, give its real name.',
    caption: 'Your words, and an employer’s',
    suggestions: 'Words that an employer outside a church may not know',
    columns: { own: 'You wrote', plain: 'On the page', suggested: 'You could say' },
    hidden: (titles: readonly string[]) => `You chose to leave this out: ${listOf(titles)}.`,
    revealing: (names: readonly string[]) => `These show a faith on the page: ${listOf(names)}.`,
    revealingWhy: 'Names of paid employers and schools aren’t changed, because an employer checks them.',
    notice: (names: readonly string[]) =>
      `Your resume shows a church or a faith: ${listOf(names)}. That’s your choice. More is under “Church and faith on the page”.`,
  },
  record: {
    title: 'If you have a record',
    resume:
      'Nothing on a resume has to name it. Answer truthfully when an application or an interviewer asks, and read what exactly is asked: some forms ask about convictions, some about certain years.',
    say: 'If you’re asked, three sentences are enough: what it was, in plain words; what you’ve done since; what you bring to this job. Practice them aloud.',
    noFee: 'This is general. It isn’t legal advice, and rules differ by state and city.',
  },
  firstJob: {
    title: 'For a first job',
    text: 'School, clubs, chores for neighbors, and church count. Being on time counts. Ask one adult who isn’t a relative, such as a teacher or a coach, whether they’d speak for you.',
  },
  read: {
    title: 'What we read in your text',
    resume: 'We read it as a resume, by its headings and dates.',
    story: 'We read it as a story, sentence by sentence.',
    found: (names: readonly string[]) => `Also used: ${listOf(names)}.`,
    names: {
      email: 'email',
      phone: 'phone',
      city: 'city',
      link: 'web link',
      summary: 'summary',
      skills: 'skills',
      certificates: 'certificates',
      languages: 'languages',
      awards: 'awards',
    } as { readonly [name: string]: string },
    none: 'We found no job in it that we could be sure of. Enter one under “What have you done?”',
    left: 'These lines fit no field, and aren’t used:',
  },
  note: { title: 'A word before you send it', again: 'Write again' },
  help: {
    title: 'Free help, and the files',
    files:
      'The Word file has one column, standard headings, and no tables or pictures, so applicant systems can read it. “Copy” gives the same as plain text for boxes in online forms. For the cover letter alone, choose it under “Word file and copy have”.',
    json: '“Save to a file” keeps what you entered, so you can open it here again. The file is also a JSON Resume, which other resume sites read. It holds everything you typed, so keep it for yourself.',
    review: 'Written by code from your own words, without AI. Review it before you use it.',
  },
  removed: (kinds: readonly PrivateKind[]) => ({
    title: 'We left something out',
    text: `Your text had ${listOf(kinds.map((kind) => privateNames[kind]))}. Employers don’t need it on a resume, so it’s on no part of this page and not in the saved file.`,
  }),
};
