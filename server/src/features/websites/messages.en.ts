import type { DeliveryForm, WebsiteTexts } from './contract.ts';

export interface WebsiteMessages {
  /** Names of the delivery forms, and what is written beside their code. */
  forms: { readonly [form in DeliveryForm | 'header' | 'address']: string } & { open: (app: string) => string };
  /** Paragraphs for the church's own website. */
  texts: (church: string) => Omit<WebsiteTexts, 'csp'>;
}

export const en: WebsiteMessages = {
  forms: {
    line: 'One line of script',
    placeholder: 'Script once, placeholder in the page',
    iframe: 'Plain frame without script',
    link: 'Link on a line of its own',
    hosted: 'Button to the app’s own page',
    element: 'Custom element',
    header: 'Once, in the header of the whole site',
    address: 'Server URL of the script',
    open: (app) => `Open the ${app}`,
  },
  texts: (church) => ({
    privacy: `Some pages of ${church} show an app by Lampstand, for example a prayer generator. It runs in a closed frame and cannot read the rest of the page. It sets no cookie, keeps nothing in your browser and loads nothing from anybody else. What you write is sent to the app’s server to make your document and is not kept; ${church} does not see it unless you ask for it to be sent to us. The network address of your connection is counted for a short while so that the app stays free for everyone.`,
    accessibility: `The apps by Lampstand on our pages are built to be used by keyboard and screen reader, at 200 percent zoom, in light and dark colors and without animation where you ask for that. They are checked by machine against the rules of WCAG 2.2 at level AA with every change; they have not been certified by people. If something does not work for you, tell ${church}, and every app can also be opened on a page of its own.`,
  }),
};
