/** How a line began before its subject was taken away. */
export interface Opened {
  text: string;
  /** The person said "I" or "we", so what follows is a verb. */
  hadSubject: boolean;
  /** "We": the work of a team, which must not become one person's. */
  team: boolean;
}

const subject = '(i|we)';
const short: { readonly [ending: string]: string } = { ve: 'have', d: 'would', m: 'am', re: 'are', ll: 'will' };
const fillers =
  '(?:(?:also|then|basically|just|really|even|still|usually|mostly|mainly|pretty much|kind of|personally)\\s+)*';
const leading = new RegExp(
  `^((?:every|each|during|in|on|at|when|after|before|for|while|as|with|most|some|over|from|by|once|since|until|through)\\b[^.;]{0,70}?|sometimes|usually|often|also|then|later|and|so|plus|mostly|mainly|basically)?,?\\s*\\b${subject}\\s+(.+)$`,
  'i',
);
const dropped =
  /^(?:(?:before|after) that|since then|at that time|at that job|in that job|while there|also|then|later|and|so|plus|mostly|mainly|basically|usually)$/i;
const duty =
  /^(?:my\s+(?:job|work|main job|role|task)\s+(?:was|is)(?:\s+to)?|my\s+(?:duties|responsibilities|tasks|jobs)\s+(?:were|are|was|included?|include)(?:\s+to)?|(?:duties|responsibilities)\s+(?:included?|were)\s*:?|job\s+was(?:\s+to)?)\s*:?\s+/i;

/** "My boss trusted me with the keys": others did it, and the person is what the line is about. */
const byOthers =
  /^(?:my|our|the)\s+(?:\w+\s+){1,3}?(asked|trusted|chose|picked|put|promoted|hired|moved|named|made|sent|trained|elected)\s+me\s+(.+)$/i;
/** The same without "my" or "the": who did it stays in the line. */
const byPeople = /^(\p{L}+)\s+(asked|trusted|chose|knew|promoted|hired|trained|elected)\s+me\s+(.+)$/iu;
const participles: { readonly [past: string]: string } = { chose: 'chosen', knew: 'known' };

/** Takes "I" and what goes with it from the beginning of a line; words of time before it go to the end. */
export function openLine(line: string): Opened {
  const asDuty = line.replace(duty, '');
  if (asDuty !== line) return { text: asDuty, hadSubject: true, team: false };
  const trusted = byOthers.exec(line);
  if (trusted)
    return {
      text: `was ${participles[trusted[1]?.toLowerCase() ?? ''] ?? trusted[1]} ${trusted[2]}`,
      hadSubject: true,
      team: false,
    };
  const [, who = '', done = '', how = ''] = byPeople.exec(line) ?? [];
  if (who)
    return {
      text: `was ${participles[done.toLowerCase()] ?? done} ${how} by ${who.toLowerCase()}`,
      hadSubject: true,
      team: false,
    };
  const whole = line.replace(
    /\b(I|we)['’](ve|d|m|re|ll)\b/gi,
    (_, who: string, end: string) => `${who} ${short[end.toLowerCase()]}`,
  );
  const found = leading.exec(whole);
  if (!found) return { text: whole, hadSubject: false, team: false };
  const [, before = '', subjectWord = '', rest = ''] = found;
  const tail =
    before && !dropped.test(before.trim()) ? ` ${before.trim().replace(/^./, (first) => first.toLowerCase())}` : '';
  const text = rest.replace(new RegExp(`^${fillers}`, 'i'), '').replace(/[.;]+$/, '');
  // A second "I" before the tail would make the tail part of another clause.
  return { text: `${text}${tail}`, hadSubject: true, team: subjectWord.toLowerCase() === 'we' };
}

/**
 * Takes the first person from the rest of a line. A clause that can't do without it is cut off; `cut` says so. Undefined when
 * too little is left.
 */
export function withoutSelf(text: string): { text: string; cut: boolean } | undefined {
  const plain = text
    .replace(/\b(and|then|but|or|,)\s+(?:I|we)(?:['’](?:ve|d|m))?\s+(?:also\s+|then\s+|was able to\s+)?/gi, '$1 ')
    .replace(/\btaught myself\b/gi, 'learned')
    .replace(/\b(?:all\s+)?by (?:myself|ourselves)\b|\bon my own\b/gi, 'alone')
    // "4 people under me" is whom someone leads.
    .replace(/^(?:had |have )?((?:about |over )?\d+ [\p{L} ]+?)\s+under me\b/iu, 'supervised $1')
    .replace(/\s+under me\b/gi, '')

    .replace(relative, (_, who: string) => relatives.find(([pattern]) => pattern.test(who))?.[1] ?? 'a family member')
    .replace(/\bmy own\b/gi, 'own')
    .replace(/\b(?:my|our) (?=\d|(?:two|three|four|five|six|seven|eight|nine|ten)\b)/gi, '')
    .replace(/\b(?:my|our)\b/gi, 'the')
    .replace(/\b(?:and|,) (?:me|myself|us)\b/gi, '');
  if (!self.test(plain)) return { text: plain, cut: false };
  const clause =
    /;|[,;]?\s+\b(?:when|while|because|so|since|after|before|until|if|that|which|where|what|who|as|and|but|for|with|to|from|by)\b/gi;
  const first = plain.search(self);
  const cuts = [...plain.matchAll(clause)].map(({ index }) => index).filter((index) => index < first);
  const at = cuts.at(-1);
  const kept = at === undefined ? '' : plain.slice(0, at).trim();
  return kept.split(/\s+/).length >= 3 && !self.test(kept) ? { text: kept, cut: true } : undefined;
}

/** Who it was, without the person: a husband or a wife would say that someone is married. */
const relatives: readonly (readonly [RegExp, string])[] = [
  [/grand(?:mother|father|ma|pa|mom|dad)/i, 'a grandparent'],
  [/^(?:step)?(?:mother|father|mom|dad|mum)$/i, 'a parent'],
  [/^parents$/i, 'parents'],
  [/^grandparents$/i, 'grandparents'],
  [/^friends$/i, 'friends'],
  [/^friend$/i, 'a friend'],
  [/^neighbou?r$/i, 'a neighbor'],
  [/^neighbou?rs$/i, 'neighbors'],
  [/^co-?workers?$/i, 'coworkers'],
  [/^(?:kids|children|sons|daughters)$/i, 'children'],
  [/^(?:son|daughter|child|kid|baby)$/i, 'a child'],
];
const relative =
  /\b(?:my|our)\s+(friends?|neighbou?rs?|co-?workers?|(?:grand|step)?(?:mother|father|mom|dad|ma|pa|mum|parents|son|daughter|sons|daughters)|kids?|child(?:ren)?|baby|husband|wife|spouse|partner|sister|brother|aunt|uncle|cousin|nephew|niece|(?:mother|father|brother|sister)-in-law)\b(?!['’]s)/gi;

export const self = /\b(?:I|me|my|mine|myself|we|us|our|ours|ourselves)(?:['’](?:m|ve|d|ll|re))?\b(?![.-]\w)/;
