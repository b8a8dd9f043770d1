import type { JobInput, SchoolInput } from '../fields.ts';
import { datePattern } from './rough-dates.ts';

const range = new RegExp(
  `\\(?\\b(?:from\\s+)?(${datePattern})\\s*(?:-|–|—|to|through|until|till)\\s*(${datePattern}|present|now|current(?:ly)?|today)\\b\\)?|\\(?\\b(?:since\\s+)(${datePattern})\\b\\)?`,
  'i',
);
const single = new RegExp(`\\(?\\b(${datePattern})\\b\\)?$`, 'i');
const bullet = /^\s*[-*•·▪◦‣–>]\s*/;

/** Words that a title has and an employer does not. */
const titleWords =
  /\b(?:\w+(?:ist|keeper|worker|hand)|cashier|clerk|manager|assistant|associate|driver|teacher|aide|nurse|cook|chef|server|waiter|waitress|host|hostess|bartender|barista|dishwasher|janitor|custodian|housekeeper|cleaner|operator|technician|mechanic|welder|electrician|plumber|carpenter|painter|laborer|helper|foreman|supervisor|lead|leader|director|coordinator|specialist|representative|rep|agent|guard|officer|secretary|administrator|bookkeeper|accountant|treasurer|stocker|picker|packer|loader|handler|assembler|inspector|volunteer|intern|trainer|coach|tutor|counselor|caregiver|babysitter|nanny|pastor|minister|usher|greeter|chair|president|member|engineer|developer|analyst|designer|consultant|owner|deacon|sergeant|specialist|teller|crew|attendant|installer|landscaper|roofer|mason|apprentice|barber|stylist|instructor|organizer|interpreter|translator|editor|writer)\b/i;
