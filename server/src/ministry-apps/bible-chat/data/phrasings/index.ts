import type { Phrasing } from '../../../../understanding/nearest.ts';
import { details } from '../details/index.ts';
import { facts } from '../facts/index.ts';
import { misquotations } from '../misquotations.ts';
import { topics } from '../topics/index.ts';
import { bibleAndChurch } from './bible-and-church.ts';
import { godAndWorld } from './god-and-world.ts';
import { heartAndSorrow } from './heart-and-sorrow.ts';
import { lifeAndFamily } from './life-and-family.ts';
import { outsideMatters, smallTalk } from './other-matters.ts';
import { sayings } from './sayings.ts';

/** Phrasings by id, separated by bars. */
type Phrasings = Readonly<Record<string, string>>;

export const topicPhrasings: Phrasings = { ...heartAndSorrow, ...lifeAndFamily, ...godAndWorld, ...bibleAndChurch };
export const sayingPhrasings: Phrasings = sayings;
export const matterPhrasings: Phrasings = outsideMatters;
export const talkPhrasings: Phrasings = smallTalk;

const questions = Object.fromEntries(topics.map(({ id, question }) => [id, question]));
const quoted = Object.fromEntries(misquotations.map(({ id, saying }) => [id, saying]));
const factPhrasings = Object.fromEntries(
  facts.map(({ id, question, phrasings }) => [id, `${question} | ${phrasings}`]),
);

/** Everything that can be asked, with ids such as `topic:grief`. */
export const phrasings: readonly Phrasing[] = [
  ...listed('topic', questions),
  ...listed('topic', topicPhrasings),
  ...listed('saying', quoted),
  ...listed('saying', sayingPhrasings),
  ...listed('matter', matterPhrasings),
  ...listed('talk', talkPhrasings),
  ...listed('fact', factPhrasings),
  ...details.flatMap(({ id, asked }) => asked.map((text) => ({ id, text }))),
];

function listed(kind: string, table: Phrasings): Phrasing[] {
  return Object.entries(table).flatMap(([id, texts]) =>
    texts.split(' | ').map((text) => ({ id: `${kind}:${id}`, text })),
  );
}
