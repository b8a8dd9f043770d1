import { hasVerb, isLong, isSafe, isStatement } from './sayable.ts';

interface Telling {
  names: readonly string[];
  voice: 'I' | 'we';
  /** The person's noun for what is happening. */
  event?: string;
  /** Puts names where they belong. */
  adopt: (sentence: string) => string;
}

const sentenceEnd = /(?<=[.!?])\s+|\n+/;
const spliced =
  /,\s+(?=(?:he|she|they|we|I)(?:['’](?:s|re|m|ve))?\s\p{Ll}|it(?:['’]s|\s(?:is|was|has|will|can|does))\b)/u;
// "If he dies, I …": cut at its comma, the second half would claim what was only feared.
const hinged =
  /^(?:even |only )?(?:if|when|whenever|unless|although|though|because|while|after|before|since|once|until|as)\b/i;
const goesOn =
  /^(?:$|,| (?:of|on|for|about|at|in|with|after|before|from|to|next|this|today|tonight|tomorrow|yesterday|last|coming)\b)/i;

/**
 * What the person wrote, as sentences that can be said to God: whole statements as they stand, and fragments
 * ("For a friend out of work", "Surgery on Monday") completed. What is unsafe, unclear or meant for the app is left out.
 */
export function findOwnWords(text: string, telling: Telling): string[] {
  const pieces = text.split(sentenceEnd).flatMap((one) => (hinged.test(one) ? [one] : one.split(spliced)));
  return pieces.flatMap((piece) => {
    const body = cleaned(telling.adopt(piece.trim()));
    if (!body || /\?|!!/.test(piece) || !isSafe(body, telling.voice)) return [];
    return isStatement(body, telling.names) ? [`${body}.`] : completed(body, telling);
  });
}

/** A fragment made into a sentence, when its beginning shows how. */
function completed(body: string, { voice, event }: Telling): string[] {
  const I = voice === 'I' ? 'I' : 'We';
  const wish = /^(?:for|a prayer for) (.+)$/i.exec(body)?.[1];
  if (wish) return isLong(body, 3, 20) ? [`${I} pray for ${wish}.`] : [];
  const atStart = event !== undefined && new RegExp(`^(?:[\\w-]+ )?${event}\\b`, 'i').test(body);
  if (hasVerb(body)) {
    const stated = `The ${lowered(body, event)}`;
    return atStart && isStatement(stated, []) ? [`${stated}.`] : [];
  }
  const rest =
    event === undefined ? undefined : body.slice(body.toLowerCase().indexOf(event.toLowerCase()) + event.length);
  if (rest === undefined || !isLong(body, 2, 18) || !goesOn.test(rest)) return [];
  if (/^(?:another|an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+) /i.test(body))
    return [`${I} bring you ${lowered(body, event)}.`];
  return atStart && !/^\w+ing\b/i.test(body) ? [`${I} bring you the ${lowered(body, event)}.`] : [];
}

function lowered(body: string, event: string | undefined): string {
  if (event && /^[A-Z]/.test(event) && body.startsWith(event)) return body;
  return body.charAt(0).toLowerCase() + body.slice(1);
}

/** One line without its last mark, "I" in upper case, missing apostrophes put in; nothing else is changed. */
function cleaned(sentence: string): string {
  const text = sentence
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
    .replace(/\s+([,;:])/g, '$1')
    .replace(/\bi(?=\b(?!['’]?\.))/g, 'I')
    .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
    .replace(/\b(do|does|did|ca|wo|is|are|was|were|has|have|had|could|would|should)nt\b/gi, '$1n’t')
    .replace(/\bIm\b/g, 'I’m')
    .replace(/(?:,\s*)?\b(?:so|and|but|because)?,?$/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
