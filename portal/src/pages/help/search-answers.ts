import MiniSearch from 'minisearch';
import { type HelpSection, wordsOf } from './help-sections.ts';

export interface Found {
  id: string;
  section: string;
  question: Piece[];
  excerpt: Piece[];
}
/** A piece of a result's text; `hit` marks a match. */
export interface Piece {
  /** Position in its text. */
  place: number;
  text: string;
  hit: boolean;
}

const MOST = 8;
const EXCERPT = 150;

/** Stop words. */
const small = new Set(
  'a an and are as at be by can do does for from get have how i if in is it me my of on or our so that the there this to us was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Synonyms: what people type, and the answers' words. */
const otherWords = new Map(
  Object.entries({
    blank: 'appear',
    white: 'appear',
    missing: 'appear',
    invisible: 'appear',
    nothing: 'appear',
    gone: 'disappeared',
    removed: 'disappeared',
    stripped: 'disappeared',
    vanished: 'disappeared',
    letter: 'email',
    mail: 'email',
    cost: 'pricing',
    costs: 'pricing',
    price: 'pricing',
    money: 'pay',
    guarantee: 'refund',
    billing: 'pay',
    invoice: 'pay',
    delete: 'cancel',
    remove: 'cancel',
    close: 'cancel',
    login: 'log',
    signin: 'log',
    user: 'members',
    users: 'members',
    suicide: 'danger',
    suicidal: 'danger',
    crisis: 'danger',
    gdpr: 'privacy',
    banner: 'cookie',
    iframe: 'frame',
    csp: 'policy',
    gtm: 'tag',
    wifi: 'connection',
    internet: 'connection',
    translation: 'bible',
    robot: 'ai',
    chatgpt: 'ai',
    blind: 'screen',
    a11y: 'keyboard',
    slow: 'jumps',
    height: 'scrolls',
  }),
);

/** Builds the search index and returns the search function (best result first). */
export function indexAnswers(sections: readonly HelpSection[]): (query: string) => Found[] {
  const documents = sections.flatMap((section) =>
    section.answers.map(({ id, question, nodes }) => ({
      id,
      question,
      section: section.title,
      answer: nodes.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim(),
    })),
  );
  const byId = new Map(documents.map((document) => [document.id, document]));
  const index = new MiniSearch({
    fields: ['question', 'section', 'answer'],
    processTerm: (term) => (small.has(fold(term)) ? null : fold(term)),
    searchOptions: {
      boost: { question: 4, section: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(documents);

  return (query) => {
    const words = query.toLowerCase().split(/[\s\p{P}]+/u);
    const wanted = [...words, ...words.map((word) => otherWords.get(word) ?? '')].join(' ');
    const all = index.search(query, { combineWith: 'AND' });
    const any = index.search(wanted);
    const hits = [...all, ...any.filter(({ id }) => !all.some((hit) => hit.id === id))].slice(0, MOST);
    return hits.flatMap(({ id, terms }) => {
      const document = byId.get(id);
      if (!document) return [];
      const { question, section, answer } = document;
      return [{ id, section, question: marked(question, terms), excerpt: marked(excerptOf(answer, terms), terms) }];
    });
  };
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Excerpt of an answer around the first match. */
function excerptOf(answer: string, terms: readonly string[]): string {
  const first = answer.search(anyOf(terms));
  if (first < EXCERPT * 0.75)
    return answer.length > EXCERPT ? `${answer.slice(0, EXCERPT).replace(/\s+\S*$/, '')} …` : answer;
  const from = answer.lastIndexOf(' ', first - 50) + 1;
  const rest = answer.slice(from);
  return `… ${rest.length > EXCERPT ? `${rest.slice(0, EXCERPT).replace(/\s+\S*$/, '')} …` : rest}`;
}

function marked(text: string, terms: readonly string[]): Piece[] {
  const pieces = terms.length > 0 ? text.split(anyOf(terms)) : [text];
  return pieces.map((piece, place) => ({ place, text: piece, hit: place % 2 === 1 })).filter(({ text }) => text !== '');
}

const anyOf = (terms: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(${terms.map((term) => term.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  );
