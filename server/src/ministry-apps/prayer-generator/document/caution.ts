import type { CalloutBlock } from '@lampstand/sdk/app';
import { callout } from '../../../app-kit/index.ts';
import { grownUp } from '../data/kin.ts';
import { words } from '../texts.en.ts';
import type { Facts } from '../understanding/understand.ts';

/** A word of care before a prayer is read to others, or where it could reach the one who does harm. */
export function beforePublicUse(facts: Facts, hasOwnWords: boolean): CalloutBlock | undefined {
  if (facts.harm) return caution(words.beforePublic.harm);
  const isPrivate = ('sensitive' in facts.theme && facts.theme.sensitive) || (hasOwnWords && facts.sensitive);
  if (facts.voice !== 'we' || !isPrivate) return undefined;
  const { subject, theme, kinWord } = facts;
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
