import { type InputIssue, type Language, type Localized, localized } from '@lampstand/sdk/app';
import { en, type RunMessages } from './messages.en.ts';
import { es } from './messages.es.ts';

export const runMessages: { readonly [lang in Language]: RunMessages } = { en, es };

/** One message in every language, for an error. */
export const inBoth = (pick: (messages: RunMessages) => string): Localized => localized(runMessages, pick);

/** What is wrong and what to do, in one sentence. */
export function issueMessage({ rule, label, limit = '' }: InputIssue): Localized {
  return inBoth(({ issues }) => issues[rule].replace('{label}', () => label).replace('{limit}', () => limit));
}
