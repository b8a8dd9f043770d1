import type { CalloutBlock } from '@lampstand/sdk/app';
import { callout } from '../../../app-kit/index.ts';
import { grownUp } from '../data/relations.ts';
import { words } from '../texts.en.ts';
import type { Facts } from '../understanding/understand.ts';

/** A caution for prayers that are read to others and say something private, or that a person who does harm could see. */
export function beforePublicUse(facts: Facts, hasOwnWords: boolean): CalloutBlock | undefined {
  if (facts.harm) return caution(words.beforePublic.harm);
  const isPrivate = facts.theme.sensitive || (hasOwnWords && facts.sensitive);
  if (facts.voice !== 'we' || !isPrivate) return undefined;
  const { subject, theme, relation: kinWord } = facts;
  const canBeAsked = kinWord !== undefined && grownUp.has(kinWord) && !['dying', 'caregiving'].includes(theme.id);
  if (!canBeAsked) return caution(words.beforePublic.private);
  return caution(words.beforePublic.ask(yours(subject.again)));
}

function yours(person: string): string {
  return person.replace(/\b(?:my|our|this)\b/g, 'your');
}

function caution(text: string): CalloutBlock {
  return callout('caution', text, { title: words.beforePublic.title });
}
