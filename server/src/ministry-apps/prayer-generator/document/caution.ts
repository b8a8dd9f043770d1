import type { CalloutBlock } from '@lampstand/sdk/app';
import { callout } from '../../../app-kit/index.ts';
import { grownUp } from '../data/kin.ts';
import type { Facts } from '../understanding/understand.ts';

/** A word of care before a prayer is read to others, or where it could reach the one who does harm. */
export function beforePublicUse(facts: Facts, hasOwnWords: boolean): CalloutBlock | undefined {
  if (facts.harm) return caution('Do not read or share this where it could reach the one who does harm.');
  const isPrivate = ('sensitive' in facts.theme && facts.theme.sensitive) || (hasOwnWords && facts.sensitive);
  if (facts.voice !== 'we' || !isPrivate) return undefined;
  const { subject, theme, kinWord } = facts;
  const canBeAsked = kinWord !== undefined && grownUp.has(kinWord) && !['dying', 'caregiving'].includes(theme.id);
  if (!canBeAsked)
    return caution('It tells something private. Read it to others only if those it is about would want that.');
  return caution(`Ask ${yours(subject.again)} whether this may be named before others.`);
}

function yours(words: string): string {
  return words.replace(/\b(?:my|our|this)\b/g, 'your');
}

function caution(text: string): CalloutBlock {
  return callout('caution', text, { title: 'Before you read it in public' });
}
