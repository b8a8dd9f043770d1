/** English messages of the first screen; they are part of the document. */
export const messages = {
  form: {
    optional: 'optional',
    choose: 'Choose…',
    more: 'More choices',
    counter: '{count} of {limit}',
    kept: 'We don’t keep what you write. {church} sees only what you send.',
    examples: 'Not sure where to start?',
    filled: 'Filled in as an example. Change what you like.',
    filledOver: 'Filled in as an example. To go back, choose “Restore what I wrote” below.',
    putBack: 'Restore what I wrote',
    month: 'Year and month, such as 2026-11',
  },
  shell: {
    skip: 'Skip to emergency numbers',
    hosted: 'Open full page',
    // Shown once where the frame's language is not the app's.
    appLanguage: '',
    // Its numbers of three figures become links, with the words before them that say what to do.
    crisis:
      'If you’re in danger or thinking about ending your life, call or text 988 at any hour (US), or call 911 if it’s happening now.',
  },
  run: {
    again: 'Try again',
    offline: 'You’re offline. What you wrote is still here. Try again when you’re back online.',
  },
};
