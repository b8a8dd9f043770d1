import type { DeliveryForm, WebsiteTexts } from './contract.ts';

export interface WebsiteMessages {
  /** Names of the delivery forms, and what is written beside their code. */
  forms: { readonly [form in DeliveryForm | 'header' | 'address']: string } & { open: (app: string) => string };
  /** Paragraphs for the church's own website. */
  texts: (church: string) => Omit<WebsiteTexts, 'csp'>;
}

export const en: WebsiteMessages = {
  forms: {
    line: 'One line of code',
    placeholder: 'Script once, placeholder on the page',
    iframe: 'Iframe without a script',
    link: 'Link on its own line',
    hosted: 'Button that opens the app',
    element: 'Custom element',
    header: 'Once, in the header of the whole site',
    address: 'Server URL of the script',
    open: (app) => `Open ${app}`,
  },
  texts: (church) => ({
    privacy: `Some pages of ${church} show an app by Lampstand, for example a prayer generator. It is isolated and can’t read the rest of the page. It sets no cookies, stores nothing in your browser and loads nothing from other companies. What you write is used to create your result and isn’t stored. ${church} doesn’t see it unless you ask to send it to us. Requests are counted by IP address for a short time to prevent abuse.`,
    accessibility: `The Lampstand apps on our pages work with a keyboard and a screen reader, at 200 percent zoom, in light and dark colors, and without animation if you turn it off. They are tested automatically against WCAG 2.2 AA with every change. They have not been audited by a person. If something doesn’t work for you, tell ${church}. You can also open every app in full page.`,
  }),
};
