import type { InputIssue, IssueRule } from '@lampstand/sdk/app';

/** Sentences that name their field, for a reader who does not see the form. */
const sentences: { readonly [rule in IssueRule]: string } = {
  required: '“{label}” has to be answered.',
  too_long: '“{label}” can have {limit} characters at most.',
  not_a_number: '“{label}” has to be a number.',
  too_small: '“{label}” has to be {limit} or more.',
  too_large: '“{label}” has to be {limit} or less.',
  too_precise: '“{label}” can have {limit} decimal places at most; money is given in whole cents.',
  not_a_date: '“{label}” has to be a date of the calendar, such as 2026-11-20.',
  too_early: '“{label}” has to be {limit} or later.',
  too_late: '“{label}” has to be {limit} or earlier.',
  not_an_option: '“{label}” has to be one of the answers that are offered.',
  too_few: '“{label}” needs at least {limit}.',
  too_many: '“{label}” can hold {limit} at most.',
  wrong_type: '“{label}” came in a form that cannot be read.',
};

/** What is wrong and what to do, in one sentence. */
export function issueSentence({ rule, label, limit = '' }: InputIssue): string {
  return sentences[rule].replace('{label}', () => label).replace('{limit}', () => limit);
}
