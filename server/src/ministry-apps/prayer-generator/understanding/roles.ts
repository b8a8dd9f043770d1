import type { Person } from './people.ts';
import { sentencesIn } from './plain-words.ts';

/** A piece of a text, and whether it tells something to pray for. */
export interface ToldPiece {
  text: string;
  isNeed: boolean;
  /** The concern that it is likeliest about, by id. */
  concern?: string;
}

/**
 * What a text says of someone: prayer is asked for them; it tells of a need or a joy of theirs; they died; or they are only
 * mentioned. Only the first two are who a prayer is for.
 */
export type Role = 'asked' | 'concerned' | 'died' | 'mentioned';

/** Where someone is mentioned. */
type Mention = Pick<Person, 'start' | 'end'> & Partial<Pick<Person, 'determiner'>>;

/** Ends before the person whom prayer is asked for, or whom the writer worries about. */
const askedBefore =
  /\b(?:pray(?:er|ers|ing|s)?|praise|requests?|lift(?:ing)? up|bless|help|heal|comfort|protect|watch over|be with|strengthen|remember|please keep|(?:worried|worry|scared|concerned|afraid|anxious|happy|grateful|thankful|thanks?|thank you|hope|think|thinking|thoughts) (?:\p{L}+ )?(?:about|of|for))\b(?:(?! (?:that|because|who|when|while|if|so|but|we|i|he|she|they)\b)[^.!?;\n]){0,45}$/iu;
/** Whom the writer cares for. */
const caredBefore =
  /\b(?:nursing|car(?:e|es|ing) for|tak(?:e|es|ing) care of|look(?:ing)? after|rais(?:e|ed|ing)|sit(?:ting)? with|miss|visit(?:ing)?) $/iu;
/** "For my wife." begins a request, or a part of it. */
const forBefore = /(?:^|[;,]\s*|\band\s+)(?:also\s+)?for\s+$/iu;
const diedAfter =
  /^(?:[’']s (?:death|passing|funeral|burial|memorial)|(?:,? (?!(?:and|but|so|because|i|we|my|our)\b)[\p{L}\p{N}’'-]+){0,6}? (?:died|passed(?! (?:his|her|their|the|my|an?|out|by|up|it|all|with)\b)|drowned|was killed|was murdered|is gone|went home to|took (?:his|her|their) (?:own )?life|overdosed and died))(?![\p{L}])/iu;
const diedBefore =
  /\b(?:(?:lost|buried|bury|burying|cremated|mourning|grieving|outlived|funeral (?:of|for)|death of|loss of|passing of|ashes of|goodbye to|(?:year|christmas|thanksgiving|easter|birthday|holidays?) without) (?:(?:both|all|one) (?:of )?)?|late )$/iu;
/** What is said, thought or offered by someone is not about them. */
const reporting =
  /^(?:\s(?:\p{L}+ly|just|still|always|also|even|both|all))*\s(?:(?:says?|said|sez|thinks?|thought|tells?|told|knows?)(?!(?: me| us)?(?: that)? (?:he|she|they)(?![\p{L}]))|asks?|asked|offers?|offered|(?:has|have) (?:offered|told|said|asked)|knows?|knew|believes?|agrees?|suggests?|wants? (?:me|us)|calls? (?:me|us|it|him|her)|helps? (?:me|us)|(?:is|are) (?:going to|helping)|will)(?![\p{L}])/iu;
/** Words that can begin a clause before its subject. */
const opening =
  /^(?:(?:and|but|so|because|since|when|while|although|though|that|if|as|then|now|today|tonight|yesterday|tomorrow|please|lord|god|hi|hello|dear|also|well|just|my friends?|for|how|where|why|what|today,|last \p{L}+|this \p{L}+|on \p{L}+|found out|i think|i know|i wish|i hope|it is|it’s|its|this is|both|all|of|even)[\s,]+)*$/iu;

/** The role of everyone who is mentioned, in their order. `pieces`: what the encoder read; undefined while it is down. */
export function rolesOf(text: string, mentions: readonly Mention[], pieces?: readonly ToldPiece[]): Role[] {
  const sentences = placesOf(text, sentencesIn(text));
  // Where nothing was understood, grammar decides alone.
  const told = pieces?.some((piece) => piece.isNeed) && placesOf(text, pieces, ({ text: words }) => words);
  const roles: Role[] = [];
  for (const [index, mention] of mentions.entries()) {
    const within = sentences.find(({ from, to }) => mention.start >= from && mention.start < to);
    const before = text.slice(within?.from ?? 0, mention.start);
    const after = text.slice(mention.end, within?.to);
    const last = mentions[index - 1];
    const isPaired = last && /^(?:,?\s*(?:and|&|,))?\s+$/i.test(text.slice(last.end, mention.start));
    if (isPaired && !reporting.test(after)) roles.push(roles[index - 1] ?? 'mentioned');
    else roles.push(roleIn(before, after, () => within?.from === 0 || isNeed(mention, told || undefined)));
  }
  return roles;
}

function roleIn(before: string, after: string, tellsNeed: () => boolean): Role {
  if (diedAfter.test(after) || diedBefore.test(before.replace(/\b(?:my|our|his|her|their|an?|the) $/i, '')))
    return 'died';
  const lead = before.replace(/\b(?:my|our|his|her|their) $/i, '');
  if (askedBefore.test(lead) || forBefore.test(lead)) return 'asked';
  if (caredBefore.test(lead)) return tellsNeed() ? 'concerned' : 'mentioned';
  // "Installing our new pastor": the text begins with what happens for someone.
  if (/^\p{Lu}\p{L}+ing (?:our|my)? ?$/u.test(before)) return 'concerned';
  const clause =
    before.split(/[,;:–—()]\s*|\s(?=(?:and|but|because|so|since|when|while|although|that|if)\s)/iu).at(-1) ?? '';
  if (!opening.test(`${clause.trim()} `.trimStart()) || reporting.test(after)) return 'mentioned';
  // "…, a Buddhist, my uncle who talks politics, and nine kids": one of several, and no subject.
  if (before.trim() && /^\s*(?:who|whom|and|&|,|$)/i.test(after)) return 'mentioned';
  return tellsNeed() ? 'concerned' : 'mentioned';
}

interface Place {
  from: number;
  to: number;
}

function placesOf(text: string, parts: readonly string[]): Place[];
function placesOf<Part>(
  text: string,
  parts: readonly Part[],
  words: (part: Part) => string,
): (Place & { part: Part })[];
function placesOf<Part>(text: string, parts: readonly Part[], words = (part: Part) => String(part)) {
  let at = 0;
  return parts.flatMap((part) => {
    const own = words(part);
    // Clauses come after the sentence that they are part of.
    const from = Math.max(text.indexOf(own, at), text.indexOf(own));
    if (from < 0) return [];
    at = from;
    return [{ from, to: from + own.length, part }];
  });
}

/** Whether the shortest piece around someone tells a need; true while nothing was read. */
function isNeed({ start }: Mention, told: readonly (Place & { part: ToldPiece })[] | undefined): boolean {
  if (!told) return true;
  const around = told.filter(({ from, to }) => start >= from && start < to);
  const shortest = around.sort((a, b) => a.to - a.from - (b.to - b.from))[0];
  return shortest?.part.isNeed === true;
}
