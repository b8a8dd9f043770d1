/** Subjects of a support email and the details that we ask for. */
export const letters = {
  box: {
    label: 'The app doesn’t appear on our website',
    subject: 'An app doesn’t appear',
    lines: [
      'The address of the page:',
      'What I see instead (also the small code under it, if there is one):',
      'Our website is built with:',
      'It worked before: yes / no, since when:',
    ],
  },
  login: {
    label: 'I can’t log in',
    subject: 'I can’t log in',
    lines: [
      'The email address of my account:',
      'What the page says:',
      'The Request ID, if there is one:',
      'Did the verification email arrive?',
    ],
  },
  result: {
    label: 'An app wrote something wrong',
    subject: 'An app wrote something wrong',
    lines: [
      'The app:',
      'What it wrote:',
      'What’s wrong with it:',
      'What I asked (leave out names and anything private):',
    ],
  },
  plan: {
    label: 'A plan, a price or a refund',
    subject: 'About our plan',
    lines: ['Our church:', 'How many people log in:', 'What we would like:', 'Date of the first payment, if any:'],
  },
  other: {
    label: 'Something else',
    subject: 'A question about Lampstand',
    lines: ['What I wanted to do:', 'What I did:', 'What happened instead:'],
  },
} as const;
export type LetterId = keyof typeof letters;

/** The email as plain text, with space under each line. */
export const letterText = (id: LetterId): string => letters[id].lines.map((line) => `${line}\n\n`).join('');

/** `mailto:` URL of the email. */
export const letterAddress = (to: string, id: LetterId): string =>
  `mailto:${to}?subject=${encodeURIComponent(letters[id].subject)}&body=${encodeURIComponent(letterText(id).replaceAll('\n', '\r\n'))}`;
