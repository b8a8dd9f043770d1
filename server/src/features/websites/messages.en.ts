import type { DeliveryForm, WebsiteTexts } from './contract.ts';

export interface WebsiteMessages {
  /** Names of the delivery forms, and what is written beside their code. */
  forms: { readonly [form in DeliveryForm | 'header' | 'address']: string } & { open: (app: string) => string };
  /** Paragraphs for the church's own website. */
  texts: (church: string) => Omit<WebsiteTexts, 'csp'>;
}

export const en: WebsiteMessages = {
  forms: {
    line: 'Embed code (one line)',
    placeholder: 'Script once, placeholder in the page',
    iframe: 'iframe without a script',
    link: 'Link on a line of its own',
    hosted: 'Button to the app’s page',
    element: 'Custom element',
    header: 'Once, in the header of the whole site',
    address: 'Server URL of the script',
    open: (app) => `Open ${app}`,
  },
  texts: (church) => ({
    privacy: `Some pages of ${church} show an app by Lampstand, for example a prayer generator. It is isolated and can’t read the rest of the page. It sets no cookies, stores nothing in your browser and loads nothing from other companies. Lampstand uses what you write to make your result and doesn’t keep it. ${church} doesn’t see it unless you ask for it to be sent to us. Requests are counted by IP address for a short time to prevent abuse.`,
    accessibility: `The apps by Lampstand on our pages are built to be used by keyboard and screen reader, at 200 percent zoom, in light and dark colors and without animation where you ask for that. They are tested automatically against WCAG 2.2 AA with every change. They haven’t been audited by a person. If something doesn’t work for you, tell ${church}. Every app can also be opened as a full page.`,
  }),
};
