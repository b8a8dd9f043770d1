import { paragraphOf, spokenWordsIn } from '../../../app-kit/index.ts';
import { breathsForAnyone } from '../data/styles.ts';
import { words } from '../texts.en.ts';
import { breathsFor } from './breath.ts';
import { sentence } from './fill.ts';
import { nameFacts } from './naming.ts';
import { poolsFor } from './pools.ts';
import type { Setting } from './setting.ts';

/** Writes a prayer of twenty to forty words. It asks for the main need in another of its wordings, and takes lines that come last, so that it repeats little of the long one. */
export function writeShort(setting: Setting): string {
  const { facts, order, address, style } = setting;
  if (style === 'breath') {
    const [inhale, exhale] = breathsFor(setting).at(-1) ?? breathsForAnyone[0];
    return words.short.breath(inhale, exhale);
  }
  const said = { subject: false };
  const pools = poolsFor(facts, order);
  const naming = nameFacts(facts, { ...order, attempt: order.attempt + 1 }, said, 12).slice(0, 1);
  const pick = (lines: readonly string[], most: number) =>
    [...lines]
      .reverse()
      .flatMap((line) => sentence(line, facts, { ...said }) ?? [])
      .find((text) => spokenWordsIn(text) <= most);
  const [ask, release] = [pick(facts.needs[0] ?? [], 24) ?? pick(pools.ask, 16), pick(pools.release.slice(0, 4), 13)];
  return paragraphOf([words.prayer.hear(address, facts.voice), ...naming, ask, release, words.prayer.amen]);
}
