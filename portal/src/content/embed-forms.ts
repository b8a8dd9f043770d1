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
    title: 'One line of script',
    when: 'For whoever may paste HTML into a page. It stands where the app should be, and never has to be changed again.',
    code: ({ origin, church, app }) =>
      `<script async src="${origin}/embed.js" data-church="${church}" data-app="${app.id}" style="display:block;min-height:900px"></script>`,
  },
  {
    id: 'placeholder',
    title: 'A placeholder in the page',
    when: 'For websites where an administrator pastes the script once and others write the pages. WordPress keeps such a box for authors.',
    code: ({ church, app }) => `<div data-church="${church}" data-app="${app.id}" style="min-height:900px"></div>`,
    once: { where: 'Once, in the header or footer of the whole site', code: script },
  },
  {
    id: 'element',
    title: 'The custom element',
    when: 'For Wix, and for developers. Wix asks for the script’s address, the tag and its two attributes.',
    code: ({ church, app }) => `<ministry-app church="${church}" app="${app.id}"></ministry-app>`,
    once: { where: 'The script’s address', code: ({ origin }) => `${origin}/embed.js` },
  },
  {
    id: 'iframe',
    title: 'A plain frame, no script',
    when: 'For editors that let frames through and scripts not. It cannot grow, so the app scrolls inside it.',
    code: ({ origin, church, app }) =>
      `<iframe src="${origin}/embed/${church}/${app.id}?form=iframe" title="${app.name}" width="100%" height="900" style="border:0" loading="lazy"></iframe>`,
  },
  {
    id: 'link',
    title: 'The link, alone on a line',
    when: 'For WordPress authors. WordPress asks our server what the link is and shows the app in its place.',
    code: page,
  },
  {
    id: 'hosted',
    title: 'A button to the app’s own page',
    when: 'Works everywhere, also in a newsletter or as a printed QR code.',
    code: (subject) => `<a href="${page(subject)}">Open ${subject.app.name}</a>`,
  },
];

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Why a typed church id is invalid; undefined when it is valid. */
export function slugProblem(typed: string): string | undefined {
  if (typed.length <= 60 && SLUG.test(typed)) return undefined;
  return 'A church’s id has small letters, digits and hyphens, like grace-chapel. It stands under the name in the portal.';
}
