import type { PortalPath } from '@lampstand/server/contracts';
import { matchPath } from '@lampstand/server/match-path';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { unstable_serialize } from 'swr';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { guideFiles } from './content/docs/all-guides.ts';
import { headOf } from './content/head.ts';
import helpArticle from './content/help/help.md?article';
import { describePage } from './content/pages.ts';
import { type BuildManifest, NOT_FOUND, styleText } from './lib/build-manifest.ts';
import { keys } from './lib/keys.ts';
import { FIRST_PAGE_ID, type FirstPage, type SentPage, type ServerData } from './lib/server-data.ts';
import { routes } from './routes.ts';

/** Response bodies of our API by cache key. */
export interface PageData {
  site?: unknown;
  apps?: unknown;
  app?: unknown;
  /** Apps whose samples public pages show. */
  samples?: readonly { app: { id: string } }[];
  blogPosts?: unknown;
  blogPost?: unknown;
}

interface Answer {
  status: 200 | 404;
  /** A whole document with `__PUBLIC_ORIGIN__` placeholders. */
  html: string;
}

/** Renders the page at a path as an HTML document that is readable without JavaScript. */
export async function render(path: string, data: PageData, built: BuildManifest): Promise<Answer> {
  const match = matchPath(path);
  const filed = file(data, match?.params);
  const meta = match && describePage(match, (key) => filed[unstable_serialize(key)]);
  const pattern = meta && match?.pattern;
  const first: FirstPage = { path, pattern, data: filed, Page: pattern && (await routes[pattern].load()) };
  const used = new Set<string>();
  const page = renderToString(
    <StrictMode>
      <Router ssrPath={path} ssrSearch="">
        <App first={first} onUse={(key) => used.add(key)} />
      </Router>
    </StrictMode>,
  );
  const kept = Object.fromEntries([...used].map((key) => [key, filed[key]]));
  const html = fill(built.template, {
    head: headOf(path, meta),
    files: files(built, pattern),
    page: `<div id="portal">${page}</div>${inert({ pattern, data: kept })}`,
  });
  return { status: meta ? 200 : 404, html };
}

/** The data by the cache keys that the page's hooks use. */
function file(
  data: PageData,
  { appId = '', slug, guide = '' }: { [name: string]: string | undefined } = {},
): ServerData {
  const all = [
    [keys.site(), data.site],
    [keys.apps(), data.apps],
    ...(data.samples ?? []).map((body) => [keys.app(body.app.id), body] as const),
    [keys.app(appId), data.app],
    [keys.blogPosts(slug), data.blogPosts],
    [keys.blogPost(slug ?? ''), data.blogPost],
    [keys.help(), helpArticle],
    [keys.guide(guide), guideFiles.get(guide)?.default],
  ] as const;
  return Object.fromEntries(all.flatMap(([key, body]) => (body ? [[unstable_serialize(key), body]] : [])));
}

/**
 * Inlined style sheets and preloaded scripts. Each sheet is also named by a disabled link,
 * so that code that loads other pages knows which sheets are already here.
 */
const files = ({ assets, sheets }: BuildManifest, pattern: PortalPath | undefined) => {
  const { scripts = [], styles = [] } = assets[pattern ?? NOT_FOUND] ?? {};
  return [
    ...scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${href}">`),
    ...styles.map((href) => `<link rel="stylesheet" href="/${href}" disabled>`),
    `<style>${styleText(sheets, styles)}</style>`,
  ].join('');
};

/** Data as JSON in a script element that is not executed. */
const inert = (first: SentPage) =>
  `<script type="application/json" id="${FIRST_PAGE_ID}">${JSON.stringify(first).replaceAll('<', '\\u003c')}</script>`;

function fill(template: string, parts: { head: string; files: string; page: string }): string {
  return template
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => parts.head)
    .replace('</head>', () => `${parts.files}</head>`)
    .replace(/<noscript>[\s\S]*?<\/noscript>/, '')
    .replace('<div id="portal"></div>', () => parts.page);
}
