import type { PageMeta } from './pages.ts';
import { pageMeta } from './pages.ts';

/** Replaced by the server when it sends the page. */
const ORIGIN = '__PUBLIC_ORIGIN__';
const NAME = 'Lampstand';
const FEED = `<link rel="alternate" type="application/rss+xml" title="${NAME} blog" href="${ORIGIN}/blog/rss.xml">`;

/** Head of a prerendered page: title, description, canonical URL, Open Graph and JSON-LD. */
export function headOf(path: string, meta: PageMeta | undefined): string {
  if (!meta) return element('title', `Page Not Found · ${NAME}`) + named('robots', 'noindex');
  const url = ORIGIN + (path === '/' ? '/' : path);
  const title = `${meta.title} · ${NAME}`;
  return [
    element('title', title),
    named('description', meta.description),
    `<link rel="canonical" href="${quoted(url)}">`,
    property('og:type', meta.kind ?? 'website'),
    property('og:site_name', NAME),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:url', url),
    property('og:image', `${ORIGIN}/og.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', 'A street at dusk with one lit window, and the name Lampstand.'),
    named('twitter:card', 'summary_large_image'),
    ...(/^\/blog(\/|$)/.test(path) ? [FEED] : []),
    ...[...(path === '/' ? [organization, website] : []), ...(meta.jsonLd ?? []), ...breadcrumbs(path, meta)].map(
      (thing) => jsonLd({ '@context': 'https://schema.org', ...thing, ...urlOf(thing, url) }),
    ),
  ].join('');
}

const organization = {
  '@type': 'Organization',
  '@id': `${ORIGIN}/#organization`,
  name: NAME,
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/apple-touch-icon.png`,
};
const website = {
  '@type': 'WebSite',
  name: NAME,
  url: `${ORIGIN}/`,
  inLanguage: 'en-US',
  publisher: { '@id': `${ORIGIN}/#organization` },
};

/** JSON-LD without its own URL is about the page. */
const urlOf = (thing: object, url: string) => ('url' in thing || thing === organization ? {} : { url });

/** A page below a list, such as a post, links to that list. */
function breadcrumbs(path: string, { title }: PageMeta): object[] {
  const [, list = '', ...rest] = path.split('/');
  const parent = pageMeta[`/${list}` as keyof typeof pageMeta];
  if (rest.length === 0 || typeof parent !== 'object') return [];
  const step = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item });
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [step(1, parent.title, `${ORIGIN}/${list}`), step(2, title, ORIGIN + path)],
    },
  ];
}

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const element = (tag: string, text: string) => `<${tag}>${quoted(text)}</${tag}>`;
const named = (name: string, content: string) => `<meta name="${name}" content="${quoted(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${quoted(content)}">`;
const jsonLd = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`;
