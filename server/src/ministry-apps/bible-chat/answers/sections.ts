import type { Block, CalloutBlock, ChurchVoice } from '@lampstand/sdk/app';
import { callout, sectionToWrite } from '../../../app-kit/index.ts';
import { churchContacts, contactsOf, type HelplineId } from '../../../care/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { Answer, ProseSource } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { findTopic } from '../data/topics/index.ts';
import { words } from '../texts.en.ts';
import { inTwoLayers } from './layers.ts';

const wordsFor = { short: 60, standard: 130, deep: 260 } as const;

/** Builds the section of the answer; its prose is written by `compose` or a model, above these blocks. */
export function answerSection(length: AnswerRequest['length'], blocks: Block[] = []): PlannedSection {
  return sectionToWrite('answer', words.answer.title, { maxWords: wordsFor[length], bare: true, blocks });
}

interface Parts {
  title: string;
  sections: PlannedSection[];
  suggestions: string[];
  prose: ProseSource;
  /** How much was asked for; standard unless given. */
  length?: AnswerRequest['length'];
  /** Title of the folded passages. */
  more?: string;
  /** Whether the person named the first passage. */
  named?: boolean;
}

/** Builds the answer with its sections in two layers. */
export function answerOf({ prose, sections, length = 'standard', named = false, more, ...parts }: Parts): Answer {
  return {
    plan: { ...parts, sections: inTwoLayers(sections, { length, named, ...(more ? { more } : {}) }), notices: [] },
    prose,
  };
}

/** Returns the first sentences, for a short answer. */
export function firstSentences(text: string, count: number): string {
  return (text.match(/[^.!?]+[.!?]+[”"]?(?:\s|$)/g) ?? [text]).slice(0, count).join('').trim();
}

/** Returns the questions of topics, as suggestions. */
export function questionsOf(ids: readonly string[]): string[] {
  return ids.flatMap((id) => findTopic(id)?.question ?? []);
}

/** Helplines for a topic and the church's own contact; undefined when no line is confirmed. */
export function helpFor(ids: readonly HelplineId[], church: ChurchVoice): CalloutBlock | undefined {
  const lines = ids.flatMap((id) => contactsOf(id));
  if (lines.length === 0) return undefined;
  return callout('info', words.topic.help.text, {
    title: words.topic.help.title,
    contacts: [...lines, ...churchContacts(church)],
  });
}
