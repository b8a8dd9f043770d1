import type { DeliveryForm } from '@lampstand/server/contracts';

interface Subject {
  /** Origin of script and frame. */
  origin: string;
  church: string;
  app: { id: string; name: string };
}

interface FormText {
  id: DeliveryForm;
  title: string;
  /** Who it is for. */
  when: string;
  /** Pasted where the app should be. */
  code: (subject: Subject) => string;
  /** Extra code that is needed once. */
  once?: { where: string; code: (subject: Subject) => string };
}

const script = ({ origin }: Subject) => `<script async src="${origin}/embed.js"></script>`;
const page = ({ origin, church, app }: Subject) => `${origin}/a/${church}/${app.id}`;

/** The six embed forms, the recommended one first. The admin page adds the app's height. */
export const embedForms: readonly FormText[] = [
  {
    id: 'line',
    title: 'One line of code',
    when: 'If you can paste HTML. Put it where the app should appear.',
    code: ({ origin, church, app }) =>
      `<script async src="${origin}/embed.js" data-church="${church}" data-app="${app.id}" style="display:block;min-height:900px"></script>`,
  },
  {
    id: 'placeholder',
    title: 'A placeholder on the page',
    when: 'If an administrator adds the script once. Authors can paste this part.',
    code: ({ church, app }) => `<div data-church="${church}" data-app="${app.id}" style="min-height:900px"></div>`,
    once: { where: 'Once, in the header or footer of the whole site', code: script },
  },
  {
    id: 'element',
    title: 'The custom element',
    when: 'For Wix and developers. Wix asks for the script’s address, the tag and its two attributes.',
    code: ({ church, app }) => `<ministry-app church="${church}" app="${app.id}"></ministry-app>`,
    once: { where: 'The script’s address', code: ({ origin }) => `${origin}/embed.js` },
  },
  {
    id: 'iframe',
    title: 'An iframe, no script',
    when: 'If your editor blocks scripts but allows iframes. Fixed height; the app scrolls.',
    code: ({ origin, church, app }) =>
      `<iframe src="${origin}/embed/${church}/${app.id}?form=iframe" title="${app.name}" width="100%" height="900" style="border:0" loading="lazy"></iframe>`,
  },
  {
    id: 'link',
    title: 'The link, on its own line',
    when: 'For WordPress authors. The link turns into the app.',
    code: page,
  },
  {
    id: 'hosted',
    title: 'A button that opens the app',
    when: 'Works anywhere, even in a newsletter or on a poster.',
    code: (subject) => `<a href="${page(subject)}">Open ${subject.app.name}</a>`,
  },
];

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Why a typed church id is invalid; undefined when it is valid. */
export function slugProblem(typed: string): string | undefined {
  if (typed.length <= 60 && SLUG.test(typed)) return undefined;
  return 'A church ID has lowercase letters, numbers and hyphens, like grace-chapel. You’ll find it under your church’s name in Lampstand.';
}
