import type { IssueRule } from '../../app/index.ts';

const issues: { [rule in IssueRule]: string } = {
  required: 'Please answer this.',
  too_long: 'Please shorten this to {limit} characters.',
  not_a_number: 'Please write a number, such as 12 or 12.50.',
  too_small: 'This should be {limit} or more.',
  too_large: 'This should be {limit} or less.',
  too_precise: 'That is finer than we can count. Please round it.',
  not_a_date: 'Please give a date of the calendar.',
  too_early: 'Please choose {limit} or later.',
  too_late: 'Please choose {limit} or earlier.',
  not_an_option: 'Please choose one of the answers given.',
  too_few: 'Please give at least {limit}.',
  too_many: 'Please give at most {limit}.',
  wrong_type: 'We could not read this. Please enter it again.',
};

/** English, the words of the first screen; they travel in the document. */
export const en = {
  form: {
    optional: 'optional',
    choose: 'Choose…',
    more: 'More choices',
    counter: '{count} of {limit}',
    kept: 'Nothing you write is kept, and {church} does not see it.',
    examples: 'Not sure how to begin?',
    putBack: 'Put back what I wrote',
    one: 'One answer needs another look:',
    several: '{count} answers need another look:',
    month: 'Year and month, such as 2026-11',
  },
  issues,
  shell: {
    by: 'A Lampstand app, set up by {church}',
    privacy: 'Privacy',
    hosted: 'Open on its own page',
    late: 'This app has not started here.',
    // Its numbers of three figures become links.
    crisis:
      'If you are in danger or thinking of ending your life, call or text 988 at any hour (US), or 911 if it is happening now.',
    care: 'Would you like to talk with a person? You can reach {care}:',
  },
  run: {
    stop: 'Stop',
    again: 'Try again',
    wait: 'You can try again in {seconds} seconds.',
    result: 'Result',
    offline: 'There is no connection right now. What you wrote is safe here. Try again when you are back online.',
  },
};
