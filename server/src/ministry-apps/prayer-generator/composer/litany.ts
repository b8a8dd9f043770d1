import { paragraphOf, spokenWordsIn } from '../../../app-kit/index.ts';
import { general } from '../data/general.ts';
import { responses } from '../data/speech.ts';
import { litanyClosings, litanyOpenings } from '../data/styles.ts';
import { words } from '../texts.en.ts';
import { type Said, sentence } from './fill.ts';
import { nameFacts } from './naming.ts';
import { inOrder } from './order.ts';
import { pairs } from './plain.ts';
import { intentionsFor, poolsFor } from './pools.ts';
import { quotation } from './quotation.ts';
import type { Setting } from './setting.ts';

/** Invocations and petitions, each followed by the same response in bold. */
export function litany(setting: Setting): string[] {
  const { facts, order, target, address } = setting;
  const response = setting.response ?? responses.plain[0];
  const said: Said = { subject: false };
  const answer = `**${response}**`;
  const cost = spokenWordsIn(response);
  const openings = inOrder(litanyOpenings, order, 'openings').filter(
    (line) => facts.address !== 'Spirit' || !line.includes('Breath'),
  );
  const invocations = openings.slice(0, target < 80 ? 0 : target < 200 ? 1 : 2);
  const naming = nameFacts(facts, order, said, target * 0.3);
  const quoted = quotation(setting);
  const closing = target < 80 ? [] : inOrder(litanyClosings, order, 'closings').slice(0, 1);
  const first = target < 80 ? words.prayer.hear(address, 'we') : words.litany.opening(address);

  const lines = [first, ...invocations, ...pairs(naming).map(paragraphOf), ...quoted];
  let size = spokenWordsIn([...lines, ...closing].join(' ')) + lines.length * cost;
  const left: string[] = [];
  for (const line of petitions(setting, said)) {
    const added = spokenWordsIn(line) + cost;
    if (size >= target * 0.95 || size + added > target * 1.05) {
      left.push(line);
      continue;
    }
    lines.push(line);
    size += added;
  }
  // Where each petition that is left is a little too long, the one that comes nearest is better than none.
  const gap = (line?: string) => Math.abs(target - size - (line === undefined ? 0 : spokenWordsIn(line) + cost));
  const [nearest] = left.sort((a, b) => gap(a) - gap(b));
  if (nearest !== undefined && gap(nearest) < gap() && size < target * 0.85) lines.push(nearest);
  return [...lines.map((line) => `${line}\n${answer}`), ...closing];
}

/** Petitions for the person and for other people in turn, those of the theme first. */
function petitions({ facts, order }: Setting, said: Said): string[] {
  const pools = poolsFor(facts, order);
  const asks = [...pools.ask, ...inOrder(general.brief, order, 'brief')];
  const forOthers = intentionsFor(facts.theme, order).map(([remember, ask], index) =>
    index % 2 ? words.litany.petitionThat(remember, ask) : words.litany.petition(remember, ask),
  );
  const mixed: string[] = pools.need.flatMap((line) => sentence(line, facts, said) ?? []);
  for (let index = 0; index < Math.max(asks.length, forOthers.length); index++) {
    for (const line of [asks[index], forOthers[index]]) {
      const text = line && sentence(line, facts, said);
      if (text) mixed.push(text);
    }
  }
  return mixed;
}
