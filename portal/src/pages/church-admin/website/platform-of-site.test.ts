import { expect, test } from 'vitest';
import { platformOfSite } from './platform-of-site.ts';

test.each([
  ['https://grace.example/', 'WordPress 6.7.1', 'wordpress'],
  ['https://grace.example/', 'WordPress.com', 'wordpress-com'],
  ['https://grace.wordpress.com/', '', 'wordpress-com'],
  ['https://grace.example/', 'Wix.com Website Builder', 'wix'],
  ['https://grace.example/', 'Joomla! - Open Source Content Management', 'joomla'],
  ['https://grace.example/', 'Drupal 10 (https://www.drupal.org)', 'drupal'],
  ['https://sites.google.com/view/grace', '', 'google-sites'],
  ['https://grace.example/', 'Hugo 0.120', undefined],
  ['not an address', '', undefined],
] as const)('%s with the generator "%s" is %s', (url, generator, platform) => {
  expect(platformOfSite(url, generator)).toBe(platform);
});
