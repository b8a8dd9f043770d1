import type { Language } from '@lampstand/sdk/app';

/** Texts of the hosted page and its poster, except the catalogue's own. */
export const en = {
  notHere: {
    title: 'There is no app here',
    heading: 'There is no app at this address',
    text: 'It may have been typed differently, or the church no longer offers this app. Look at the link once more, or ask the church that gave it to you.',
  },
  noScript:
    'This app needs JavaScript, which is switched off in this browser. Switch it on for this page and load it again.',
  /** Texts before and after the lifeline's number. */
  inDanger: {
    before: 'If you’re in danger or thinking about ending your life, call or text ',
    after: ' at any hour (US), or call 911 if it’s happening now.',
  },
  notBuilt: (app: string, church: string) =>
    `The ${app} is not ready yet. ${church} can offer it here as soon as it is.`,
  privacy: {
    heading: 'What happens to what you write',
    kept: 'It goes to the server of this page, which makes your document from it and keeps nothing.',
    model: (name: string) => ` A language model (${name}) reads it to write the text.`,
    unnamed: 'unnamed',
    reader: (name: string, languages: readonly Language[]) =>
      ` So that apps understand more, a model that turns texts into numbers (${name}) reads ${languages.map((one) => (one === 'en' ? 'questions in English' : 'texts in Spanish')).join(' and ')}.`,
    unseen: (church: string) =>
      ` ${church} does not see it unless you ask for it to be sent there. No cookie is set, nothing is left in your browser, and nothing is loaded from anybody else.`,
  },
  counted:
    'The network address of your connection is counted for a short while, so that the app stays free for everyone. It is not kept with your words.',
  by: 'A Lampstand app',
  sheet: {
    title: (app: string, church: string) => `${app}, a sheet for the notice board · ${church}`,
    code: (address: string) => `A code for phones that opens ${address}`,
    how: 'Point the camera of a phone at the square, or open',
    quiet: 'No account, no cookie, nothing you write is kept.',
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
