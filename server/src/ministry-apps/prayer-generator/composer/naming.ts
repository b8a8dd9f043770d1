import { spokenWordsIn } from '../../../app-kit/index.ts';
import { naming } from '../data/general.ts';
import type { Line } from '../theme.ts';
import type { Facts } from '../understanding/understand.ts';
import { fill, type Said, sentence } from './fill.ts';
import type { Order } from './order.ts';
import { inOrder } from './order.ts';

/** Sentences that say what the prayer is about and name everyone in it. No word is cut out of the person's text. */
export function nameFacts(facts: Facts, order: Order, said: Said, room: number): string[] {
  const lines: string[] = [];
  const add = (kind: keyof typeof naming) => {
    const store = kind === 'matter' && facts.naming.length > 0 ? facts.naming : naming[kind];
    const used = spokenWordsIn(lines.join(' '));
    const line = firstFilled(
      inOrder<Line>(kind === 'others' && facts.theme.id === 'death' ? store.slice(1) : store, order, `naming-${kind}`),
      facts,
      said,
      room - used,
    );
    if (line) lines.push(line);
  };
  const canMatter = facts.naming.length > 0 || fill('{matter}', facts) !== undefined;
  const thankful = facts.glad;
  const isAnother = !facts.subject.self && !facts.subject.open && !facts.subject.unsaid;
  if (isAnother && canMatter && facts.naming.length === 0) add(thankful ? 'thanks' : 'all');
  else if (isAnother) add(thankful ? 'thanksWho' : 'who');
  // Half a minute is enough for one of the two.
  else if (canMatter && !(facts.others && room < 24)) add('matter');
  else if (!facts.hasText && !facts.others) add('nothing');
  if (facts.others) add('others');
  if (facts.remembered) add('remembered');
  return lines;
}

/** The first line that can be filled and is short enough (`room`, in words), or the shortest. */
function firstFilled(lines: readonly Line[], facts: Facts, said: Said, room: number): string | undefined {
  const sayable = lines.flatMap((line) => {
    const text = sentence(line, facts, { ...said });
    return text ? [{ line, words: spokenWordsIn(text) }] : [];
  });
  const chosen = sayable.find(({ words }) => words <= room) ?? sayable.sort((a, b) => a.words - b.words)[0];
  return chosen && sentence(chosen.line, facts, said);
}
