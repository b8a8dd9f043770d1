import type { CalloutBlock } from '@lampstand/sdk/app';
import { fill } from '../composer/fill.ts';
import { joinNames } from '../understanding/names.ts';
import type { Facts } from '../understanding/understand.ts';

/** A word of care when a prayer joins a person to something private; undefined when it does not. */
export function beforePublicUse(facts: Facts): CalloutBlock | undefined {
  const theme = [facts.theme, facts.second].find((one) => one !== undefined && 'sensitive' in one && one.sensitive);
  if (!theme) return undefined;
  if (theme.id === 'abuse') {
    const first = facts.subject.self ? '' : ' Ask the person concerned first.';
    return callout(`Do not read or share this where it could reach the one who does harm.${first}`);
  }
  const who = facts.subject.self ? joinNames(facts.names) : facts.subject.again;
  if (!who) return undefined;
  const matter = facts.ownEvent ? fill('{matter}', facts) : undefined;
  const asked = `Ask ${yours(who)}, or someone who may speak for ${facts.subject.self ? 'them' : pronounOf(facts)},`;
  return callout(`${asked} whether ${yours(matter ?? 'this')} may be named before others.`);
}

function yours(words: string): string {
  return words.replace(/\bmy\b/g, 'your').replace(/\bour\b/g, 'your');
}

function pronounOf({ subject }: Facts): string {
  return subject.pronoun === 'he' ? 'him' : subject.pronoun === 'she' ? 'her' : 'them';
}

function callout(text: string): CalloutBlock {
  return { type: 'callout', tone: 'caution', title: 'Before you read it in public', text };
}
