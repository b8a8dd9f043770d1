const day = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const count = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|a few|\\d{1,2})';
const span = '(?:hours?|days?|weeks?|months?|years?|nights?)';

const duration = new RegExp(
  `\\bfor (?:over |almost |nearly |about |more than )?${count} (?:long )?${span}\\b|\\bsince (?:last )?(?:${day}|${month}|christmas|easter|summer|winter|spring|fall)\\b`,
  'i',
);
const past = new RegExp(
  `\\b(?:yesterday|last (?:night|week|month|year|${day}|${month}|summer|winter|spring|fall)|${count} ${span} ago)\\b`,
  'i',
);
const point = new RegExp(
  [
    `\\b(?:on |by |this |next |coming )?${day}(?: (?:morning|afternoon|evening|night))?\\b`,
    '\\b(?:tomorrow|today|this)(?: (?:morning|afternoon|evening|night|week|weekend|month|year|fall|spring|summer|winter))\\b',
    '\\b(?:tomorrow|tonight|today)\\b',
    '\\bnext (?:week|month|year|weekend)\\b',
    `\\bin ${count} ${span}\\b(?! of)`,
    `\\b(?:on )?${month} \\d{1,2}(?:st|nd|rd|th)?\\b`,
    `\\bin ${month}\\b`,
  ].join('|'),
  'i',
);
const told =
  /\b(?:was|were|had|lost|died|passed|got|left|fell|told|broke|went|came|found|happened|ended|called|said|gave|took|\w{3,}ed)\b/i;
const ahead = /\b(?:will|is|are|am|going to|have to|has to|starts?|begins?|upcoming)\b/i;

export interface Times {
  /** A point ahead or now, ready for the end of a clause: `on Thursday`, `tomorrow`. */
  when?: string;
  /** A point that lies behind. */
  ago?: string;
  /** How long it has lasted. */
  since?: string;
}

/** The first time of each kind that a text names. */
export function findTimes(text: string): Times {
  const times: Times = {};
  const lasting = duration.exec(text)?.[0];
  if (lasting) times.since = spelled(lasting);
  const before = past.exec(text)?.[0];
  if (before) times.ago = spelled(before);
  const once = text.replace(new RegExp(`\\b(?:every|each|most) (?:${day}|week|month|year)s?\\b`, 'gi'), ' ');
  const rest = [lasting, before].reduce<string>((left, found) => (found ? left.replace(found, ' ') : left), once);
  const found = point.exec(rest);
  if (!found) return times;
  const phrase = prepositioned(found[0]);
  const clause = clauseAround(rest, found.index);
  const behind = told.test(clause) && !ahead.test(clause) && !/\b(?:next|tomorrow|coming|in )/i.test(phrase);
  if (behind) times.ago ??= phrase;
  else times.when = phrase;
  return times;
}

function prepositioned(phrase: string): string {
  const text = spelled(phrase).replace(/^coming /, 'this coming ');
  const bareDay = new RegExp(`^${day}`, 'i').test(text) || new RegExp(`^${month} \\d`, 'i').test(text);
  return bareDay ? `on ${text}` : text;
}

/** Lower case, with days and months capitalized. */
function spelled(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(
      new RegExp(`\\b(?:${day}|${month}|christmas|easter)\\b`, 'g'),
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    );
}

function clauseAround(text: string, index: number): string {
  const start = Math.max(...['.', '!', '?', ';', '\n'].map((mark) => text.lastIndexOf(mark, index))) + 1;
  const ends = ['.', '!', '?', ';', '\n'].map((mark) => text.indexOf(mark, index)).filter((end) => end >= 0);
  return text.slice(start, ends.length > 0 ? Math.min(...ends) : text.length);
}
