import { countOf } from '../../app-kit/index.ts';
import type { AppTexts } from '../contract.ts';
import type { fields } from './fields.ts';

/** Words around the chat. */
export const texts: AppTexts<typeof fields> = {
  intro: 'Ask what the Bible says about something, or just say what is on your mind.',
  moreLabel: 'Answer length, other views, passage',
  words: {
    submit: 'Ask',
    busy: 'Looking it up…',
    ready: 'The answer is ready',
    change: 'Ask differently',
    restart: 'Start a new conversation',
    submitHelp: 'Nothing you write is kept.',
  },
  fields: {
    length: { label: 'Answer length', options: { short: 'Short', standard: 'Medium', deep: 'In depth' } },
    view: {
      label: 'Where Christians differ',
      options: {
        single: { label: 'This church', help: 'The view of this church’s tradition, where it has set one.' },
        differ: { label: 'Show all', help: 'Each tradition’s view, explained fairly.' },
      },
    },
    passage: {
      label: 'Passage you are reading',
      help: 'Then you can ask about "this passage".',
      placeholder: 'Luke 15:11-32',
    },
  },
  examples: [
    { label: 'What does the Bible say about anxiety?', input: {} },
    { label: 'What is the context of Jeremiah 29:11?', input: {} },
    { label: 'How do I forgive a friend who lied to me?', input: {} },
  ],
  chat: {
    greeting:
      'You get a short answer, Bible passages and one next step. I’m a program and can be wrong. The verses are printed word for word.',
    placeholder: 'Your question',
  },
};

const counted =
  'That is counted in this text, word for word and without regard to capitals; another translation gives another number.';

