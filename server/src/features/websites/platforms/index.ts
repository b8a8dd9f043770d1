import type { PlatformId } from '../../embeds/contract.ts';
import { drupal } from './drupal.ts';
import { godaddy } from './godaddy.ts';
import { googleSites } from './google-sites.ts';
import { html } from './html.ts';
import { joomla } from './joomla.ts';
import type { Platform } from './platform.ts';
import { shopify } from './shopify.ts';
import { squarespace } from './squarespace.ts';
import { tagManager } from './tag-manager.ts';
import { webflow } from './webflow.ts';
import { weebly } from './weebly.ts';
import { wix } from './wix.ts';
import { wordpress } from './wordpress.ts';
import { wordpressCom } from './wordpress-com.ts';

/** Every platform that the wizard knows. */
export const platforms: { readonly [Id in PlatformId]: Platform } = {
  wordpress,
  'wordpress-com': wordpressCom,
  squarespace,
  wix,
  webflow,
  weebly,
  shopify,
  godaddy,
  'google-sites': googleSites,
  joomla,
  drupal,
  html,
  'tag-manager': tagManager,
};

export type { GuideLanguage, Platform } from './platform.ts';
