import { Parser } from 'htmlparser2';
import type { DeliveryForm } from '../websites/contract.ts';

/** One place where a page asks for an app. */
export interface FoundPlace {
  form: DeliveryForm;
  /** As written in the page; empty when it is missing. */
  church: string;
  app: string;
  /** Between <head> and </head>, where nothing can be shown. */
  inHead: boolean;
  /** How an optimiser has changed the script, e.g. `data-rocket-src`; undefined when it is unchanged. */
  rewritten: string | undefined;
  nonce: string;
}

/** What a page contains of ours. */
export interface ReadPage {
  places: FoundPlace[];
  /** The loader is loaded by the page, with or without an app. */
  script: { inHead: boolean; rewritten: string | undefined; nonce: string; src: string } | undefined;
  /** Links to hosted pages. */
  links: { church: string; app: string }[];
  /** Policies of `<meta http-equiv>`. */
  policies: string[];
  /** The code is visible text on the page. */
  asText: boolean;
  /** The website builder: `<meta name="generator">`, else by the addresses of the page's scripts and style sheets. */
  generator: string;
}

/** Where website builders keep the files of their pages. Not all of them name themselves in `generator`. */
const filesOf: readonly (readonly [address: RegExp, builder: string])[] = [
  [/\bsquarespace(-cdn)?\.com\//, 'Squarespace'],
  [/\b(parastorage|wixstatic)\.com\//, 'Wix'],
  [/\bwebsite-files\.com\//, 'Webflow'],
  [/\beditmysite\.com\//, 'Weebly'],
  [/\bcdn\.shopify\.com\//, 'Shopify'],
  [/\bimg1\.wsimg\.com\//, 'GoDaddy'],
  [/\/wp-(content|includes)\//, 'WordPress'],
  [/\/sites\/default\/files\//, 'Drupal'],
];

/** Attributes that optimisers move a script's address to, and the product that does it. */
const movedBy: readonly (readonly [attribute: string, product: string])[] = [
  ['data-rocket-src', 'WP Rocket'],
  ['data-rocketlazyloadscript', 'WP Rocket'],
  ['data-litespeed-src', 'LiteSpeed Cache'],
  ['data-cfasync-src', 'Rocket Loader'],
  ['data-wpmeteor-src', 'WP Meteor'],
  ['data-perfmatters-src', 'Perfmatters'],
  ['data-flying-press-src', 'FlyingPress'],
  ['data-pmdelayedscript', 'Perfmatters'],
  ['data-cookieconsent-src', 'a consent tool'],
  ['data-cmp-src', 'a consent tool'],
  ['data-lazy-src', 'a lazy loader'],
  ['data-src', 'a lazy loader'],
];

/** Script types that optimisers put in the place of the real one. */
const typedBy: readonly (readonly [type: RegExp, product: string])[] = [
  [/^(|module|(text|application)\/(java|ecma)script)$/i, ''],
  [/-(text\/javascript|module)$/i, 'Rocket Loader'],
  [/rocketlazyloadscript/i, 'WP Rocket'],
  [/litespeed/i, 'LiteSpeed Cache'],
  [/wpmeteor/i, 'WP Meteor'],
  [/^text\/plain$/i, 'a consent tool'],
];

type Attributes = { readonly [name: string]: string };

/** Reads a page as a browser without scripts would. `origins`: where our loader, frames and hosted pages are served. */
export function readPage(html: string, origins: readonly string[]): ReadPage {
  const page: ReadPage = { places: [], script: undefined, links: [], policies: [], asText: false, generator: '' };
  let inHead = false;
  let silent = 0;
  let builder: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'head') inHead = true;
      if (name === 'body') inHead = false;
      if (name === 'style' || name === 'textarea' || name === 'template') silent += 1;
      if (name === 'script' || name === 'link') builder ??= builderOf(attributes);
      if (name === 'script') takeScript(page, attributes, inHead);
      else takeElement(page, name, attributes, origins);
      if (name === 'script') silent += 1;
    },
    onclosetag(name) {
      if (name === 'head') inHead = false;
      if (/^(script|style|textarea|template)$/.test(name)) silent = Math.max(0, silent - 1);
    },
    ontext(text) {
      if (silent === 0 && /data-church=|embed\.js/.test(text)) page.asText = true;
    },
  });
  parser.end(html);
  page.generator ||= builder ?? '';
  return page;
}

function builderOf({ src = '', href = '' }: Attributes): string | undefined {
  return filesOf.find(([address]) => address.test(src || href))?.[1];
}

function takeScript(page: ReadPage, attributes: Attributes, inHead: boolean): void {
  const moved = movedBy.find(([attribute]) => /\/embed\.js/.test(attributes[attribute] ?? ''));
  const src = moved ? (attributes[moved[0]] ?? '') : (attributes.src ?? '');
  if (!/\/embed\.js(\?|$)/.test(src)) return;
  const { type = '' } = attributes;
  const typed = typedBy.find(([pattern]) => pattern.test(type.trim()));
  const delayed = moved?.[1] ?? (typed ? typed[1] || undefined : 'an optimizer');
  const nonce = attributes.nonce ?? '';
  const { 'data-church': church = '', 'data-app': app = '', 'data-target': target = '' } = attributes;
  page.script ??= { inHead, rewritten: delayed, nonce, src };
  if (church || app) {
    page.places.push({ form: 'line', church, app, inHead: inHead && !target, rewritten: delayed, nonce });
  }
}

function takeElement(page: ReadPage, name: string, attributes: Attributes, origins: readonly string[]): void {
  const plain = { inHead: false, rewritten: undefined, nonce: '' };
  const { 'data-church': church, 'data-app': app } = attributes;
  if (name === 'ministry-app') {
    const named = { church: attributes.church ?? church ?? '', app: attributes.app ?? app ?? '' };
    page.places.push({ form: 'element', ...named, ...plain });
  } else if (church !== undefined && app !== undefined) {
    page.places.push({ form: 'placeholder', church, app, ...plain });
  } else if (name === 'iframe') {
    const framed = pathOf(attributes.src ?? attributes['data-src'] ?? '', origins, /^\/embed\/([^/]+)\/([^/]+)\/?$/);
    const form = /[?&]form=link\b/.test(attributes.src ?? '') ? 'link' : 'iframe';
    if (framed) page.places.push({ form, ...framed, ...plain });
  } else if (name === 'a') {
    const linked = pathOf(attributes.href ?? '', origins, /^\/a\/([^/]+)\/([^/]+)\/?$/);
    if (linked) page.links.push(linked);
  } else if (name === 'meta') takeMeta(page, attributes);
}

function takeMeta(page: ReadPage, { 'http-equiv': equivalent = '', name = '', content = '' }: Attributes): void {
  if (equivalent.toLowerCase() === 'content-security-policy') page.policies.push(content);
  if (name.toLowerCase() === 'generator') page.generator = content.slice(0, 80);
}

function pathOf(address: string, origins: readonly string[], pattern: RegExp) {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  if (!url || !origins.includes(url.origin)) return undefined;
  const [, church = '', app = ''] = pattern.exec(url.pathname) ?? [];
  return church && app ? { church, app } : undefined;
}
