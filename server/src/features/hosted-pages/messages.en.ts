import type { Language } from '@lampstand/sdk/app';

/** Texts of the hosted page and its poster, except the catalogue's own. */
export const en = {
  notHere: {
    title: 'There’s no app here',
    heading: 'There’s no app at this address',
    text: 'Check the link, or ask the church that gave it to you.',
  },
  /** Printed instead of the app by the browser's own menu, which would cut it off or leave sheets empty. */
  print: 'To print what the app wrote, press Print in the app.',
  noScript: 'Please turn on JavaScript and reload the page.',
  /** Texts before and after the lifeline's number. */
  inDanger: {
    before: 'If you’re in danger or thinking about ending your life, call or text ',
    after: ' at any hour (US), or call 911 if it’s happening now.',
  },
  notBuilt: (app: string, church: string) =>
    `${app} is coming soon. ${church} can offer it here as soon as it’s ready.`,
  privacy: {
    heading: 'What happens to what you write',
    kept: 'We use it to write your result, then delete it.',
    model: (name: string) => ` AI (${name}) reads it to write your result.`,
    unnamed: 'model not named',
    reader: (name: string, languages: readonly Language[]) =>
      ` To understand what you mean, a model that turns text into numbers (${name}) reads ${languages.map((one) => (one === 'en' ? 'questions in English' : 'texts in Spanish')).join(' and ')}.`,
    unseen: (church: string) =>
      ` ${church} doesn’t see it unless you ask us to send it. No cookies, nothing stored in your browser, nothing loaded from other companies.`,
  },
  counted: 'We count requests by IP address for a short time to prevent abuse. We never store it with what you write.',
  by: 'A Lampstand app',
  sheet: {
    title: (app: string, church: string) => `${app} poster · ${church}`,
    code: (address: string) => `QR code that opens ${address}`,
    how: 'Scan the code with your phone, or go to',
    quiet: 'No account. No cookies. We don’t keep what you write.',
    print: 'To print it, press Ctrl+P or ⌘P.',
    back: 'Back to the app',
  },
  people: {
    title: (church: string) => `People of ${church}`,
    chosen: 'Everyone here chose to show their name.',
  },
  joining: {
    title: (church: string) => `Join ${church}`,
    heading: 'Join us on Lampstand',
    what: 'Prayers, study and practical help from our church, on your phone.',
    waits: (church: string) => `Make an account with your email. Then ${church} approves you.`,
  },
};
