import { forbidden } from '../data/forbidden.ts';
import { kinNames } from '../data/kin.ts';
import { isInDanger } from './topics.ts';

const starters =
  /^(?:I|I['’]m|I['’]ve|I['’]ll|We|We['’]re|We['’]ve|He|He['’]s|She|She['’]s|They|They['’]re|It|It['’]s|My|Our|There|The|This|Tomorrow|Today|Tonight|On|Nobody|No one|Everyone|Everything|Nothing|An?)\b/;
const kinStart = new RegExp(
  `^(?:${kinNames.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('|')})\\b`,
);
const pronounFirst = /^(?:I|We|They|He|She) (?:\p{Ll}+ )*\p{Ll}+/u;
const verbs =
  /\b(?:is|are|am|was|were|has|have|had|will|would|can|cannot|could|do|does|did|may|might|must|['’](?:m|re|ve|ll)|(?:he|she|it)['’]s|isn['’]t|aren['’]t|wasn['’]t|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t|haven['’]t|hasn['’]t|feel|feels|need|needs|want|wants|lost|died|found|got|keep|keeps|start|starts|begins?|left|moved|fell|came|comes|went|goes|live|lives|miss|love|loves|know|knows|says?|said|told|wait|waits|works|worry|hope|lies|sits?|cry|cries|passed|broke|turns|turned|leaves|stopped|called|happened|hurts?|sounds?|seems?|looks?|takes?|makes?|gives?|stays?|sleeps?|eats?|speaks?|talks?|moves?|\w{3,}ed)\b/i;
const unsafe =
  /[^\p{Script=Latin}\p{M}\d ,'’“”"$%&:;/-]|\b(?:you|your|yours|god|lord|jesus|christ|pray|prays|prayers?|please|amen|bible|verse|vote\w*|election|candidate|president|democrat\w*|republican\w*|kill\w*|suicid\w*|murder\w*|rape\w*|hate|revenge|damn\w*|hell|shit|fuck\w*|bitch|ass|hits?|beats?|chokes?|abus\w*|sex\w*|naked|curse\w*|http\w*|www|instructions?|prompt|write|generate)\b/iu;
const selfHarm = /\b(?:I|me|myself|we)\b.*\b(?:die|dead|end it|disappear|overdose|hurt myself|cut myself|gone)\b/i;

/** Whether words may be said aloud to God as they stand: clean, unharmful, and not in one voice where many pray. */
export function isSafe(body: string, voice: 'I' | 'we'): boolean {
  if (unsafe.test(body) || selfHarm.test(body) || forbidden.some((pattern) => pattern.test(body))) return false;
  if (isInDanger(body)) return false;
  if (voice === 'we' && /\b(?:I|me|my|mine|myself)\b|\bI['’]/i.test(body)) return false;
  if ((body.match(/["“”]/g) ?? []).length % 2 === 1) return false;
  if (/(.)\1{3}|\b(\w+) \2\b/i.test(body) || body.split(' ').some((word) => word.length > 22)) return false;
  return !/\b[A-Z]{3,}\b.*\b[A-Z]{3,}\b/.test(body);
}

/** Whether words are a whole statement that begins where a statement can begin. */
export function isStatement(body: string, names: readonly string[]): boolean {
  const named = names.some((name) => body.startsWith(`${name} `) || body.startsWith(`${name}’s `));
  const begins = starters.test(body) || kinStart.test(body) || named;
  return begins && (hasVerb(body) || pronounFirst.test(body)) && isLong(body, 3, 26);
}

export function hasVerb(body: string): boolean {
  return verbs.test(body);
}

export function isLong(body: string, least: number, most: number): boolean {
  const count = body.split(/\s+/).length;
  return count >= least && count <= most;
}
