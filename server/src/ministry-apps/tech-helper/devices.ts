import type { Guide, Place, Way } from './data/guide.ts';

export const devices = [
  'iphone',
  'ipad',
  'android-phone',
  'android-tablet',
  'windows',
  'mac',
  'chromebook',
  'tv',
] as const;
export type Device = (typeof devices)[number];

/** Where to look for the steps of a device, the most exact place first. */
const placesOf: { readonly [device in Device]: readonly Place[] } = {
  iphone: ['iphone', 'ios', 'mobile', 'any'],
  ipad: ['ipad', 'ios', 'mobile', 'any'],
  'android-phone': ['android', 'mobile', 'any'],
  'android-tablet': ['android', 'mobile', 'any'],
  windows: ['windows', 'computer', 'any'],
  mac: ['mac', 'computer', 'any'],
  chromebook: ['chromebook', 'computer', 'any'],
  tv: ['tv', 'any'],
};

/** Devices that work alike: what a helper has to know. */
export const familyOf: { readonly [device in Device]: 'ios' | 'android' | 'windows' | 'mac' | 'chromebook' | 'tv' } = {
  iphone: 'ios',
  ipad: 'ios',
  'android-phone': 'android',
  'android-tablet': 'android',
  windows: 'windows',
  mac: 'mac',
  chromebook: 'chromebook',
  tv: 'tv',
};
export type Family = (typeof familyOf)[Device];

/** How a guide's task is done on a device; undefined where it doesn't hold. */
export function wayOn(guide: Guide, device: Device): Way | undefined {
  const way = placesOf[device].map((place) => guide.on[place]).find((found) => found !== undefined);
  return way && ('steps' in way ? way : { steps: way });
}

/** The devices on which a guide's task can be done. */
export const devicesOf = (guide: Guide): Device[] => devices.filter((device) => wayOn(guide, device));

/** Names of products and kinds of devices, as makers and stores print them. */
const named: readonly (readonly [RegExp, readonly Device[]])[] = [
  [/\bi ?phone\b/, ['iphone']],
  [/\bi ?pad\b/, ['ipad']],
  [/\b(?:galaxy tab|android tablet|kindle fire|fire tablet|samsung tablet)\b/, ['android-tablet']],
  [/\b(?:android phone|samsung phone|galaxy (?:[asz]\d+|note|phone)|pixel|moto(?:rola)?)\b/, ['android-phone']],
  [/\bandroid\b/, ['android-phone', 'android-tablet']],
  [/\bchrome ?book\b/, ['chromebook']],
  [/\b(?:mac ?book|imac|mac mini|mac computer|a mac|my mac)\b/, ['mac']],
  [/\b(?:windows (?:\d+|computer|laptop|pc)|dell|lenovo|hp laptop|pc)\b/, ['windows']],
  [/\b(?:smart tv|tv|television|roku|fire stick|remote)\b/, ['tv']],
  [/\b(?:cell ?phone|smart ?phone|phone|mobile)\b/, ['iphone', 'android-phone']],
  [/\btablet\b/, ['ipad', 'android-tablet']],
  [/\b(?:computer|laptop|desktop|touch ?pad|mouse)\b/, ['windows', 'mac', 'chromebook']],
];

/** The devices that a text can be about, by the first product or kind it names; all where it names none. */
export function devicesNamed(text: string): readonly Device[] {
  const plain = text.toLowerCase();
  return named.find(([name]) => name.test(plain))?.[1] ?? devices;
}