/** Sentences, titles and labels of the answers. Prepared answers and their variants are in `data/`. */
export const words = {
  answer: { title: 'Answer' },
  passages: { title: 'Passages', more: 'More passages' },
  topic: {
    underAge: 'And because you are still growing up: tell a parent or another adult you trust about it.',
    talk: (church: string) => `If you would like to talk, ${church} is glad to hear from you.`,
    help: {
      title: 'People who answer',
      text: 'They are there for this, and you don’t need to know what to say.',
    },
  },
  detail: { next: 'You don’t have to carry this alone.' },
  unprepared: {
    saying: 'this saying',
    answer: (name: string) =>
      `I don’t have an answer to that about ${name}. These questions are the nearest that I can answer.`,
    /** The message turns to something beside the subject. */
    aside: 'I don’t have an answer to that. These questions are the nearest that I can answer.',
    /** The message tells something and asks for nothing. */
    remark: 'Thank you for telling me that. If you would like to go on, I can answer these questions.',
    none: 'I don’t have an answer to that.',
    next: 'Choose one of the questions, say it in other words, or ask your pastor.',
    ask: 'Say it in other words, name a passage, or ask your pastor.',
  },
  above: {
    inBook: (book: string) => `This is the passage from ${book} that was shown above.`,
    rhyme: 'I can’t write rhymes, poems or songs. I can give the last answer in one sentence, or a verse for it.',
    title: 'From the passage above',
    verse: 'This part of the passage above is nearest to your question.',
    chapter: (chapter: string) => `In the rest of ${chapter}, these verses are nearest to your question.`,
    sentence: (sentence: string) => `This is what I have on that: ${sentence}`,
    old: (reference: string) =>
      `${reference} is in the Old Testament, the part of the Bible from before Jesus was born.`,
    new: (reference: string) =>
      `${reference} is in the New Testament, the part of the Bible about Jesus and the first churches.`,
    both: (older: string, newer: string) =>
      `Both: ${older} is in the Old Testament, and ${newer} is in the New Testament.`,
  },
  differences: {
    title: 'Where Christians differ',
    ofChurch: 'In this church’s tradition',
    others: 'Other churches see it differently; choose “Show all” to read how.',
    inOwnWords: (church: string) => `${church}, in its own words`,
    contactOf: (contact: string, church: string) => `${contact} of ${church}`,
    someoneAt: (church: string) => `someone at ${church}`,
    ask: (contact: string) =>
      `Christians who love the Bible understand this differently. Please ask ${contact} how it is taught there.`,
  },
  misquotation: {
    title: (saying: string) => `“${saying}”`,
    passages: 'What the Bible does say',
    next: 'Read the passage above in its chapter, and see what changes when the whole of it speaks.',
  },
  /** Refusals, small talk and messages without a question. */
  chat: { title: 'Bible Chat' },
  reference: {
    notFound: 'No such passage',
    around: { title: 'The verses around it', note: 'The same words with the verses around them.' },
    nextNotFound: 'Tell me what the passage was about, and I will look for it by its words.',
    nextForVerse: (chapter: string) => `Read all of ${chapter} once; a verse is at home in its chapter.`,
    nextForPassage: 'Read it once aloud and once in silence, and note the line that stays with you.',
    noSense: (reference: string) => `I have nothing prepared on what ${reference} means beyond that.`,
    on: (subject: string, answer: string) => `It is often read on ${subject}. ${answer}`,
    askContext: (reference: string) => `What is the context of ${reference}?`,
  },
  search: {
    title: 'No prepared answer',
    passages: 'Verses with your words',
    nearest: 'These questions are the nearest that I can answer.',
    ask: 'Ask it in other words, or name a passage.',
    one: (sought: string) => `These verses have the word “${sought}”.`,
    several: 'Some verses have your words in them; whether they speak to your question, you will judge better than I.',
    next: 'Say it in other words, or name a passage. You can also ask your pastor.',
  },
  follow: {
    another: (name: string) => `Here is another one on ${name}.`,
    anotherOne: 'Here is another passage.',
    where: (reference: string) => `The clearest place is ${reference}.`,
    noVerdict: 'The Bible gives no plain yes or no to that.',
    objection: 'Thank you for saying so. I know only what was written here beforehand, and a person can say more.',
    read: 'I have no more to say on it than this.',
    end: (name: string) =>
      `I have no more than that on ${name}. Your pastor can say more, and these questions are close to it.`,
    reaction:
      'Many readers have felt that, and the Bible has room for it: Job, Jeremiah and the psalms say such things to God directly. You may too.',
    nothingOn: (name: string) =>
      `I don’t have an answer to that about ${name}. These questions are the nearest that I can answer.`,
  },
  toSay: {
    title: 'You could say',
    intro: 'Here is a sentence you can use as it is, or in your own words.',
  },
  tradition: {
    view: (name: string, held: string) => `**${name}:** ${held}`,
    none: (named: string, topic: string, others: number) =>
      `I have nothing prepared on what ${named} hold about ${topic}. ${others > 0 ? 'This is what I have of other churches.' : 'A pastor of that church can tell you.'}`,
    differ: (topic: string, views: number) =>
      views > 0
        ? `No, churches differ on ${topic}. This is what they say themselves.`
        : `I have no note of a difference between churches on ${topic}.`,
    noSide: (views: number) =>
      `I’m a program and believe nothing myself, so I take no side. ${views > 0 ? 'This is what churches say themselves.' : 'Your pastor can tell you what this church holds.'}`,
    askHere: (topic: string) => `Churches differ on ${topic}, and this church would like to answer that itself.`,
  },
  translation: {
    noPassage:
      'There is no passage above to show in another translation. Name one, such as Psalm 23, and the translation.',
    missing: (named: string, names: readonly string[]) =>
      `We don’t have that translation (${named}) here. This page has the ${names.join(' and the ')}.`,
  },
  prayer: {
    title: 'A prayer',
    label: 'You could pray',
    intro: (reference: string) =>
      `I’m a program and can’t pray, but you can. Read ${reference} aloud and put the person’s name into it, or use these words.`,
    prayer:
      'Lord, you know the one I bring to you, and where they are right now. Be for them what these words say. Cover them and keep them, today and tonight. Amen.',
  },
  count: {
    title: (asked: string) => `How often “${asked}” occurs`,
    label: (asked: string, translation: string) => `“${asked}” in the ${translation}`,
    labelWithoutText: (asked: string) => `“${asked}”: no Bible translation is available here`,
    inVerses: (verses: number) => `in ${countOf(verses, { one: 'verse', other: 'verses' })}`,
    passages: 'For example',
    next: 'Read one of these verses in its chapter: a count shows where words are, not what they mean there.',
    none: (asked: string, translation: string) =>
      `“${asked}” isn’t in the ${translation} in exactly these words. Another translation may word it differently, so the thought may well be there.`,
    once: (asked: string, translation: string) => `In the ${translation}, “${asked}” occurs once. ${counted}`,
    times: (asked: string, translation: string, times: string, inVerses: string) =>
      `In the ${translation}, “${asked}” occurs ${times} times, ${inVerses}. ${counted}`,
  },
  unanswered: {
    title: 'Your question',
    calm: 'I’m a program, and I don’t have an answer to that. A person at church can hear the whole of it.',
    told: 'Thank you for telling me that. I’m a program and can’t say anything good enough on it, but a person at church can listen to all of it.',
    choose: 'These questions are the nearest that I can answer.',
  },
};
