import { forbidden } from '../data/forbidden.ts';

const starters =
  /^(?:I|I['’]m|I['’]ve|I['’]ll|We|We['’]re|We['’]ve|He|He['’]s|She|She['’]s|They|They['’]re|It|It['’]s|My|Our|There|The|This|Tomorrow|Today|Tonight|On|Nobody|No one|Everyone|Everything|Nothing)\b/;
const verbs =
  /\b(?:is|are|am|was|were|has|have|had|will|would|can|cannot|could|do|does|did|may|might|must|['’](?:m|re|ve|ll)|(?:he|she|it)['’]s|isn['’]t|aren['’]t|wasn['’]t|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t|haven['’]t|hasn['’]t|feel|feels|need|needs|want|wants|lost|died|found|got|keep|keeps|start|starts|begins?|left|moved|fell|came|comes|went|goes|live|lives|miss|love|loves|know|knows|says?|said|told|wait|waits|work|works|worry|hope|lie|lies|sits?|cry|cries|passed|broke|turns|turned|leaves|stopped|called|happened|hurts?|\w{3,}ed)\b/i;
const unsafe =
  /[^\p{Script=Latin}\p{M}\d ,'’“”"$%&:;/-]|\b(?:you|your|yours|god|lord|jesus|christ|pray|prays|prayers?|please|amen|bible|verse|vote\w*|election|candidate|president|democrat\w*|republican\w*|kill\w*|suicid\w*|murder\w*|rape\w*|hate|revenge|damn\w*|hell|shit|fuck\w*|bitch|ass|hits?|beats?|chokes?|abus\w*|sex\w*|naked|curse\w*|http\w*|www|instructions?|prompt|write|generate)\b/iu;
const selfHarm = /\b(?:I|me|myself|we)\b.*\b(?:die|dead|end it|disappear|overdose|hurt myself|cut myself|gone)\b/i;

/** The person's own sentences that can be said to God as they stand: whole, declarative, and safe to say aloud. */
export function findOwnWords(
  text: string,
  names: readonly string[],
  voice: 'I' | 'we',
  adopt: (sentence: string) => string,
): string[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/);
  return sentences
    .map((sentence) => spoken(adopt(sentence.trim())))
    .filter((sentence) => canSay(sentence, names, voice));
}

function canSay(sentence: string, names: readonly string[], voice: 'I' | 'we'): boolean {
  const body = sentence.replace(/\.$/, '');
  const count = body.split(/\s+/).length;
  const begins =
    starters.test(body) || names.some((name) => body.startsWith(`${name} `) || body.startsWith(`${name}’s `));
  if (!begins || count < 3 || count > 26 || /\?|!!/.test(sentence)) return false;
  if (unsafe.test(body) || selfHarm.test(body) || forbidden.some((pattern) => pattern.test(body))) return false;
  if (voice === 'we' && /\b(?:I|me|my|mine|myself)\b|\bI['’]/i.test(body)) return false;
  if ((body.match(/["“”]/g) ?? []).length % 2 === 1) return false;
  if (/(.)\1{3}|\b(\w+) \2\b/i.test(body) || body.split(' ').some((word) => word.length > 22)) return false;
  return verbs.test(body) && !/\b[A-Z]{3,}\b.*\b[A-Z]{3,}\b/.test(body);
}

/** A sentence with a capital, a full stop and "I" in upper case; nothing else is changed. */
function spoken(sentence: string): string {
  const text = sentence
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
    .replace(/\s+([,;:])/g, '$1')
    .replace(/\bi(?=\b(?!['’]?\.))/g, 'I')
    .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
    .replace(
      /\b(I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Ii]t) (dont|didnt|cant|wont|isnt|arent|wasnt)\b/g,
      (_, who: string, verb: string) => `${who} ${verb.slice(0, -1)}’t`,
    )
    .replace(/\bIm\b/g, 'I’m')
    .replace(/(?:,\s*)?\b(?:so|and|but|because)?,?$/, '');
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : '';
}
