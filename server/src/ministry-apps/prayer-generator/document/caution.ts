import type { CalloutBlock } from '@lampstand/sdk/app';
import { fill } from '../composer/fill.ts';
import { joinNames } from '../understanding/names.ts';
import type { Facts } from '../understanding/understand.ts';

/** A word of care when a prayer joins a person to something private; undefined when it does not. */
export function beforePublicUse(facts: Facts): CalloutBlock | undefined {
  const theme = [facts.theme, facts.second].find((one) => one !== undefined && 'sensitive' in one && one.sensitive);
  if (!theme) return undefined;
  if (theme.id === 'abuse')
    return callout(
      'Do not read or share this where it could reach the one who does harm. Ask the person concerned first.',
    );
  const who = facts.subject.self ? joinNames(facts.names) : facts.subject.again;
  if (!who) return undefined;
  const matter = facts.ownEvent ? fill('{matter}', facts) : undefined;
  return callout(`Ask ${who} whether ${matter ?? 'this'} may be named, and whether the name may be said.`);
}

function callout(text: string): CalloutBlock {
  return { type: 'callout', tone: 'caution', title: 'Before you read it in public', text };
}
