import { countInWords, countOf, listOf, numberInWords } from '../../app-kit/index.ts';
import type { AppTexts } from '../contract.ts';
import type { Unscored } from './answer/kind-of-answer.ts';
import type { HarmKind } from './data/harmful-steps.ts';
import type { Family, Worry } from './data/questions/index.ts';
import type { CriterionId, HabitId } from './data/rubric.ts';
import type { fields } from './fields.ts';

const families: { readonly [family in Family]: string } = {
  'retail-food': 'Stores and food',
  cleaning: 'Cleaning and hotels',
  'warehouse-driving': 'Warehouse and driving',
  trade: 'Trades, repair and factories',
  care: 'Health and care',
  children: 'Children and schools',
  office: 'Office',
  technical: 'Computers and technical work',
  sales: 'Sales and fundraising',
  safety: 'Safety and security',
  management: 'Managing people',
  ministry: 'Church and ministry',
};

/** Words around the form. */
export const texts: AppTexts<typeof fields> = {
  intro: 'Practice for a job interview, one question at a time, or get a plan on paper. We don’t keep what you write.',
  moreLabel: 'What you worry about, kind of interview, date, posting, resume',
  words: {
    submit: 'Start',
    busy: 'Reading',
    ready: 'Your page is ready',
    change: 'Change what I wrote',
    restart: 'Start over',
    submitHelp: 'We don’t keep your answers, and no employer sees them.',
  },
  fields: {
    job: { label: 'Which job is it for?', placeholder: 'Cashier, electrician’s helper, youth pastor' },
    mode: {
      label: 'What would you like?',
      options: { practice: 'Practice', plan: 'A plan on paper' },
    },
    level: {
      label: 'Your level',
      options: {
        first: 'My first job',
        entry: 'Some work before, new to this job',
        mid: 'Years in this work',
        senior: 'I would lead people',
        ministry: 'A role in a church',
      },
    },
    count: { label: 'Questions', help: 'From 3 to 15. Five take about 25 minutes.' },
    worries: {
      label: 'What do you worry they’ll ask about?',
      options: {
        gap: 'Time without a job',
        record: 'A record',
        'let-go': 'I was fired or laid off',
        health: 'Health or a disability',
        'new-field': 'No experience, degree or license',
      },
    },
    needs: {
      label: 'What is hard for you to get?',
      help: 'We’ll put what helps on your list for the day.',
      options: {
        ride: 'A ride',
        phone: 'A phone number',
        internet: 'Internet at home',
        clothes: 'Clothes for it',
        'child-care': 'Someone for the children',
        papers: 'ID or papers',
      },
    },
    kind: {
      label: 'Kind of interview',
      options: {
        person: 'In person',
        phone: 'Phone',
        video: 'Video',
        panel: 'Several people at once',
        'walk-in': 'I walk in and ask',
        committee: 'A church’s search committee',
      },
    },
    day: { label: 'Day of the interview' },
    pace: {
      label: 'After each answer',
      options: {
        coach: { label: 'Coach me', help: 'A follow-up question, and the answer once more, until it’s better.' },
        straight: { label: 'Go straight on', help: 'One answer to each question, as on the day.' },
      },
    },
    focus: {
      label: 'Only these kinds of questions',
      help: 'Leave it empty for a mixture.',
      options: {
        story: 'Tell me about a time…',
        would: 'What would you do if…',
        self: 'Strengths and weaknesses',
        past: 'Gap, record, being fired',
        why: 'Why this job',
        terms: 'Pay, hours, start',
      },
    },
    family: { label: 'Kind of work', help: 'If you leave it empty, we go by the job.', options: families },
    employer: { label: 'Employer', placeholder: 'Name of the place' },
    posting: { label: 'The job posting', help: 'Paste it, and we’ll ask about what it asks for.' },
    resume: { label: 'Your resume', help: 'Paste it, and we’ll ask about the numbers in it.' },
  },
  examples: [
    {
      label: 'Back to work after a record',
      input: { job: 'Warehouse worker', level: 'entry', worries: ['record', 'gap'], mode: 'plan' },
    },
    {
      label: 'First job, at a grocery store',
      input: { job: 'Cashier at a grocery store', level: 'first', kind: 'walk-in', needs: ['ride'] },
    },
    {
      label: 'Youth pastor, before a search committee',
      input: { job: 'Youth pastor', level: 'ministry', kind: 'committee', count: 6 },
    },
  ],
  practice: {
    answerLabel: 'Your answer',
    placeholder: 'As you would say it. “Next” goes on, “finish” ends with your summary.',
    sendLabel: 'Send my answer',
    endLabel: 'Finish with my summary',
    endText: 'finish',
  },
};

