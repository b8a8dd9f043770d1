import { nounish } from '../data/work-verbs.ts';
import { openLine, self, withoutSelf } from './first-person.ts';
import { type Form, formsOf, knownVerb, verbByEnding } from './verb-forms.ts';

export type Tense = 'past' | 'base';

/** One line of a resume, made of the person's own words. */
export interface Bullet {
  text: string;
  /** What the person wrote. */
  source: string;
  /** Base form of the verb at its beginning; absent where no verb was found. */
  verb?: string;
  /** How it goes on after "I": "I was trained", "I am able to drive". Absent where "I" goes right before its verb. */
  voice?: 'was' | 'am' | 'none';
  hasNumber: boolean;
  /** A clause with "I" was cut off. */
  cut: boolean;
}

const number =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|hundreds|thousand|thousands|million|dozen|dozens|half|twice|double|doubled|daily|weekly|monthly|every|each)\b/i;
const adverbs =
  /^(?:never|always|often|regularly|sometimes|successfully|safely|quickly|carefully|consistently|quietly|frequently|daily|weekly|also|then|did not|didn['’]t)$/i;
/** After a base form, these words show that it is a verb and no noun: "stock the shelves", not "stock clerk". */
const object =
  /^(?:the|a|an|all|any|well|up|out|on|off|in|with|for|to|at|new|over|under|after|and|or|,|&|daily|other|each|every|people|customers|guests|clients|patients|children|kids|students|families|orders|phones|calls|food|meals|breakfast|lunch|dinner|laundry|equipment|inventory|\d.*)$/i;

/** Makes a line of a resume: no first person, verb first, in this tense. Undefined when nothing of it can be used. */
export function bulletOf(line: string, tense: Tense): Bullet | undefined {
  const source = line
    .replace(/^[\s\-*•·–—>▪◦‣]+|^\s*\d{1,2}[.)]\s+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = source.replace(/[.;,!\s]+$/, '');
  if (!/\p{L}/u.test(bare)) return undefined;
  // Capitals all through are a way of typing, and no names.
  const calm = bare.length > 10 && !/\p{Ll}/u.test(bare) ? bare.toLowerCase() : bare;
  const opened = openLine(calm);
  const rest = withoutSelf(inTense(opened.text, tense));
  if (!rest) return undefined;
  const helped = withoutHelpers(rest.text, opened.hadSubject);
  const led = leadWithVerb(helped, tense, opened);
  if (self.test(led.text)) return undefined;
  return { ...led, text: withDayNames(led.text), source, hasNumber: number.test(led.text), cut: rest.cut };
}

/** "and I order supplies": the verb after a second subject takes the tense of the line. */
const inTense = (text: string, tense: Tense) =>
  text.replace(/\b(and|then|but)\s+(?:I|we)\s+(\w+)/gi, (whole, joint: string, word: string) => {
    const verb = knownVerb(word);
    return verb?.form === 'base' ? `${joint} ${formsOf(verb.base)[tense === 'past' ? 'past' : 'base']}` : whole;
  });

interface Helped {
  text: string;
  /** The next word is a verb in this form, whatever it looks like. */
  form?: Form;
  /** It begins with no verb. */
  noun?: true;
  voice?: Bullet['voice'];
  /** Grammar words that go before it. */
  before?: string;
}

/** "I have experience with", "I am good at": what someone has or is, which begins with no verb. */
const held = /^(?:have|had) (?:some |good |great |strong |\d+ years of )?(?:experience|knowledge|skills?)\b/i;
const like = /^(?:am|was) (?:very )?(?:good at|great at|skilled|certified|able|familiar|fluent|comfortable|used to)\b/i;

/** Takes "was responsible for", "used to", "have" and their like away. */
function withoutHelpers(text: string, hadSubject: boolean): Helped {
  const responsible =
    /^(?:(?:was|were|am|are|is|been)\s+)?(?:responsible for|in charge of|charged with|tasked with)\s+(\S+)(.*)$/i.exec(
      text,
    );
  if (responsible) {
    const verb = knownVerb(responsible[1] ?? '') ?? verbByEnding(responsible[1] ?? '');
    if (verb?.form === 'gerund') return { text: `${responsible[1]}${responsible[2]}`, form: 'gerund' };
    return { text: text.replace(/^(?:was|were|am|are|is|been)\s+/i, ''), noun: true };
  }
  if (!hadSubject) return { text };
  const going =
    /^(?:was|were|am|are|(?:have|had|has) been)\s+(?:(?:always|also|often|usually)\s+)?(\w+ing)\b(.*)$/i.exec(text);
  if (going) return { text: `${going[1]}${going[2]}`, form: 'gerund' };
  const infinitive =
    /^(?:would(?: often| always| also)?|used to|got to|had to|have to|get to|need(?:ed)? to|was able to|were able to)\s+(\w+)(.*)$/i.exec(
      text,
    );
  if (infinitive) return { text: `${infinitive[1]}${infinitive[2]}`, form: 'base' };
  const able = /^(?:can|could|am able to)\s+(.+)$/i.exec(text);
  if (able) return { text: able[1] ?? '', form: 'base', before: 'Able to', voice: 'am' };
  const served = /^(?:was|were|am)\s+(the|an?)\s+(.+)$/i.exec(text);
  if (served) return { text: `served as ${served[1]} ${served[2]}`, form: 'past' };
  if (held.test(text) || like.test(text)) return { text: text.replace(/^\w+ /, ''), noun: true };
  const passive = /^(?:was|were|am|got|have been|had been)\s+(\w+(?:ed|en|wn|de|ught|sen))\b(.*)$/i.exec(text);
  if (passive) return { text: `${passive[1]}${passive[2]}`, form: 'past', voice: 'was' };
  const perfect = /^(?:have|had|has)\s+(\w+)(.*)$/i.exec(text);
  if (perfect && (knownVerb(perfect[1] ?? '')?.form === 'past' || /ed$/.test(perfect[1] ?? '')))
    return { text: `${perfect[1]}${perfect[2]}`, form: 'past' };
  return { text };
}

/** Sets the verb at the beginning, and those that are listed with it, in the tense. */
function leadWithVerb(
  { text, form, before, noun: isNoun, voice }: Helped,
  tense: Tense,
  { hadSubject, team }: { hadSubject: boolean; team: boolean },
) {
  const words = text.split(' ');
  let at = 0;
  while (at < 2 && adverbs.test(words[at] ?? '') && words.length > at + 1) at += 1;
  const word = plainWord(words[at] ?? '');
  const found = isNoun ? undefined : verbAt(word, words[at + 1], form, hadSubject);
  if (!found || before) {
    const noun = before ? `${before} ${text}` : text;
    return { text: capital(noun), voice: voice ?? ('none' as const), ...(before && found && { verb: found.base }) };
  }
  const lead = leading(found, tense);
  const [first = ''] = [words[at]];
  const changed = [
    ...words.slice(0, at),
    first.toLowerCase().replace(word.toLowerCase(), lead),
    ...words.slice(at + 1),
  ];
  const whole = listedVerbs(changed, at, found.form, tense).join(' ');
  return {
    text: capital(
      team
        ? `${tense === 'past' || found.form === 'past' ? 'Worked' : 'Work'} in a team that ${teamForm(whole, found.base, lead)}`
        : whole,
    ),
    verb: found.base,
    ...(voice && { voice }),
  };
}

/** "fix cars, mow lawns, haul junk": where each part begins with a verb in one form, all of them take the tense. */
function commaList(text: string, form: Form, tense: Tense): string | undefined {
  const parts = text.split(/(,\s*(?:and\s+)?)/);
  if (parts.length < 3 || form !== 'base') return undefined;
  const verbs = parts.map((part, index) => (index % 2 ? undefined : knownVerb(plainWord(part.split(' ')[0] ?? ''))));
  // The first part is in its tense already.
  if (verbs.some((verb, index) => index > 0 && index % 2 === 0 && verb?.form !== 'base')) return undefined;
  return parts
    .map((part, index) => {
      const verb = index > 0 ? verbs[index] : undefined;
      return verb ? part.replace(/^[\p{L}-]+/u, formsOf(verb.base)[tense === 'past' ? 'past' : 'base']) : part;
    })
    .join('');
}

const teamForm = (whole: string, base: string, lead: string) =>
  lead === base ? whole.replace(lead, formsOf(base).third) : whole;

function verbAt(
  word: string,
  next: string | undefined,
  form: Form | undefined,
  hadSubject: boolean,
): { base: string; form: Form } | undefined {
  const known = knownVerb(word);
  if (form === 'base') return { base: (known ?? verbByEnding(word))?.base ?? word.toLowerCase(), form: 'base' };
  if (form) return known ?? verbByEnding(word);
  if (known) {
    const past = formsOf(known.base);
    if (known.form === 'past' && past.base !== past.past) return known;
    if (known.form === 'gerund') return hadSubject || isDoing(next) ? known : undefined;
    // "inventory of uniforms" is a noun; a verb needs what it is done to.
    if (!hadSubject && (next === undefined || /^of$/i.test(next))) return undefined;
    if (hadSubject || (next !== undefined && !nounish.has(known.base))) return known;
    if (known.form === 'third') return next && object.test(plainWord(next)) ? known : undefined;
    return next === undefined || hasObject(next) ? known : undefined;
  }
  const guessed = verbByEnding(word);
  if (guessed?.form === 'past') return guessed;
  // An -ing word that the app doesn't know can be a noun, such as "Plumbing".
  if (guessed && (hadSubject || (next && /^(?:the|a|an|and|new|all|\d.*)$/i.test(next)))) return guessed;
  return hadSubject && /^[a-z]+$/.test(word) ? { base: word, form: 'base' } : undefined;
}

/** After an -ing word these show that it is work and not the kind of a thing: "cleaning the rooms", but "billing systems". */
const isDoing = (next: string | undefined) =>
  next !== undefined &&
  (knownVerb(plainWord(next))?.form === 'gerund' ||
    /^(?:the|a|an|all|any|each|every|and|new|up|out|off|\d.*)$/i.test(next));

/** A verb that is past stays past; any other form takes the tense. Forms that the app isn't sure of stay as they are. */
function leading({ base, form }: { base: string; form: Form }, tense: Tense): string {
  const forms = formsOf(base);
  if (form === 'past') return forms.past;
  return forms[tense === 'past' ? 'past' : 'base'];
}

/** "cleaning, stocking and running" and "answer phones and greet guests": verbs in one list are in one tense. */
function listedVerbs(words: readonly string[], at: number, form: Form, tense: Tense): string[] {
  if (form === 'past') return [...words];
  const whole = commaList(words.slice(at).join(' '), form, tense);
  if (whole) return [...words.slice(0, at), whole];

  return words.map((word, index) => {
    if (index <= at || (!/^(?:and|or|&|then)$/i.test(words[index - 1] ?? '') && !/,$/.test(words[index - 1] ?? '')))
      return word;
    const plain = plainWord(word);
    const verb = knownVerb(plain) ?? (form === 'gerund' ? verbByEnding(plain) : undefined);
    if (!verb || verb.form !== form || plain !== plain.toLowerCase()) return word;
    if (form === 'base' && !hasObject(words[index + 1] ?? '')) return word;
    return word.replace(plain, formsOf(verb.base)[tense === 'past' ? 'past' : 'base']);
  });
}

/** "Stock shelves" has an object; "stock clerk" is a noun. */
const hasObject = (next: string) => {
  const word = plainWord(next);
  return (
    object.test(word) ||
    (/[a-z-]{2,}(?:[^su]s|er)$/.test(word) && !/(?:ers|ors|er)$/.test(word)) ||
    /^(?:younger|older|larger|smaller|letters|newsletters|orders|papers|dinners|computers|floors|doors|customers|members|seniors)$/.test(
      word,
    )
  );
};

/** Days and months have a capital; "march" and "may" are words as well. */
const withDayNames = (text: string) =>
  text.replace(
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)\b/g,
    capital,
  );

const plainWord = (word: string) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
const capital = (text: string) => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
