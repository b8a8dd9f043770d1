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
    where: 'A Custom HTML block on the page.',
    mind: 'Only administrators and editors can paste scripts. For other roles WordPress deletes the code without warning. Use the link or our plugin.',
  },
  {
    id: 'wordpress-com',
    name: 'WordPress.com',
    form: 'link',
    where: 'The app’s link, in its own paragraph.',
    mind: 'Some plans delete scripts. The link works on every plan.',
  },
  {
    id: 'squarespace',
    name: 'Squarespace',
    form: 'line',
    where: 'A Code block in the page.',
    mind: 'The editor doesn’t run scripts, so check the published page in a private window. The Personal plan doesn’t allow code. Use the button.',
  },
  {
    id: 'wix',
    name: 'Wix',
    form: 'element',
    where: 'Add, Embed Code, Custom Element, with our script as its server URL.',
    mind: 'Needs a Premium plan. On a free plan, use “Embed a site” with the app page. Fixed height; the app scrolls.',
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
    mind: 'You set the section’s height. Make it tall enough.',
  },
  {
    id: 'google-sites',
    name: 'Google Sites',
    form: 'iframe',
    where: 'Insert, Embed, Embed code.',
    mind: 'Use the iframe. Drag its lower edge until the app fits.',
  },
  {
    id: 'joomla',
    name: 'Joomla',
    form: 'line',
    where: 'A Custom module, with the editor off.',
    mind: 'Only Super Users can save scripts. Others can use the link.',
  },
  {
    id: 'drupal',
    name: 'Drupal',
    form: 'line',
    where: 'A block whose text format is Full HTML.',
    mind: 'Basic formats remove scripts and iframes. Ask your site administrator for the right format.',
  },
  {
    id: 'html',
    name: 'Plain HTML',
    form: 'line',
    where: 'Where the app should be.',
    mind: 'That’s all. If your site has a strict security policy, see below.',
  },
  {
    id: 'tag-manager',
    name: 'Tag managers',
    form: 'placeholder',
    where: 'The script in a Custom HTML tag, the placeholder on the page.',
    mind: 'Add the placeholder to the page, or nothing appears.',
  },
];
