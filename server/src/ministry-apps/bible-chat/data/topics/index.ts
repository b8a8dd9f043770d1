import type { Topic } from '../topic.ts';
import { bible } from './bible.ts';
import { bodyAndDeath } from './body-and-death.ts';
import { christianLife } from './christian-life.ts';
import { churchLife } from './church-life.ts';
import { family } from './family.ts';
import { god } from './god.ts';
import { heart } from './heart.ts';
import { moneyAndWork } from './money-and-work.ts';
import { salvation } from './salvation.ts';
import { sorrow } from './sorrow.ts';
import { world } from './world.ts';

/** The topical index. */
export const topics: readonly Topic[] = [
  ...sorrow.map((topic) => ({ ...topic, tender: true as const })),
  ...heart,
  ...family,
  ...moneyAndWork,
  ...bodyAndDeath,
  ...god,
  ...salvation,
  ...churchLife,
  ...christianLife,
  ...world,
  ...bible,
];

const byId = new Map(topics.map((topic) => [topic.id, topic]));

/** The topic with this id, or undefined. */
export function findTopic(id: string): Topic | undefined {
  return byId.get(id);
}
