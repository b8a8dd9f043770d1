import type { Tradition } from '@lampstand/sdk/app';

type FollowKind =
  | 'why'
  | 'more'
  | 'person'
  | 'another'
  | 'shorter'
  | 'where'
  | 'verdict'
  | 'objection'
  | 'echo'
  | 'words'
  /** What one can do about it, and what one can take from it. */
  | 'do'
  | 'lesson'
  /** A feeling about what was read ("that seems mean"). */
  | 'reaction'
  /** What this page thinks itself. */
  | 'opinion';

/** How a message follows the one before. */
export type FollowUp =
  | { kind: FollowKind }
  | { kind: 'prayer' }
  /** Another verse or chapter of the passage before. */
  | { kind: 'verse'; chapter?: number; from?: number; to?: number; step?: 1 | -1 }
  /** `undefined`: what all churches hold. */
  | { kind: 'tradition'; tradition: Tradition | 'all'; named: string }
  | { kind: 'translation'; named: string };

const MOST_WORDS = 14;
const before =
  /^(?:(?:but|and|so|ok(?:ay)?|then|well|hm+|lol|yes(?! or)|yeah|please|nice|great|cool|thanks|wow|oh|ha(?:ha)+|fair enough|i see|y|pero)\b[\s,.!]*)+/i;

const persons =
  /\b(?:wife|husband|son|daughter|child|children|kids?|mom|mum|mother|dad|father|parents?|brother|sister|friend|boss|partner|girlfriend|boyfriend|family|neighbor|ex|fiancee?|grand\w+|coworkers?|him|her|them)\b/i;
const verse =
  /^(?:(?:what|how) about |show me |read |see )?(?:the )?(?:v|vs|vv|verses?)\.? ?(\d{1,3})(?: ?(?:[-–]|to|through|and) ?(\d{1,3}))?\b/i;
const chapter =
  /^(?:(?:what|how) about |show me |read |explain )?(?:the )?(?:ch|chap|chapter)\.? ?(\d{1,3})(?:(?:[: ]| verse )(\d{1,3}))?(?: (?:more|too|please|then|next|instead))*[\s?.!]*$/i;