const employerWords =
  /\b(?:inc|llc|ltd|corp|corporation|company|co|store|stores|market|markets|foods?|school|schools|district|church|hospital|clinic|center|centre|restaurant|cafe|café|grill|diner|hotel|inn|motel|warehouse|university|college|county|city|state|department|services?|solutions|group|bank|home|homes|farm|farms|ranch|factory|plant|industries|manufacturing|construction|roofing|electric|plumbing|logistics|transport|ministries|ministry|library|pantry|shelter|ymca|walmart|target|kroger|amazon|mcdonald['’]?s|agency|staffing|army|navy|force|guard)\b/i;

/** Whether a title names a person, such as "cashier", and not the work, such as "lawn mowing". */
export const isPerson = (title: string) =>
  titleWords.test(title) || /(?:er|or|ist|ant|man|woman|mom|dad|parent)s?$/i.test(title);

/** Whether a title ends with the name of one who does the work: "cook", "secretary of the PTA", "CNA"; "hotel room" doesn't. */
export function isRole(title: string): boolean {
  const [name = ''] = title.split(/\s+(?:for|of|at|in|on)\s|,/i);
  const last = name.trim().split(/\s+/).at(-1) ?? '';
  return /^\p{Lu}{2,5}$/u.test(last) || isPerson(last);
}

export interface FoundJob {
  job: JobInput;
  /** It couldn't be seen which is the title and which the employer. */
  unsure: boolean;
}

/** Entries of a work section: a line with dates, the lines right above it, and the lines of work under it. */
export function jobsIn(lines: readonly string[], kind: JobInput['kind']): FoundJob[] {
  return entriesIn(lines).map(({ head, dates, body }) => {
    const { title = '', employer, place, unsure } = splitHead(head);
    const did = body.join('\n').slice(0, 2_000);
    return {
      unsure,
      job: {
        title: title.slice(0, 100),
        ...(employer && { employer: employer.slice(0, 120) }),
        kind,
        ...(dates.start && { start: dates.start }),
        ...(dates.end && { end: dates.end }),
        ...(did && { did }),
        ...(place && { place: place.slice(0, 80) }),
      },
    };
  });
}

interface Entry {
  head: string[];
  dates: { start?: string; end?: string };
  body: string[];
  /** Its work is in a list, so a line without a mark isn't work. */
  listed?: true;
}

/** The dates at the end of a heading line, and the line without them. */
function datesIn(line: string): { start?: string; end?: string; rest: string } | undefined {
  const found = range.exec(line);
  const rest = (match: RegExpExecArray) =>
    line
      .replace(match[0], ' ')
      .replace(/\s{2,}/g, '  ')
      .replace(/[\s,|–—-]+$/g, '')
      .trim();
  if (found)
    return {
      start: found[1] ?? found[3],
      ...(found[2] ? { end: found[2] } : found[3] ? { end: 'present' } : {}),
      rest: rest(found),
    };
  const one = single.exec(line.trim());
  return one && line.length < 90 ? { start: one[1], end: one[1], rest: rest(one) } : undefined;
}

/** What can be above a date: short, no sentence, no list mark. */
const isHead = (line: string) =>
  line.trim().length > 0 &&
  line.length <= 100 &&
  !bullet.test(line) &&
  (!/[.!?]$/.test(line.trim()) || /\b(?:inc|co|corp|ltd|llc|bros)\.$/i.test(line.trim()));

function entriesIn(lines: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  let waiting: string[] = [];
  let open: Entry | undefined;
  const settle = () => {
    open?.body.push(...waiting.filter((line) => line.trim()));
    waiting = [];
  };
  for (const [index, line] of lines.entries()) {
    const dates = bullet.test(line) ? undefined : datesIn(line);
    if (dates && (dates.rest.length <= 100 || !/[.!?]$/.test(dates.rest))) {
      const heads = headsBefore(waiting, open);
      waiting = waiting.slice(0, waiting.length - heads.length);
      settle();
      const { rest, ...given } = dates;
      open = { head: [...heads.map((head) => head.trim()), ...(rest ? [rest] : [])], dates: given, body: [] };
      entries.push(open);
      // "Cashier, 2015 – 2019" with the employer on the line below.
      const next = lines[index + 1];
      if (
        open.head.length <= 1 &&
        next &&
        isHead(next) &&
        !datesIn(next) &&
        /^\p{Lu}/u.test(next.trim()) &&
        (employerWords.test(next) || bullet.test(lines[index + 2] ?? ''))
      )
        open.head.push(`>${next.trim()}`);
    } else if (open?.head.at(-1) === `>${line.trim()}`) continue;
    else if (/^\s+\p{Ll}/u.test(line) && open?.body.length && waiting.length === 0)
      open.body.push(`${open.body.pop()} ${line.trim()}`);
    else waiting.push(line.replace(bullet, ''));
    if (open && bullet.test(line)) {
      open.listed = true;
      settle();
    }
  }
  settle();
  return entries;
}

/** At most two short lines right above the dates, after an empty line or the first of all. */
function headsBefore(waiting: readonly string[], open: Entry | undefined): string[] {
  const heads: string[] = [];
  for (const line of [...waiting].reverse()) {
    if (!isHead(line) || heads.length === 2) break;
    heads.unshift(line);
  }
  return open &&
    !open.listed &&
    heads.length === waiting.length &&
    heads.length === 2 &&
    !waiting.some((line) => line === '')
    ? heads.slice(-1)
    : heads;
}

const placePattern = /^[\p{Lu}][\p{L}. '-]+,?\s+(?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?:\s+\d{5})?$/u;

function splitHead(head: readonly string[]): { title?: string; employer?: string; place?: string; unsure: boolean } {
  const pieces = head
    .flatMap((line) =>
      line.replace(/^>/, '').split(/\s+[|•·–—]\s+|\s+-\s+|\t+|\s{2,}|\s+(?:at|@)\s+|(?<=\p{L}{3,}),\s+(?![A-Z]{2}\b)/u),
    )
    .map((piece) =>
      piece
        .trim()
        .replace(/^[,|-]+|[,|-]+$/g, '')
        .trim(),
    )
    .filter(Boolean);
  const place = pieces.find((piece) => placePattern.test(piece) && /,\s*[A-Z]{2}\b|[A-Z]{2}$/.test(piece));
  const names = pieces.filter((piece) => piece !== place);
  const title =
    names.find((piece) => titleWords.test(piece) && !employerWords.test(piece)) ??
    names.find((piece) => titleWords.test(piece));
  const employer =
    names.find((piece) => piece !== title && employerWords.test(piece)) ?? names.find((piece) => piece !== title);
  return {
    ...(title || names[0] ? { title: title ?? names.find((name) => name !== employer) ?? names[0] } : {}),
    ...(employer && (title || names.length > 1) && { employer }),
    ...(place && { place }),
    unsure:
      title === undefined ||
      (names.length > 1 && employer !== undefined && !employerWords.test(employer) && titleWords.test(employer)),
  };
}

const degree =
  /\b(?:ged|diploma|degree|bachelor\S*|associate\S*|master\S*|doctor\S*|b\.?[as]\.?|a\.?[as]\.?|m\.?[as]\.?|certificate|high school equivalency|coursework|classes|major)\b/i;
const schoolWords = /\b(?:school|college|university|institute|academy|seminary|center|program|university of \w+)\b/i;

/** Entries of an education section: one a line, or two lines with the school on its own. */
export function schoolsIn(lines: readonly string[]): SchoolInput[] {
  const groups: string[][] = [];
  for (const line of lines.map((one) => one.replace(bullet, '').trim())) {
    const last = groups.at(-1);
    if (!line) groups.push([]);
    else if (last && last.length > 0 && last.length < 3 && !(degree.test(line) && last.some((one) => degree.test(one))))
      last.push(line);
    else groups.push([line]);
  }
  return groups.filter((group) => group.length > 0).flatMap((group) => schoolOf(group) ?? []);
}

function schoolOf(group: readonly string[]): SchoolInput | undefined {
  const text = group.join(' | ');
  const dates = group.map((line) => datesIn(line)).find(Boolean);
  const year = dates?.end ?? dates?.start ?? /\b(?:19|20)\d\d\b/.exec(text)?.[0];
  const pieces = group
    .flatMap((line) => (datesIn(line)?.rest ?? line).split(/\s+[|•–—]\s+|\s+-\s+|\t+|\s{2,}|,\s+(?![A-Z]{2}\b)/))
    .map((piece) => piece.trim())
    .filter(Boolean);
  const what =
    pieces.find((piece) => degree.test(piece) && !(/\bhigh school\b/i.test(piece) && !/diploma/i.test(piece))) ??
    pieces.find((piece) => degree.test(piece));
  const school = pieces.find((piece) => piece !== what && schoolWords.test(piece));
  if (!what && !school) return undefined;
  const status = /\b(?:present|in progress|expected|currently|pursuing)\b/i.test(text)
    ? 'now'
    : /\b(?:some|did not finish|unfinished|credits|coursework)\b/i.test(text)
      ? 'part'
      : 'finished';
  return {
    what: (what ?? school ?? '').slice(0, 120),
    ...(what && school && { school: school.slice(0, 120) }),
    ...(year && year !== 'present' && { year: year.slice(0, 30) }),
    status,
  };
}
