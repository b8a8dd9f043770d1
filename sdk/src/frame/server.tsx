import renderToString from 'preact-render-to-string';
import type { Manifest } from '../app/index.ts';
import { accentVariables } from './accent.ts';
import { App } from './app.tsx';
import { type Boot, frameManifest, type NoticeBoot } from './boot.ts';
import { type DocumentParts, frameHtml } from './frame-html.ts';
import * as more from './more/index.ts';
import { provideMore } from './more-slot.ts';
import { Notice, noticeTitle } from './notice.tsx';
import { en } from './words/en.ts';
import { later } from './words/en-later.ts';
import { noticeWords } from './words/notices.en.ts';

provideMore({ ...more, words: later });

/** Content of `dist/frame/assets.json`: file names below `/assets/frame/`. */
export interface FrameAssets {
  script: string;
  /** The second chunk. */
  more: string;
  /** The words that go with it. */
  words: string;
  /** Styles of results, which do not hold up the first paint. */
  result: string;
  /** Critical styles, to be inlined. */
  css: string;
}

interface Shell {
  /** Of this response's CSP, for the one `<style>`. */
  nonce: string;
  assets: FrameAssets;
  /** Content of the file that `assets.css` names. */
  css: string;
  /** Address of the folder of the assets in full, e.g. `https://host/assets/frame/`. */
  assetsUrl: string;
  /** The church's accent, `#rrggbb`; anything else is ignored. */
  accent?: string | undefined;
}

export interface FrameDocumentOptions extends Shell {
  boot: Omit<Boot, 'manifest' | 'words'> & { manifest: Manifest };
}

export interface NoticeOptions extends Shell {
  notice: NoticeBoot['notice'];
  lang: string;
  dir: 'ltr' | 'rtl';
  theme: Boot['theme'];
  church?: Boot['church'] | undefined;
  app?: { name: string; summary: string } | undefined;
  /** `wrong-site`: the host as the administrator has to list it, e.g. `https://www.grace.example`. */
  site?: string | undefined;
  /** Address of the hosted page in full, where there is one. */
  hosted?: string | undefined;
}

const nothing = () => {};
const asleep = { token: '', restricted: false, done: nothing, failed: nothing, reveal: nothing };

/** The whole HTML document of an app in a church's page, its form already rendered. */
export function renderFrameDocument({ boot: given, ...shell }: FrameDocumentOptions): string {
  const manifest = frameManifest(given.manifest);
  const boot: Boot = { ...given, manifest, words: en };
  return frameHtml({
    ...parts(shell, boot),
    title: manifest.name,
    body: renderToString(<App boot={boot} outside={asleep} />),
    late: { text: noticeWords.late, href: boot.hosted, label: boot.words.shell.hosted },
    boot,
  });
}

/** A document that explains why there is no app here: no data, no actions, and always somebody to call. */
export function renderNotice({ notice, church, app, site, hosted, ...shell }: NoticeOptions): string {
  const facts = { notice, church, app, site, hosted };
  return frameHtml({
    ...parts(shell, shell),
    title: noticeTitle(facts),
    body: renderToString(<Notice {...facts} />),
    boot: { notice },
  });
}

function parts(
  { nonce, css, assets, assetsUrl, accent }: Shell,
  { lang, dir, theme }: Pick<Boot, 'lang' | 'dir' | 'theme'>,
): Omit<DocumentParts, 'title' | 'body' | 'boot'> {
  return {
    nonce,
    lang,
    dir,
    theme: theme === 'dark' ? 'dark' : 'light',
    css: css + accentVariables(accent),
    accent: accent !== undefined,
    script: assetsUrl + assets.script,
    more: [assetsUrl + assets.more, assetsUrl + assets.words],
    result: assetsUrl + assets.result,
  };
}
