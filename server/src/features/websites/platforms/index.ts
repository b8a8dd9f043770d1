import type { Language } from '@lampstand/sdk/app';
import type { PlatformId } from '../../embeds/contract.ts';
import type { DeliveryForm } from '../contract.ts';
import { en, type PlatformMessages } from './messages.en.ts';
import { es } from './messages.es.ts';

/** One website platform. Facts carry a date: plans and menus change. */
interface Platform {
  recommended: DeliveryForm;
  /** Forms that work there too, the better one first. */
  alsoWorks: readonly DeliveryForm[];
  /** Day on which the facts were last compared with their sources, YYYY-MM-DD. */
  asOf: string;
  /** Where the facts come from. */
  source: string;
}

/** Every platform that the wizard knows. */
export const platforms: { readonly [Id in PlatformId]: Platform } = {
  wordpress: {
    recommended: 'line',
    alsoWorks: ['link', 'placeholder', 'iframe', 'hosted', 'element'],
    asOf: '2026-11-20',
    source: 'Measured on WordPress 6.1.9 with Twenty Twenty-Three and Twenty Twenty-One',
  },
  'wordpress-com': {
    recommended: 'link',
    alsoWorks: ['hosted', 'line', 'placeholder', 'iframe'],
    asOf: '2026-11-20',
    source: 'Published guides of 2025 and 2026; not tried on a live account',
  },
  squarespace: {
    recommended: 'line',
    alsoWorks: ['placeholder', 'link', 'hosted', 'iframe'],
    asOf: '2026-11-20',
    source: 'squareranked.com on plans; the editor’s own notice on scripts; not tried on a live account',
  },
  wix: {
    recommended: 'element',
    alsoWorks: ['iframe', 'hosted', 'link'],
    asOf: '2026-11-20',
    source: 'dev.wix.com on custom elements and the HTML component; not tried on a live account',
  },
  webflow: {
    recommended: 'line',
    alsoWorks: ['placeholder', 'iframe', 'hosted', 'link'],
    asOf: '2026-11-20',
    source: 'flowradar.com on the length of embeds; not tried on a live account',
  },
  weebly: {
    recommended: 'line',
    alsoWorks: ['iframe', 'placeholder', 'hosted', 'link'],
    asOf: '2026-11-20',
    source: 'General knowledge of the editor; not tried on a live account',
  },
  shopify: {
    recommended: 'line',
    alsoWorks: ['placeholder', 'iframe', 'hosted', 'link'],
    asOf: '2026-11-20',
    source: 'Shopify staff in the community forum (thread 281175); not tried on a live account',
  },
  godaddy: {
    recommended: 'iframe',
    alsoWorks: ['hosted', 'link'],
    asOf: '2026-11-20',
    source: 'General knowledge of the editor; not tried on a live account',
  },
  'google-sites': {
    recommended: 'iframe',
    alsoWorks: ['hosted', 'link'],
    asOf: '2026-11-20',
    source: 'Zendesk article 4411710546074 on scripts in Google Sites; not tried on a live account',
  },
  joomla: {
    recommended: 'line',
    alsoWorks: ['placeholder', 'iframe', 'hosted', 'link'],
    asOf: '2026-11-20',
    source: 'hubzero.org, compassdesigns.net and lisette-mag on Joomla’s text filters; not tried here',
  },
  drupal: {
    recommended: 'line',
    alsoWorks: ['placeholder', 'iframe', 'hosted', 'link'],
    asOf: '2026-11-20',
    source: 'drupalkit.its.utexas.edu and drupalbook.org on text formats; not tried here',
  },
  html: {
    recommended: 'line',
    alsoWorks: ['placeholder', 'element', 'iframe', 'hosted', 'link'],
    asOf: '2026-11-20',
    source: 'Tested in Chromium, Firefox and WebKit with every change of the product',
  },
  'tag-manager': {
    recommended: 'placeholder',
    alsoWorks: ['iframe', 'hosted', 'link'],
    asOf: '2026-11-20',
    source: 'Tested with a script that the page adds later, in Chromium, Firefox and WebKit',
  },
};

export const platformMessages: { readonly [language in Language]: PlatformMessages } = { en, es };
