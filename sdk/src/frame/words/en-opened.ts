/** English, the words of what opens on the press of a button: a chapter, and a result that is sent to the church. */
export const opened = {
  chapter: {
    opening: 'Opening the text…',
    close: 'Close',
    compare: 'Compare translations',
    back: 'Back to the chapter',
    comparing: '{reference} in each translation',
    none: 'This passage is not in this translation.',
    alone: 'No other translation is kept on this server.',
    empty: 'There is no text of this chapter here.',
    again: 'Try again',
  },
  letter: {
    urgent:
      'Email isn’t for emergencies. It can take hours or days to be read. If you’re in danger, call or text first.',
    intro: 'This is exactly what will be sent. Nothing goes out before you press “Send”.',
    text: 'What will be sent',
    name: 'Your name',
    contact: 'How they can reach you',
    contactHelp: 'An email address or a telephone number. Without one they cannot answer.',
    message: 'A few words to them',
    optional: 'optional',
    consent: 'I agree that this is sent by email to {care}. The website keeps no copy.',
    needed: 'Please tick the box above first. Nothing has been sent.',
    close: 'Close',
    send: 'Send',
    cancel: 'Not now',
    sending: 'Sending…',
    sent: 'Sent to {care}. The website keeps no copy.',
    reply: 'It may take a while before anyone reads it. In an emergency call 911, or call or text 988 (US).',
  },
};
