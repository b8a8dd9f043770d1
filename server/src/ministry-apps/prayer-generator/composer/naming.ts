import { naming } from '../data/general.ts';
import type { Line } from '../theme.ts';
import type { Facts } from '../understanding/understand.ts';
import { dealtToRead, type Order } from './deck.ts';
import { fill, type Said, sentence } from './fill.ts';
import { spokenWords } from './measure.ts';

/** Sentences that lay the person's own facts before God: in their words where these can be said, in ours for the rest. */
export function nameFacts(facts: Facts, order: Order, said: Said, room: number): string[] {
  const own = ownWordsWithin(facts.ownWords, Math.floor(room * 0.8));
  const told = own.join(' ');
  const has = (text: string | undefined) => text === undefined || told.toLowerCase().includes(text.toLowerCase());
  if (mentionsSubject(facts, told)) said.subject = true;

  const lines: string[] = [];
  const add = (kind: keyof typeof naming, must = true) => {
    const store = kind === 'matter' && facts.naming.length > 0 ? facts.naming : naming[kind];
    const used = spokenWords([...lines, told].join(' '));
    const line = firstFilled(dealtToRead<Line>(store, order, `naming-${kind}`), facts, said, room - used);
    if (line && (must || used + spokenWords(line) <= room)) lines.push(line);
  };

  const whoMissing = !facts.subject.self && !has(facts.subject.again.replace(/^(?:my|our|this|these|a) /, ''));
  const eventMissing = facts.ownEvent ? !has(facts.event) : own.length === 0;
  const canMatter = fill('{matter}', facts) !== undefined;
  const timeMissing = !has(facts.when);
  const thankful = facts.purpose === 'thanksgiving';
  if (whoMissing && eventMissing && canMatter) add(thankful ? 'thanks' : 'all');
  else if (whoMissing) add(thankful ? 'thanksWho' : 'who');
  else if (canMatter && (eventMissing || (facts.dead && !has(facts.dead.again)))) add('matter');
  else if (own.length === 0) add('nothing');
  if (timeMissing && facts.theme.id !== 'abuse' && !lines.some((line) => line.includes(facts.when ?? ''))) add('when');
  if (!has(facts.ago)) add('ago');
  if (!has(facts.since)) add('since');
  if (facts.subject.self && facts.names.length > 0 && !facts.names.every((name) => has(name)) && !facts.dead)
    add('names');
  if (facts.absent && !has(facts.absent)) add('absent');
  if (facts.other && !has(facts.other.replace(/^my |^our /, ''))) add('other', false);
  if (!has(facts.where)) add('where', false);
  return [...lines, ...own];
}

/** As many of the person's sentences as fit, in their order; the first that fits alone when the first is too long. */
function ownWordsWithin(sentences: readonly string[], room: number): string[] {
  const taken: string[] = [];
  let left = room;
  for (const text of sentences) {
    const words = spokenWords(text);
    if (words > left || taken.length === 4) continue;
    taken.push(text);
    left -= words;
  }
  return taken;
}

function mentionsSubject({ subject, names }: Facts, told: string): boolean {
  return [subject.again.replace(/^(?:my|our|this|these|a) /, ''), ...names].some(
    (form) => form !== '' && told.toLowerCase().includes(form.toLowerCase()),
  );
}

/** The first line that can be filled and has room, or the shortest when none has. */
function firstFilled(lines: readonly Line[], facts: Facts, said: Said, room: number): string | undefined {
  const sayable = lines.flatMap((line) => {
    const text = sentence(line, facts, { ...said });
    return text ? [{ line, words: spokenWords(text) }] : [];
  });
  const chosen = sayable.find(({ words }) => words <= room) ?? sayable.sort((a, b) => a.words - b.words)[0];
  return chosen && sentence(chosen.line, facts, said);
}
