/** English messages of the first screen; they are part of the document. */
export const messages = {
  form: {
    optional: 'optional',
    choose: 'Choose…',
    more: 'More choices',
    counter: '{count} of {limit}',
    kept: 'Nothing you write is kept. {church} sees only what you send it.',
    examples: 'Not sure how to begin?',
    filled: 'Filled in as an example. Change what you like.',
    putBack: 'Put back what I wrote',
    month: 'Year and month, such as 2026-11',
  },
  shell: {
    by: 'A Lampstand app, set up by {church}',
    privacy: 'Privacy',
    hosted: 'Open on its own page',
    // Its numbers of three figures become links.
    crisis:
      'If you’re in danger or thinking about ending your life, call or text 988 at any hour (US), or call 911 if it’s happening now.',
  },
  run: {
    again: 'Try again',
    offline: 'There is no connection right now. What you wrote is safe here. Try again when you are back online.',
  },
};
