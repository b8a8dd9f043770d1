import type { PlatformId } from '@lampstand/server/contracts';

/** Date when the facts below were last checked. */
export const platformsAsOf = '2026-11-20';

interface PlatformNote {
  id: PlatformId;
  name: string;
  /** The recommended embed form. */
  form: 'line' | 'placeholder' | 'iframe' | 'link' | 'hosted' | 'element';
  where: string;
  mind: string;
}

/** Where the code goes on each platform, and known problems. The admin wizard has every step. */
export const platformNotes: readonly PlatformNote[] = [
  {
    id: 'wordpress',
    name: 'WordPress',
    form: 'line',
    where: 'A Custom HTML block in the page.',
    mind: 'Only administrators and editors may paste scripts. For everyone else the line vanishes on saving, without a word; the link on a line of its own works for them, and so does our plugin for anybody who may edit a page.',
  },
  {
    id: 'wordpress-com',
    name: 'WordPress.com',
    form: 'link',
    where: 'The app’s link, alone in a paragraph.',
    mind: 'Whether scripts are kept depends on the plan, and plans change. The link does not depend on it.',
  },
  {
    id: 'squarespace',
    name: 'Squarespace',
    form: 'line',
    where: 'A Code block in the page.',
    mind: 'The editor does not run scripts: look at the published page in a private window. The Personal plan has no code; use the button.',
  },
  {
    id: 'wix',
    name: 'Wix',
    form: 'element',
    where: 'Add, Embed Code, Custom Element, with our script as its server URL.',
    mind: 'Needs a Premium plan. On a free one, “Embed a site” with the hosted page; its height is fixed, so the app scrolls inside.',
  },
  {
    id: 'webflow',
    name: 'Webflow',
    form: 'line',
    where: 'A Code Embed element.',
    mind: 'Runs on the published site only.',
  },
  {
    id: 'weebly',
    name: 'Weebly',
    form: 'line',
    where: 'An Embed Code element, Edit Custom HTML.',
    mind: 'The editor shows an empty box until you publish.',
  },
  {
    id: 'shopify',
    name: 'Shopify',
    form: 'line',
    where: 'A Custom Liquid section.',
    mind: 'No app from the store is needed.',
  },
  {
    id: 'godaddy',
    name: 'GoDaddy',
    form: 'iframe',
    where: 'An HTML section.',
    mind: 'The section is a frame with a height that you set; give it enough.',
  },
  {
    id: 'google-sites',
    name: 'Google Sites',
    form: 'iframe',
    where: 'Insert, Embed, Embed code.',
    mind: 'Scripts do not get through, the plain frame does. Drag the lower edge until the app fits.',
  },
  {
    id: 'joomla',
    name: 'Joomla',
    form: 'line',
    where: 'A Custom module, editor switched off.',
    mind: 'Only a Super User’s script survives saving. Others use the link or the button.',
  },
  {
    id: 'drupal',
    name: 'Drupal',
    form: 'line',
    where: 'A block whose text format is Full HTML.',
    mind: 'Basic formats remove scripts and frames. Ask whoever keeps the site for the right format.',
  },
  {
    id: 'html',
    name: 'Plain HTML',
    form: 'line',
    where: 'Where the app should be.',
    mind: 'Nothing else. With a strict policy, see below.',
  },
  {
    id: 'tag-manager',
    name: 'Tag managers',
    form: 'placeholder',
    where: 'The script in a Custom HTML tag, the placeholder in the page.',
    mind: 'A tag has no place of its own in the page; without a placeholder nothing appears.',
  },
];
