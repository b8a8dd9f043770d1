import { plain } from './plain.ts';

/** "I did" after what was asked for says that all of it was done. */
const agreed = /\b(?:and|so|then) (?:i|we) did\b/;
const done =
  '(?:i|we|he|she|they) (?:have |just |already |also )*(?:gave|given|sent|paid|bought|told|let|clicked|tapped|installed|typed|read)';
/** Ends a wish or a question: its mark, another clause, or what someone did. */
const end = `(?=\\b(?:and|but|so|then|because) (?:i|we)\\b|\\b${done}\\b|[.?!;,]|$)`;
const ahead = new RegExp(
  `(?:\\b(?:do|does|should|shall|can|could|must|may|would|will) (?:i|we|he|she|they)\\b|\\b(?:needs?|wants?|wanted|going|has|have|about|supposed|trying|asks|asked|told|tells|begs|begged)(?: (?:me|us))? to\\b)[^.?!;,]*?${end}`,
  'g',
);

/** What a text says without its questions and wishes: "do I read him the numbers" hasn't happened. */
export function whatIsTold(text: string): string {
  const said = plain(text);
  return agreed.test(said) ? said : said.replace(ahead, ' ');
}

const accounts =
  '(?:instagram|insta|facebook|fb|messenger|whatsapp|snapchat|tik ?tok|gmail|google|yahoo|e-?mail|hotmail|outlook|apple|icloud|social media|account|accounts|page|profile|password|log ?in)';
const taken = [
  new RegExp(
    `\\b(?:someone|somebody|they|he|she|hackers?|scammers?|who(?:ever)?)\\b(?: \\w+){0,2} (?:changed|took over|took|stole|hacked|got into|broke into|logged into|is in|are in|controls?)(?: \\w+){0,2} my (?:\\w+ ){0,2}${accounts}\\b`,
  ),
  new RegExp(`\\bmy (?:\\w+ ){0,2}${accounts} (?:\\w+ ){0,2}(?:hacked|taken over|stolen|hijacked|compromised)\\b`),
  /\bi (?:got|was|have been|'ve been) hacked\b/,
  /\b(?:posting|posts|messaging|writing|texting|sending|asking)\b[^.?!]{0,40} (?:as|pretending to be|like (?:it's|it is|i'm)) me\b/,
  /\b(?:message|post|email|text)s? (?:\w+ ){0,3}(?:from|in) my (?:name|account|page|facebook|email)\b[^.?!]{0,40}\b(?:i didn't|i never|not me|wasn't me)\b/,
];

/** Whether someone else has the account of the person who writes. */
export const isTakenOver = (text: string): boolean => taken.some((words) => words.test(plain(text)));
