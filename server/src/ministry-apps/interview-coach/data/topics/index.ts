import type { PhrasingSet } from '../../../../understanding/nearest.ts';
import { storyTopics, wouldTopics } from './events.ts';
import { closingTopics, factTopics, hardTopics } from './facts.ts';
import { aboutTopics, beliefTopics, selfTopics, whyTopics } from './motives.ts';
import { pastTopics } from './past.ts';
import type { Topic } from './topic.ts';
import { wayTopics } from './ways.ts';

export const topics: readonly Topic[] = [
  ...aboutTopics,
  ...beliefTopics,
  ...pastTopics,
  ...factTopics,
  ...closingTopics,
  ...hardTopics,
  ...whyTopics,
  ...selfTopics,
  ...wayTopics,
  ...storyTopics,
  ...wouldTopics.map((topic) => ({ ...topic, id: `would-${topic.id}` })),
];
export const topicById: ReadonlyMap<string, Topic> = new Map(topics.map((topic) => [topic.id, topic]));

/** Ways to ask, each with the id of its topic. */
export const topicSet: PhrasingSet = {
  id: 'interview-topics',
  phrasings: topics.flatMap(({ id, asked }) => asked.map((text) => ({ id, text }))),
};

export const pointId = (topic: string, at: number): string => `${topic}/${at}`;

/** The id of the ways to tell or to ask someone. */
export const TELL = 'tell';
const telling = [
  'I would tell my supervisor',
  'I’d call the manager right away',
  'I write it up for the principal',
  'I call the pharmacy and the charge nurse',
  'Call 911, then the office',
  'Get a manager',
  'I would report it the same day',
  'I would ask my boss',
  'I’d radio dispatch',
  'Go up the chain and fill out the form',
  'I call and ask him again',
  'I would talk to her in private',
];

/** What good answers hold. The id of a phrasing is its topic and the place of the point. */
export const pointSet: PhrasingSet = {
  id: 'interview-points',
  phrasings: [
    ...topics.flatMap(({ id, points }) =>
      points.flatMap(({ said }, at) => said.map((text) => ({ id: pointId(id, at), text }))),
    ),
    ...telling.map((text) => ({ id: TELL, text })),
  ],
};
