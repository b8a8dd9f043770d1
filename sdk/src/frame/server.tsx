import renderToString from 'preact-render-to-string';
import type { Language, Manifest } from '../app/index.ts';
import type { HostLook } from '../protocol/index.ts';
import { accentVariables } from './accent.ts';
import { App } from './app.tsx';
import { type Appearance, appearanceRules } from './appearance.ts';
import { Attribution } from './attribution.tsx';
import { type Boot, type Feature, frameManifest, type NoticeBoot, neededFeatures } from './boot.ts';
import { Chat } from './deferred/chat.tsx';
import { CsvView } from './deferred/csv.tsx';
import { OpenFile } from './deferred/open-file.tsx';
import { ProblemSummary } from './deferred/problem-summary.tsx';
import { problemsOf } from './deferred/problems-of.ts';
import { RecordsView } from './deferred/records.tsx';
import type { Deferred } from './deferred-contract.ts';
import type { FrameHost } from './frame-host.ts';
import { type FrameHtmlOptions, frameHtml } from './frame-html.ts';
import { lightness, refined, suits } from './host/apply-look.ts';
import { messagesByLanguage } from './messages/by-language.ts';
import { Notice, noticeTitle } from './notice.tsx';

export { pageSize } from './appearance.ts';
export { frameLanguage } from './messages/by-language.ts';

/** Content of `dist/frame/assets.json`: file names below `/assets/frame/`. */
export interface FrameAssets {
  script: string;
  /** The deferred chunk. */
  deferred: string;
  /** Features that only some apps need. */
  chat: string;
  records: string;
  /** The messages of the deferred chunk, in English and in Spanish. */
  words: string;
  wordsSpanish: string;
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
  /** Corners, density and font, where the church has chosen them. */
  appearance?: Appearance | undefined;
  /** How the page around the frame looks, as far as it is known before the frame can ask. */
  look?: HostLook | undefined;
}

type GivenBoot = Omit<Boot, 'manifest' | 'words' | 'lang'> & {
  manifest: Manifest;
  lang: Language;
  /** Address of the privacy page in full. */
  privacy: string;
};

export interface FrameDocumentOptions extends Shell {
  boot: GivenBoot;
  /** The first screen, where `renderFirstScreen` has rendered it before. */
  body?: string;
}

export interface NoticeOptions extends Shell {
  notice: NoticeBoot['notice'];
  lang: Language;
  dir: 'ltr' | 'rtl';
  theme: Boot['theme'];
  church?: Boot['church'] | undefined;
  app?: { name: string; summary: string } | undefined;
  /** `wrong-site`: the host as the administrator has to list it, e.g. `https://www.grace.example`. */
  site?: string | undefined;
  /** Address of the hosted page in full, where there is one. */
  hosted?: string | undefined;
  /** Where an administrator allows the website with one press. */
  allow?: string | undefined;
}

const nothing = () => {};
const noopHost: FrameHost = {
  token: '',
  restricted: false,
  done: nothing,
  failed: nothing,
  reveal: nothing,
  leave: nothing,
};

/** The whole HTML document of an app in a church's page, its form already rendered. */
export function renderFrameDocument({ boot: given, body, ...shell }: FrameDocumentOptions): string {
  const boot = frameBoot(given);
  return frameHtml({
    ...headOf(shell, boot),
    title: `${boot.manifest.name}, ${boot.church.name}`,
    body: body ?? renderFirstScreen(given),
    foot: renderToString(
      <Attribution boot={boot} privacy={given.privacy} words={messagesByLanguage[given.lang].notices} />,
    ),
    late: { text: messagesByLanguage[given.lang].notices.late, href: boot.hosted, label: boot.words.shell.hosted },
    boot,
  });
}

/** The first screen of an app as HTML. It depends on everything in `boot` but the token. */
export function renderFirstScreen(boot: GivenBoot): string {
  const full = frameBoot(boot);
  const needed = neededFeatures(full.manifest);
  // As in the browser: an app whose first screen needs no feature starts without the deferred chunk.
  const deferred = needed.length > 0 ? deferredFor(needed, boot.lang) : undefined;
  return renderToString(<App boot={full} host={noopHost} deferred={deferred} />);
}

/** A document that explains why there is no app here: no data, no actions, and always someone to call. */
export function renderNotice({ notice, church, app, site, hosted, allow, ...shell }: NoticeOptions): string {
  const facts = { notice, church, app, site, hosted, allow, words: messagesByLanguage[shell.lang] };
  return frameHtml({
    ...headOf(shell, shell),
    title: noticeTitle(facts),
    body: renderToString(<Notice {...facts} />),
    boot: { notice },
  });
}

function deferredFor(needed: readonly Feature[], lang: Language): Deferred {
  // No first screen has a run.
  const features = { run: {}, chat: { Chat }, records: { RecordsView }, csv: { CsvView }, files: { OpenFile } };
  const words = messagesByLanguage[lang].deferred;
  return Object.assign({ problemsOf, ProblemSummary, words }, ...needed.map((feature) => features[feature]));
}

function frameBoot({ privacy, ...boot }: GivenBoot): Boot {
  return { ...boot, manifest: frameManifest(boot.manifest, boot.lang), words: messagesByLanguage[boot.lang].first };
}

function headOf(
  { nonce, css, assets, assetsUrl, accent, appearance, look }: Shell,
  { lang, dir, theme: wanted }: Pick<Boot, 'lang' | 'dir' | 'theme'>,
): Omit<FrameHtmlOptions, 'title' | 'body' | 'boot'> {
  const theme = wanted === 'auto' ? (look?.theme ?? 'light') : wanted;
  return {
    nonce,
    lang: refined(lang, look?.lang),
    dir: look?.dir ?? dir,
    theme,
    sheet: look !== undefined && !suits(look, theme),
    css: css + accentVariables(accent) + (appearance ? appearanceRules(appearance) : '') + groundRule(look?.ground),
    accent: accent !== undefined,
    script: assetsUrl + assets.script,
    deferred: [assetsUrl + assets.deferred, assetsUrl + (lang.startsWith('es') ? assets.wordsSpanish : assets.words)],
    features: { chat: assetsUrl + assets.chat, records: assetsUrl + assets.records },
    result: assetsUrl + assets.result,
  };
}

// Only what is read as a colour is written: figures, commas and blanks.
function groundRule(ground: string | undefined): string {
  return lightness(ground) === undefined ? '' : `html[data-host]{--host-ground:${ground}}`;
}
