import type { PlatformId } from '@lampstand/server/contracts';

const generators: readonly (readonly [PlatformId, RegExp])[] = [
  ['wordpress-com', /wordpress\.com/i],
  ['wordpress', /wordpress/i],
  ['squarespace', /squarespace/i],
  ['wix', /\bwix\b/i],
  ['webflow', /webflow/i],
  ['weebly', /weebly/i],
  ['shopify', /shopify/i],
  ['godaddy', /go ?daddy|starfield/i],
  ['joomla', /joomla/i],
  ['drupal', /drupal/i],
];
const hosts: readonly (readonly [PlatformId, RegExp])[] = [
  ['wordpress-com', /\.wordpress\.com$/],
  ['squarespace', /\.squarespace\.com$/],
  ['wix', /\.(wixsite|wixstudio|editorx)\.(com|io)$/],
  ['webflow', /\.webflow\.io$/],
  ['weebly', /\.weebly(site)?\.com$/],
  ['shopify', /\.myshopify\.com$/],
  ['godaddy', /\.godaddysites\.com$/],
  ['google-sites', /^sites\.google\.com$/],
];

/** The platform of a page by its host or the `generator` that it names; undefined when neither tells. */
export function platformOfSite(url: string, generator = ''): PlatformId | undefined {
  const host = URL.parse(url)?.hostname ?? '';
  const found =
    hosts.find(([, pattern]) => pattern.test(host)) ?? generators.find(([, pattern]) => pattern.test(generator));
  return found?.[0];
}
