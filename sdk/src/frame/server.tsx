import type { Manifest } from '../app/index.ts';
import type { Boot, NoticeBoot } from './boot.ts';

/** Content of `dist/frame/assets.json`: file names below `/assets/frame/`. */
export interface FrameAssets {
  script: string;
  more: string;
  /** Styles of results, loaded by the runtime. */
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
  /** The church's accent, `#rrggbb`. */
  accent?: string;
}

export interface FrameDocumentOptions extends Shell {
  boot: Omit<Boot, 'manifest' | 'words'> & { manifest: Manifest };
}

export interface NoticeOptions extends Shell {
  notice: NoticeBoot['notice'];
  lang: string;
  dir: 'ltr' | 'rtl';
  theme: Boot['theme'];
  church?: Boot['church'];
  app?: { name: string; summary: string };
  /** `wrong-site`: the host as the administrator has to list it, e.g. `https://www.grace.example`. */
  site?: string;
  hosted?: string;
}

/** The whole HTML document of an app in a church's page, its form already rendered. */
export declare function renderFrameDocument(options: FrameDocumentOptions): string;

/** A document that explains why there is no app here: no data, no actions. */
export declare function renderNotice(options: NoticeOptions): string;
