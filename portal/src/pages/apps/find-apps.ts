import { groups, pluralOf } from '@lampstand/sdk/app';
import type { ListedApp } from '../../lib/use-apps.ts';

const fold = (text: string) => text.toLowerCase().replaceAll('’', "'");

const small = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number in a sentence: spelled out up to twelve. */
export const inWords = (count: number): string => small[count] ?? String(count);

/** How many apps are ready, in a sentence or two. */
export function countedApps(ready: number, all: number): string {
  const counted = inWords(ready).replace(/^./, (first) => first.toUpperCase());
  const rest = ready < all ? ' The rest are on the way.' : '';
  return `${counted} ${pluralOf(ready, { one: 'app is', other: 'apps are' })} ready today.${rest}`;
}

/** Apps that contain every word of the query, in catalogue order. */
export function findApps(apps: readonly ListedApp[], question: string): ListedApp[] {
  const words = fold(question).split(/\s+/).filter(Boolean);
  return apps.filter((app) => {
    const all = fold([app.name, app.summary, groups[app.group], app.saying, app.keywords].join(' '));
    return words.every((word) => all.includes(word));
  });
}