const question = { one: 'question', other: 'questions' };
const second = { one: 'second', other: 'seconds' };
const point = { one: 'point', other: 'points' };

const labels: { readonly [id in CriterionId]: string } = {
  point: 'Answer',
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
  steps: 'Steps',
  tell: 'Who you tell',
  proof: 'Example',
  now: 'Now',
  own: 'Your own part',
  detail: 'True detail',
  fit: 'Fit',
  length: 'Length',
  honesty: 'Honesty',
};

interface Reply {
  title: string;
  text: string;
  steps: readonly string[];
}

/** How a part of a sentence begins that is said, not had. */
const clauseWords = /^(?:what|where|who|how|that|when|which|whether|why)\b/;

/** Sentences, titles and labels of the document. */
export const words = {
  labels,
  families,
  fromPosting: {
    skill: (line: string) => `The posting asks for this: “${line}.” Tell me about a time you showed it.`,
    duty: (line: string) => `The posting names this: “${line}.” Tell me about a time you did work like that.`,
    terms: (line: string) => `The posting asks for this: “${line}.” What can you tell us about that?`,
    pay: (line: string) => `The posting prints this: “${line}.” What pay are you looking for?`,
    why: {
      duty: 'whether you have done what the job is made of',
      skill: 'whether you have done what the job is made of',
      terms: 'whether you can meet what the job asks for',
      pay: 'whether your number fits theirs',
    },
    shows: {
      duty: 'the closest thing you have done, what you did, and what came of it; and if you never did it, a plain no and how you would learn',
      skill:
        'the closest thing you have done, what you did, and what came of it; and if you never did it, a plain no and how you would learn',
      terms: 'a plain yes or no, with the date or what you have; and if not yet, your next step',
      pay: 'a place in that range, and one true reason for it: your years, a license, or something you have done',
    },
  },
  fromResume: {
    text: (line: string) => `Your resume says: “${line}.” Tell me how that happened.`,
    why: 'whether you can speak about what you wrote',
    shows: 'what was going on, what your own part was, and where the number comes from',
  },
  unknownQuestion: {
    id: 'other',
    shape: 'open',
    why: 'what you would be like to work with',
    shows: 'one time, what you did, and how it ended',
  } as const,
  /** For a question that someone else asked. */
  otherQuestion: {
    why: 'what you would be like to work with',
    shows: {
      about: 'what you do now, one thing you did well, and why you are here',
      story: 'one time, what you did, and how it ended',
      would: 'your first step, the next one, and who you would tell',
      self: 'one true thing about you, and a time when it showed',
      how: 'what you do, and one time when it worked',
      past: 'a true answer in one sentence, and what you do now',
      closing: 'one question about the work itself',
      open: 'a plain answer, your own part, and one true detail',
      why: 'a true reason, and what you would bring',
      terms: 'a plain answer, with the number or the day',
    },
  },
  goodAnswer: (shows: string) => `A good answer ${clauseWords.test(shows) ? 'says' : 'includes'} ${shows}.`,
  whyAsked: (why: string, shows: string) =>
    `They want to know ${why}. A good answer ${clauseWords.test(shows) ? 'says' : 'includes'} ${shows}.`,
  again: {
    prefix: 'Once more, the whole answer:',
    question: (text: string) => `Once more, the whole answer: ${text}`,
  },
  title: {
    plan: (job: string) => `A plan for your interview: ${job}`,
    practice: (job: string) => `Interview practice: ${job}`,
  },
  about: {
    practice: (count: number) => `${countOf(count, question)}, with a score by a fixed scale.`,
    plan: (count: number, day: string | undefined) =>
      day ? `For ${day}. ${countOf(count, question)} to prepare.` : `${countOf(count, question)} to prepare.`,
  },
  begin: {
    title: 'How this works',
    text: (count: number, straight: boolean) =>
      `We ask ${countInWords(count, question)}. Type each answer as you would say it, or speak it with your phone’s microphone key. ${
        straight
          ? 'After each one you get your points.'
          : 'After each one you get your points, a follow-up, and a chance to say it better.'
      }`,
    noFamily:
      'We didn’t recognize the kind of work from the title, so these questions fit any job. You can choose the kind of work under the form’s other choices.',
    commands:
      'You can also write: **next** to go on, **again** to answer once more, **finish** to end with your summary.',
    notes:
      'This is coaching. It doesn’t say whether you’ll be hired, and it gives no points for an accent, a face or a voice.',
  },
  nextUp: { title: 'Why they ask the next question' },
  card: {
    title: (total: number, of: number) => `${total} of ${of} points`,
    folded: (total: number, of: number) => `${total} of ${of} points, one by one`,
    quote: (quotes: readonly string[]) => quotes.map((quote) => `“${quote}”`).join(' · '),
    next: (points: number, anchor: string) => `For ${points}: ${anchor}.`,
    hint: (quote: string, more: string) => `Only a hint: “${quote}.” To earn more, ${more}.`,
    none: (more: string) => `Nothing was read as this. To earn points, ${more}.`,
    unsure: (labels: readonly string[]) =>
      `Not counted: ${listOf(labels)}. We couldn’t tell which of your words say it, so it neither earns nor costs points.`,
    length: {
      good: (seconds: number) => `About ${countOf(seconds, second)} aloud. That is a good length.`,
      short: (seconds: number, from: number, to: number) =>
        `About ${countOf(seconds, second)} aloud. From ${from} to ${to} is good here, so say more.`,
      long: (seconds: number, from: number, to: number) =>
        `About ${countOf(seconds, second)} aloud. From ${from} to ${to} is good here, so leave something out.`,
    },
    honesty: {
      good: 'Nothing here that you would have to take back. Whether it’s true, only you know.',
      claim: (quote: string) => `This is hard to believe in full: “${quote}.” Say in plain words what you did.`,
      blame: (quote: string) =>
        `This can sound like blame: “${quote}.” Say what was hard in one fair sentence, then what you did.`,
    },
    counts: {
      words: 'words',
      seconds: 'seconds aloud, at 140 words a minute',
      fillers: 'filler words',
      noFillers: 'none found',
      iWe: '“I” and “we”',
      more: (one: string) => (one === 'we' ? 'more “we” than “I”: say which part was yours' : 'your own part is heard'),
      neither: 'neither one',
    },
    elsewhere: {
      title: 'Does this answer the question?',
      text: 'We couldn’t see how. So its parts have one point at most. If it does, say the link in your first sentence.',
    },
    unread: {
      title: 'Counted, not scored',
      text: 'We can’t read answers closely right now, so there are no points. The figures below are exact. Check yourself: did you say where it was, what was up to you, what you did, how it ended, and why it matters for this job?',
    },
  },
  coach: { title: 'What to keep, what to change' },
  rewrite: {
    title: 'Your answer in order',
    titleBlank: 'Your answer in order, with what is missing',
    note: 'These are your own words, put in order. We added none outside the square brackets. Fill a bracket only with what is true.',
  },
  private: {
    title: 'You don’t have to share this.',
    text: (quote: string) =>
      `You said: “${quote}.” An employer shouldn’t ask about that, and it needn’t be part of your answer. It’s your choice.`,
  },
  unsafe: {
    title: 'This could hurt someone, or cost you the job.',
    text: (quote: string, says: string) => `You said: “${quote}.” ${says} If we misread you, say it in other words.`,
  },
  versions: {
    title: (better: number) =>
      better > 0
        ? `${countOf(better, point)} more than before`
        : better === 0
          ? 'As many points as before'
          : `${countOf(-better, point)} fewer than before`,
    caption: 'Your two versions, point by point',
    columns: { criterion: 'Criterion', before: 'Before', now: 'Now' },
    seconds: 'Seconds aloud',
    fillers: 'Filler words',
    total: 'Total',
    before: (total: string) => `Before: ${total}`,
    now: (total: string) => `Now: ${total}`,
    keep: 'The earlier version had more points. Keep what was strong in it.',
  },
  moved: {
    'go-on': 'On to the next question.',
    'good-enough': 'That answer is ready. On to the next question.',
    better: 'That is better than before. On to the next question.',
    'enough-tries': 'That is enough work on this one for now. On to the next question.',
    skipped: 'Skipped. On to the next question.',
    again: 'Say the whole answer once more, with the detail you just gave.',
    'again-asked': 'Good. Say it once more.',
    empty: 'Let’s leave this one. On to the next question.',
  },
  detail: {
    title: 'Your answer with that detail',
    heard: (quote: string, what: string) => `You said: “${quote}.” We asked for ${what}, so we put it there.`,
    unheard: (quote: string) =>
      `You said: “${quote}.” If there is nothing more to say here, leave it out. Don’t add what isn’t true.`,
    inPlace: 'Your answer with it, in your own words:',
  },
  reply: {
    empty: {
      title: 'There are no words in it yet',
      text: 'Take your time. One true sentence is enough to begin.',
      steps: [],
    },
    'copied-question': {
      title: 'That is the question itself',
      text: 'Now answer it in your own words. A start can be small.',
      steps: [],
    },
    pasted: {
      title: 'That is from the text you pasted',
      text: 'An interviewer has read it already. Put it away and tell it the way you would tell a neighbor.',
      steps: [],
    },
    spanish: {
      title: 'Solo podemos dar puntos en inglés',
      text: 'Si la entrevista es en inglés, intente decirlo en inglés, con frases cortas. Si es en español, escriba “next” para ver la siguiente pregunta. Todas las preguntas y los consejos le sirven igual.',
      steps: [],
    },
    dishonest: {
      title: 'You want this job. Say what is true',
      text: 'It is hard to say this in an interview. But we can’t help with an answer that isn’t so: employers check, and people lose a job over it even years later. A true answer can work. If we misread you, say it in other words.',
      steps: [
        'Say what is true in one sentence, with the date.',
        'Say what you’ve done since, or the next step, with a date.',
        'Go back to the job: what you can do from the first day.',
      ],
    },
    silent: {
      title: 'This is hard to talk about',
      text: 'You don’t have to bring it up if no one asks. That isn’t a lie. But this question asks about it, and a form or a check can too. When they ask, say what is true in one sentence. Then say what you do now.',
      steps: [
        'Read the question, and answer only what it asks.',
        'Say what is true in one short sentence, with the year.',
        'Say what has changed since then, and what you do now.',
      ],
    },
    asked: {
      title: 'Now your answer',
      text: 'Answer in your own words. One or two true sentences are enough to begin.',
      steps: [],
    },
    harmful: {
      title: 'One part of this could cost you the job',
      text: 'Answer it again: what you do to keep everyone safe, what you say in a calm voice, and who you tell.',
      steps: [],
    },
    hostile: {
      title: 'This can be a lot',
      text: 'These questions are hard to like, and you don’t owe us an answer. If you want to, try one sentence. If not, write **next** for another question or **finish** to stop.',
      steps: [],
    },
    stuck: {
      title: 'A blank mind is common',
      text: 'It needn’t be from a paid job. School, home, church, sport, caring for someone, helping a neighbor: all of it counts.',
      steps: [],
    },
    template: {
      title: 'There is a blank in it',
      text: 'Put your own facts instead of what is in square brackets, or leave it out. If a program wrote it, say it in your own words: they will ask about each of them.',
      steps: [],
    },
    nothing: {
      title: 'We couldn’t tell what your answer is',
      text: 'Tell it the way you would tell a neighbor. Two or three true sentences are enough to begin.',
      steps: [],
    },
    plain: {
      title: 'That is a full answer, if it’s true',
      text: 'A plain yes or no is enough here. If they ask more, say one true sentence and stop.',
      steps: [],
    },
    short: {
      title: 'That is too short to score',
      text: 'Add a few true sentences.',
      steps: [],
    },
    same: {
      title: 'That is the same answer as before',
      text: 'Change one thing, and send it again. Or write **next** to go on.',
      steps: [],
    },
  } satisfies { readonly [why in Unscored]: Reply } as { readonly [why in Unscored]: Reply },
  /** A step that costs the job. */
  harm: {
    text: (quote: string, why: string) =>
      `You said: “${quote}.” ${why} We give no points while it’s in the answer. If we misread you, say it in other words.`,
    keep: (quote: string) => `You also said: “${quote}.” That part can stay.`,
    why: {
      'put-out': 'It can sound as if someone in your care would be put out or left alone. No employer can allow that.',
      force: 'It can sound as if you would use force. Employers let people go for that, and someone can be hurt.',
      threat: 'It can sound like a threat. They listen for a calm voice and for the rules of the place.',
      shout: 'Shouting makes most moments worse. They listen for a calm voice.',
      hide: 'It can sound as if you would hide it. Most employers forgive a mistake that is reported, not one that is hidden.',
    } satisfies { readonly [kind in HarmKind]: string } as { readonly [kind in HarmKind]: string },
  },
  /** For what a person would do, where the dishonest way was chosen. */
  honestSteps: [
    'Say no to the dishonest way, in plain words.',
    'Say who you would tell, and how soon.',
    'Say what you would do instead.',
  ],
  starters: {
    story: ['“I was at … when …”', '“It was up to me to …”', '“First I …, then I …”', '“In the end …”'],
    would: ['“First I would find out …”', '“Then I would …”', '“And I would tell …”'],
    about: ['“Right now I …”', '“One thing I did well was …”', '“I’m here because …”'],
    self: ['“I’m good at …”', '“One time, at …, I …”', '“In this job that helps with …”'],
    how: ['“First I …”', '“One time, at …, I …”'],
    closing: ['“What does a good first month look like?”'],
    open: ['“My short answer is …”', '“I …”', '“One time, at …”'],
    past: ['“The short answer is …”', '“Since then I have …”', '“Now I can …”'],
    why: ['“I saw that you …”', '“I have …”', '“Here I would like to …”'],
    terms: ['“Yes, I can …”', '“From … on.”', '“I’m looking for …”'],
  },
  asks: {
    title: 'You asked',
    yours: (quote: string) =>
      `You said: “${quote}.” It’s your choice to say that. A shorter answer is enough, and we give no points here.`,
    tryIt: 'Try it now: answer in one or two sentences, about the job and no more.',
    titleLimited: 'You don’t have to answer this as it was asked',
    limited: (may: string) =>
      `Federal law limits how an employer can use an answer to this. They can ask ${may}. You don’t have to answer more than that.`,
    church:
      'You’re applying to a church, and a church can ask about faith. For a role that teaches or leads, it can ask about much more.',
    churchMore:
      'Decide before the day which one or two true sentences you are ready to say. After them you can say: “I’d be glad to talk more about it with the pastor alone.”',
    say: (answer: string) => `You can say: “${answer}”`,
    allowed:
      'Usually they can ask about the job and what you bring to it. If you aren’t sure, you can say: “How does that relate to the job?”',
    why: (why: string) => `Most ask this to find out ${why}.`,
    more: 'They can ask more. Decide now which one or two true sentences you are ready to say. Then you can say: “I’d rather talk about the job.”',
    how: (shows: string, frame: string | undefined) =>
      `A good answer here ${clauseWords.test(shows) ? 'says' : 'includes'} ${shows}.${frame ? ` You can build it like this: “${frame}”` : ''}`,
    softer: (frame: string | undefined) =>
      `Say only what is so, as briefly as you like. A softer reason that isn’t true can be found out with one call.${frame ? ` You can build it like this: “${frame}”` : ''}`,
  },
  know: { title: 'Good to know' },
  honestMark: (quote: string) => `You wrote: “${quote}.” A plan to say or hide something earns no points.`,
  trueWords: (facts: string) => `Here is what you told us that you can say when they ask: “${facts}”`,
  summary: {
    title: 'Your practice',
    none: 'You ended before an answer was scored. Below is everything for the day.',
    lead: (count: number, first: string) =>
      count === 1
        ? 'You answered one question.'
        : `You answered ${countInWords(count, question)}. Your strongest answer was to: ${first}`,
    caption: 'Points, by question',
    columns: {
      question: 'Question',
      points: 'Points',
      of: 'Of',
      first: 'First try',
      words: 'Words',
      seconds: 'Seconds',
      fillers: 'Fillers',
      i: 'I',
      we: 'We',
    },
  },
  habits: {
    title: (count: number) => (count === 1 ? 'One habit to change' : `${numberInWords(count)} habits to change`),
    none: 'No habit to change showed up in your answers. Say them aloud once more, and keep them as they are.',
    in: (count: number, of: number) => (of === 1 ? 'In your one answer' : `In ${count} of your ${of} answers`),
    of: {
      point: ['the answer itself came late or not at all.', 'Answer in your first sentence. Then give the reason.'],
      situation: ['we couldn’t see where it was.', 'Begin with “I was at …, when …”.'],
      action: ['it stayed open what you did.', 'Name two things that you did, in order: “First I …, then I …”.'],
      result: ['the end was missing.', 'After your last step say: “In the end …”, with a number or someone’s words.'],
      proof: ['there was no time when it showed.', 'Add one: “One time, at …, I …”.'],
      steps: ['it stayed open what you would do.', 'Say your first step, and the next one.'],
      we: ['“we” came more often than “I”.', 'Say who did what. Your own part is what they hire.'],
      fillers: ['there were many filler words.', 'Stop for a breath where a filler would come. Silence sounds calm.'],
      'too-short': ['the answer was very short.', 'Add one more sentence on what you did, and one on how it ended.'],
      'too-long': ['the answer was too long.', 'Leave out what came before the event. Stop after the end.'],
      claims: [
        'there was a claim that no one can believe.',
        'Take out “never”, “always” and “the best”. Say what happened.',
      ],
      blame: ['someone was blamed.', 'Say what was hard in one fair sentence, then what you did.'],
    } satisfies { readonly [id in HabitId]: readonly [string, string] } as {
      readonly [id in HabitId]: readonly [string, string];
    },
  },
  checkEmployer: (employer: string) =>
    `Look up ${employer}: what they do, where they are, one thing that is new. Write down two facts.`,
  checkJob: (job: string) =>
    `Read the posting for ${job} once more. Mark three things that they ask for, and find a story for each.`,
  source: (source: string, asOf: string) => `(${source}. Checked ${asOf}.)`,
  plan: {
    first: {
      title: 'Prepare these first',
      lead: (count: number) => `Say an answer to each of these ${numberInWords(count)} aloud tonight. One minute each.`,
    },
    tonight: { title: 'Before you go' },
    bank: { title: 'Questions they may ask, and why' },
    columns: { question: 'Question', why: 'They want to know', shows: 'A good answer' },
    worry: {
      say: 'Words to begin with',
      asked: 'How they may ask',
      lead: {
        gap: 'Time without a job',
        record: 'A record',
        'let-go': 'Being fired or laid off',
        health: 'Health or a disability',
        'new-field': 'No experience, degree or license',
      } satisfies { readonly [worry in Worry]: string },
    },
    askThem: { title: 'Questions to ask them', lead: 'Choose three. Ask at least one.' },
    checklist: { title: 'The day before and the day' },
    help: { title: 'Help with what is hard to get', call: 'If you find no one, call 211. They know what is near you.' },
    thanks: { title: 'A thank-you note to send', again: 'Write again' },
    hard: {
      title: 'Questions they shouldn’t ask',
      lead: 'Federal law doesn’t ban each of these questions, but most of the answers may not decide who is hired. Stay calm: they may not know. You can answer what they really need to know.',
      ministry:
        'You’re applying to a church. It may ask about faith, and for a role that teaches or leads, about much more. The rows on religion and family are the usual ones.',
      columns: { asked: 'If they ask', may: 'They may ask', answer: 'You can say' },
      caption: 'Questions that you needn’t answer as they are asked',
      church: 'A church may ask this.',
    },
    rights: { title: 'Your rights, and who explains them' },
    rubric: {
      title: 'How answers are scored',
      lead: 'Each line has 0 to 4 points, and the total is their sum. Points come from words that we found in the answer; without words there are none. Where we can’t tell, the line isn’t counted. Where we can only count words and steps, a line has 3 points at most. We can misread an answer, so check the words we quote.',
      caption: 'What earns each number of points',
      criterion: 'Criterion',
      timing:
        'Good length: 45 to 120 seconds for a story, 30 to 105 for “about yourself”, 20 to 90 for strengths, 15 to 90 for “what would you do” and “why”, 10 to 75 for the past, up to 45 for pay, hours and a license.',
    },
    schedule: {
      title: 'Dates',
      practice: [
        {
          title: 'Interview practice: three answers',
          detail: 'Say your answers to the first three questions aloud, one minute each.',
        },
        {
          title: 'Interview practice: two more, and your questions',
          detail: 'Say two more answers. Choose three questions to ask them.',
        },
        {
          title: 'Interview practice: all five with a timer',
          detail: 'Say all five without reading. Ask someone to listen.',
        },
      ],
      before: {
        title: 'The day before the interview',
        detail: 'Say three answers aloud. Lay out clothes. Check the way and the papers.',
      },
      day: {
        title: (job: string) => `Interview: ${job}`,
        detail: 'Be there 10 minutes early. Send the thank-you note today.',
      },
      after: {
        title: 'Ask how it’s going',
        detail: 'If you have heard nothing, call or write once, in two sentences.',
      },
    },
    stars: {
      title: 'One story for many questions',
      steps: [
        'Situation: where and when, in one sentence.',
        'Task: what was up to you.',
        'Action: what you did, step by step. This is the longest part.',
        'Result: what was different, with a number or someone’s words.',
        'Fit: how that helps in this job.',
      ],
    },
  },
};