const step =
  /^(?:(?:what|how) about |show me |read |what(?:'s| is| does) )?(?:the )?(?:(next|previous|last) (verse|chapter|one)|(?:verse|one|verses) (after|before|next))\b/i;
const traditions: readonly (readonly [Tradition | 'all', RegExp])[] = [
  [
    'all',
    /^(?:do|does|is|are|what do)\s+(?:all|most|every|other|any)\s+(?:the )?(?:churche?s?|christians|denominations?|pastors|believers)\b(?=.{0,40}$)/i,
  ],
  ['anglican', /\b(?:anglican|episcopal(?:ian)?)s?\b/i],
  ['baptist', /\bbaptists?\b/i],
  ['catholic', /\b(?:roman )?catholics?\b/i],
  ['lutheran', /\blutherans?\b/i],
  ['methodist', /\b(?:methodist|wesleyan)s?\b/i],
  ['orthodox', /\b(?:eastern |greek )?orthodox\b/i],
  ['pentecostal', /\b(?:pentecostal|charismatic|assembl(?:y|ies) of god)s?\b/i],
  ['presbyterian', /\b(?:presbyterian|reformed|calvinist)s?\b/i],
];
/** On a message with `·` in the place of the tradition's name. */
const asksTradition =
  /^(?:(?:(?:what|how) about|and|for)\s+(?:the )?·(?: church(?:es)?)?|(?:what|how) (?:do|does|did|would|is|are)\s+(?:the )?·(?: church(?:es)?)?\s+(?:say|think|believe|teach|do|hold|see|view)(?:\s+(?:on|about|of)?\s*(?:it|this|that))?|(?:do|does|would)\s+(?:the )?·(?: church(?:es)?)?\s+(?:say|think|believe|teach|do|hold|see|agree|accept)(?: with)?\s*(?:it|this|that|so|too|the same)?)[\s?.!]*$/i;
const translation =
  /^(?:(?:can (?:you|i)|could you) )?(?:(?:show|give|read|see|have|say) (?:me )?(?:it|that|this)? ?)?(?:(?:in|from|what about|how about) )?(?:the )?(king james(?: version)?|kjv|nkjv|new king james|niv|esv|nlt|nasb|csb|rsv|nrsv|amp|amplified|message|web|world english bible|bsb|berean(?: standard)?(?: bible)?)(?: version| bible| translation)?(?:,? (?:please|pls|instead|then))*[\s?.!]*$/i;

/** Each is tried in this order on a message without its first small words. */
const kinds: readonly (readonly [
  Exclude<FollowUp['kind'], 'verse' | 'tradition' | 'translation' | 'person'>,
  RegExp,
])[] = [
  [
    'verdict',
    /^(?:(?:is (?:it|that|this)|just|simply|a|tell me|give me)\s+)*(?:yes or no|yes\/no|y or n)\b|^(?:it|that)(?:['’]?s| is| was)? ?(?:not|never|nowhere) (?:really |actually )?(?:there|in (?:there|it|the bible|scripture))(?: at all| anywhere)?[\s?!.]*$/i,
  ],
  [
    'words',
    /\b(?:one|a|some|1) (?:sentence|line|words?|thing)\b.{0,30}\b(?:say|tell|text|write)\b|^(?:what|how) (?:should|do|can|could|would) i (?:even )?(?:say|tell|write|text|put)\b(?=.{0,30}$)/i,
  ],
  [
    'shorter',
    /^(?:(?:can|could) (?:you|u) |please |(?:make|put) (?:it|that|this) |a (?:bit|little) |much |say (?:it|that) )*(?:just one\b(?! (?:of|more|question|thing))|(?:in(?:to)? )?(?:one|two|three|four|a|[1-4]) sentences?(?: please)?(?=(?:[\s?.!,]*| for .{0,40})$)|shorter|short|shorten|brief(?:er|ly)?|tl;?dr|(?:just )?(?:the )?(?:short|bottom line)|in (?:one|a|1) sentence|simpler|simply|summari[sz]e|too long|the short version|in (?:simple|plain|other) words|explain (?:it|that|this) (?:like|to|for)\b|for (?:a |an )?(?:kid|child|\d+ year old)|m[aá]s corto)/i,
  ],
  ['prayer', /\bpray (?:that|this|it|those|the same|for|over|with)\b|\b(?:write|say|give|make)\b.{0,12}\bprayer\b/i],
  [
    'another',
    /^(?:(?:can|could) you |please )*(?:give|send|show|find|read) me (?:a|one|1|some|any)\b.{0,12}\b(?:verse|scripture|passage|psalm|proverb)s?\b(?=.{0,30}$)|^(?:(?:can i have|give me|show me|tell me|do you have|got|is there|any|i want|i need|what about|¿?otr[oa])\s+)*(?:another|one more|a different|other|any other|any (?:proverb|psalm|verse)|otr[oa])\b(?=.{0,30}$)/i,
  ],
  [
    'where',
    /^(?:¿?d[oó]nde dice\b|(?:a |the |got a )?(?:bible )?(?:verse|scripture|passage|reference)(?: for (?:it|that|this))?(?: please)?[\s?.!]*$|(?:what|which|whats|what's|where(?:'s| is)?|show me|in what|in which) (?:the )?(?:is the )?(?:bible )?(?:verses?|chapters?|books?|passages?|scriptures?)(?: (?:is|are|was|says?) (?:that|it|this|so))?[\s?.!]*$|where (?:does|did|do) (?:it|that|he|she|they|god|jesus|paul|the bible) (?:say|stand|come from)(?: (?:that|it|this|so))?[\s?.!]*$|where(?:'s| is) (?:that|it|this)(?: (?:found|written|from|in the bible))?[\s?.!]*$|(?:is|was) (?:that|this|it|any of (?:that|this|it)) (?:really |actually |even )?(?:in the bible|in scripture|biblical)[\s?.!]*$)/i,
  ],
  [
    'objection',
    /^(?:(?:that|this|it)(?:['’]?s not| (?:is not|isn['’]?t|was not|wasn['’]?t|does not|doesn['’]?t|did not|didn['’]?t|makes no))(?: really| even| very)? (?:help\w*|true|right|fair|enough|good enough|an answer|answer\w*|sense|what i (?:asked|meant|said))|(?:please )?(?:don['’]?t|do not|stop) (?:lectur|preach|judg|scold)\w*|you (?:still )?(?:didn['’]?t|did not|don['’]?t|do not|haven['’]?t|are not|aren['’]?t) (?:answer|help|understand|listen|get)\w*|you(?:['’]re| are) (?:wrong|not (?:helping|listening|answering))|i (?:don['’]?t agree|do not agree|disagree)\b)(?!.*\b(?:says?|said|told|thinks|claims|according)\b)/i,
  ],
  [
    'opinion',
    /^(?:(?:which|what) (?:one|side|view|church|of (?:them|these|those))?\s*(?:are|is) (?:you|right|true|correct|best|yours|your (?:opinion|view|take))|what(?:['’]?s) your (?:opinion|view|take|belief)|(?:what|which)(?: one)? do you (?:think|believe|prefer|say)|who(?:['’]?s| is) right|do you (?:believe|agree))\b(?=.{0,40}$)/i,
  ],
  [
    'do',
    /^(?:what (?:should|do|can|could|must|am) (?:i|we|you)(?: even| supposed to)? (?:do|start with|begin with)\b(?=.{0,30}$)|how (?:do|can|should|would) (?:i|we) (?:do (?:that|this|it)|(?:get )?start(?:ed)?|begin|apply (?:this|that|it))\b(?=.{0,20}$)|what now\b|now what\b|what(?:['’]?s| is) (?:the )?(?:first|next) step)/i,
  ],
  [
    'lesson',
    /^(?:what(?:['’]?s| is| was| would be)? (?:the )?(?:main |whole |big |real )?(?:lesson|point|moral|takeaway|message|idea)\b(?=.{0,40}$)|what (?:can|do|should|could) (?:i|we|my \w+|kids|children|people|you) (?:learn|take)\b|what does (?:it|this|that|he|she|the story) (?:teach|(?:mean|say) (?:for|to) (?:me|us|my life|today))|so what[\s?.!]*$|how does (?:this|that|it) (?:apply|help)\b|why does (?:this|that|it|he|she) matter)/i,
  ],
  [
    'reaction',
    /^(?:(?:(?:that|this|it|god|he|she|which)(?:['’]?s| is| was| seems?| sounds?| feels?| looks?)|sounds|seems|feels|how)(?: (?:so|really|pretty|kind of|kinda|a bit|a little|very|just|like))* (?:mean|unfair|harsh|cruel|horrible|awful|weird|strange|odd|crazy|scary|sad|hard|tough|confusing|brutal|terrible|messed up|depressing|heavy|gross|too much|wrong)\b(?=.{0,25}$))/i,
  ],
  [
    'why',
    /^(?:why|how come|how so|how is (?:that|this|it) possible|how can (?:that|this|it) be|really|are you sure|says who|how do you know|por qu[eé])\b(?=.{0,45}$)/i,
  ],
  [
    'more',
    /^(?:(?:tell|say|show|give) me more|more|go on|explain|what else|anything else|can you explain|elaborate|like what|such as|for example|for instance|(?:give me )?(?:an |another |one )?examples?|what do you mean|what (?:does|do|did) (?:it|that|this|they|he|she) mean|i (?:do not|don'?t) (?:understand|get it)|continue|m[aá]s)\b/i,
  ],
  [
    'echo',
    /^(?:oh|ah|aha|huh|wow|interesting|i see|got it|makes sense|good to know|really|never knew|didn'?t know)\b.{0,30}$/i,
  ],
];
/** Kinds that a message with a subject of its own can look like. */
const namesNothing: ReadonlySet<FollowUp['kind']> = new Set([
  'why',
  'more',
  'prayer',
  'words',
  'do',
  'lesson',
  'opinion',
]);
/** "So is it a sin?": a judgment on what was spoken of, and no subject of its own. */
const judging =
  /^(?:(?:but|and|so|ok(?:ay)?|then|well|wait|lol|yeah)[\s,.!]+)*(?:is|was|are|isn['’]?t|would) (?:it|that|this|they|those|doing (?:it|that|this))(?: be)?(?: (?:really|still|even|then|just|actually|always|considered|technically|against))*(?: (?:a|an))? ?(?:sins?|sinful|wrong|bad|evil|okay?|ok|alright|all right|allowed|forbidden|permitted)(?: or (?:not|no|isn['’]?t it|right|ok(?:ay)?))?(?: (?:then|though|tho|to do|for (?:a )?christians?|in (?:the bible|god['’]?s eyes)))*[\s?.!]*$/i;

/** Whether a message asks for a judgment on what was spoken of before it. */
export const asksJudgment = (message: string): boolean => judging.test(message.trim());

const turn =
  /^(?:what about|how about|what if|does (?:that|this|it)|is (?:that|this|it|he|she)|can (?:i|he|she|they)|should (?:i|he|she|they|we)|do (?:i|we)|if|what should|is he saying|are they)\b/i;

/**
 * Returns how a message follows the one before; undefined when it doesn't. `clear`: it names a subject of its own; then only
 * what needs the message before it is a follow-up.
 */
export function followUpIn(message: string, clear: boolean): FollowUp | undefined {
  const whole = message.trim();
  const text = whole.replace(before, '') || whole;
  const count = text.split(/\s+/).length;
  if (count > MOST_WORDS) return undefined;
  const other = verseIn(text) ?? traditionIn(text) ?? translationIn(text);
  if (other) return other;
  const turns = turn.test(text) || /^(?:and|but|so)\b/i.test(whole);
  if (turns && persons.test(text) && count <= 7) return { kind: 'person' };
  const found = kinds.find(([, pattern]) => pattern.test(text))?.[0];
  const alone = found !== undefined && namesNothing.has(found);
  if (found && !(clear && alone)) return { kind: found };
  return !clear && turn.test(text) ? { kind: 'more' } : undefined;
}

function verseIn(text: string): FollowUp | undefined {
  const [, from, to] = verse.exec(text) ?? [];
  if (from) return { kind: 'verse', from: Number(from), ...(to ? { to: Number(to) } : {}) };
  const [, number, first] = chapter.exec(text) ?? [];
  if (number) return { kind: 'verse', chapter: Number(number), ...(first ? { from: Number(first) } : {}) };
  const stepped = step.exec(text);
  if (!stepped) return undefined;
  const back = /^(?:previous|before)$/i.test(stepped[1] ?? stepped[3] ?? '');
  return { kind: 'verse', step: back ? -1 : 1, ...(stepped[2]?.toLowerCase() === 'chapter' ? { chapter: 0 } : {}) };
}

function traditionIn(text: string): FollowUp | undefined {
  const found = traditions.find(([, pattern]) => pattern.test(text));
  const [name, pattern] = found ?? [];
  if (!name || !pattern) return undefined;
  const named = pattern.exec(text)?.[0] ?? '';
  if (name === 'all')
    return /\b(?:that|this|it|agree|same)\b/i.test(text) ? { kind: 'tradition', tradition: 'all', named } : undefined;
  return asksTradition.test(text.replace(pattern, '·')) || text.split(/\s+/).length <= 2
    ? { kind: 'tradition', tradition: name, named }
    : undefined;
}

function translationIn(text: string): FollowUp | undefined {
  const named = translation.exec(text)?.[1];
  return named ? { kind: 'translation', named } : undefined;
}
