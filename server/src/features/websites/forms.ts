import { type Language, largestHeight, type Manifest } from '@lampstand/sdk/app';
import type { DeliveryForm, EmbedForm } from './contract.ts';
import { websiteMessages } from './messages.ts';

/** Height in px of the notice for an app that is not built. */
const NOTICE_HEIGHT = 240;
/** Least height in px of a frame that cannot grow: the form and the beginning of a result. */
const FIXED_HEIGHT = 720;

export interface FormSubject {
  church: string;
  app: { id: string; name: string; heights?: Manifest['heights'] | undefined };
  /** Where script and frame are served. */
  embedOrigin: string;
  /** Where the hosted page is served. */
  publicOrigin: string;
  language: Language;
}

/** All six forms of one app; church and app are the same in each. */
export function formsOf(subject: FormSubject): { readonly [Form in DeliveryForm]: EmbedForm } {
  const { church, app, embedOrigin, publicOrigin, language } = subject;
  const words = websiteMessages[language].forms;
  const height = app.heights ? largestHeight(app.heights) : NOTICE_HEIGHT;
  // One plain number, so that the code stays readable. The loader gives back what is too much.
  const reserve = `min-height:${height}px`;
  const script = `${embedOrigin}/embed.js`;
  const page = `${publicOrigin}/a/${church}/${app.id}`;
  const place = `data-church="${church}" data-app="${app.id}"`;
  const form = (name: DeliveryForm, code: string, once?: EmbedForm['once']): EmbedForm => ({
    form: name,
    name: words[name],
    code,
    ...(once ? { once } : {}),
  });
  return {
    line: form('line', `<script async src="${script}" ${place} style="display:block;${reserve}"></script>`),
    placeholder: form('placeholder', `<div ${place} style="${reserve}"></div>`, {
      where: words.header,
      code: `<script async src="${script}"></script>`,
    }),
    iframe: form(
      'iframe',
      `<iframe src="${embedOrigin}/embed/${church}/${app.id}?form=iframe" title="${app.name}" width="100%" height="${Math.max(height, FIXED_HEIGHT)}" style="border:0" loading="lazy"></iframe>`,
    ),
    link: form('link', page),
    hosted: form('hosted', `<a href="${page}">${words.open(app.name)}</a>`),
    element: form('element', `<ministry-app church="${church}" app="${app.id}"></ministry-app>`, {
      where: words.address,
      code: script,
    }),
  };
}
