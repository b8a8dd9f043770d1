import { type Boot, type Feature, type FrameManifest, type NoticeBoot, neededFeatures } from './boot.ts';

export interface FrameHtmlOptions {
  lang: string;
  dir: 'ltr' | 'rtl';
  theme: 'light' | 'dark';
  /** Has a background of its own, because text would be hard to read on the page's. */
  sheet: boolean;
  nonce: string;
  title: string;
  css: string;
  accent: boolean;
  /** Addresses in full. */
  script: string;
  deferred: readonly string[];
  /** A feature without an address is fetched when the runtime asks for it. */
  features: { readonly [part in Feature]?: string };
  result: string;
  /** Rendered by us: already HTML. The foot stays as it is. */
  body: string;
  foot?: string;
  /** Shown when the runtime has not come after eight seconds, or never can. */
  late?: { text: string; href: string; label: string };
  boot: Boot | NoticeBoot;
}

/** The frame's HTML. Everything but `css`, `body` and `foot` is escaped here. */
export function frameHtml(parts: FrameHtmlOptions): string {
  const { boot, late } = parts;
  const app = !('notice' in boot);
  const way =
    late &&
    `<p>${text(late.text)} <a href="${attribute(late.href)}" target="_blank" rel="noopener">${text(late.label)}</a></p>`;
  return [
    '<!doctype html>',
    `<html lang="${attribute(parts.lang)}" dir="${parts.dir}" data-theme="${parts.theme}" data-host${parts.sheet ? ' data-ground="sheet"' : ''}${parts.accent ? ' data-accent' : ''}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<link rel="icon" href="data:,">',
    `<title>${text(parts.title)}</title>`,
    `<style nonce="${attribute(parts.nonce)}">${parts.css}</style>`,
    `<script type="module" crossorigin src="${attribute(parts.script)}"></script>`,
    ...(app ? neededFiles(boot.manifest, parts) : []).map(
      (file) => `<link rel="modulepreload" crossorigin href="${attribute(file)}">`,
    ),
    // As a print style it does not hold up the first paint; the runtime then opens it to the screen.
    app && `<link rel="stylesheet"${isPlain(boot.manifest) ? ' media="print"' : ''} href="${attribute(parts.result)}">`,
    '</head><body>',
    `<main aria-label="${attribute(parts.title)}"><div id="lampstand" class="grid">${parts.body}</div>${parts.foot ?? ''}</main>`,
    way && `<div class="late">${way}</div><noscript>${way}</noscript>`,
    `<script type="application/json" id="lampstand-boot">${json(boot)}</script>`,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('');
}

// Which files the runtime will ask for before the first screen can be used.
function neededFiles(manifest: FrameManifest, { deferred, features }: FrameHtmlOptions): readonly string[] {
  const needed = neededFeatures(manifest).flatMap((feature) => features[feature] ?? []);
  return needed.length > 0 ? [...deferred, ...needed] : [];
}

// Whether the critical styles know everything on the first screen.
function isPlain({ surface, fields }: FrameManifest): boolean {
  const shown = fields.filter((field) => !field.more);
  return (
    surface !== 'chat' &&
    shown.every((field) =>
      field.kind === 'choice' ? field.display !== 'options' : ['text', 'long-text', 'date'].includes(field.kind),
    )
  );
}

// In a script element only `<` can end the element or open a comment; JSON may write it as an escape.
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;');
}
