import { type CatalogueEntry, reservedLength } from '@lampstand/sdk/app';
import { html, raw } from 'hono/html';
import type { Deps } from '../../deps.ts';
import { findApp, findEntry } from '../../ministry-apps/index.ts';
import { type Church, findChurchBySlug } from '../churches/index.ts';
import type { PreviewPage } from './contract.ts';
import type { Preview } from './preview-pass.ts';

interface PreviewRequest {
  page: PreviewPage;
  app: string;
  /** Undefined when the pass is not valid. */
  preview: Preview | undefined;
}

/** A sample church page with one of the church's apps, in the look of the pass. */
export async function previewPage(
  deps: Deps,
  { page, app, preview }: PreviewRequest,
): Promise<{ html: string; status: 200 | 403 | 404 }> {
  if (!preview) {
    const text = 'Go back to Lampstand and reload the page. A preview works for half an hour.';
    return { html: await errorPage('This preview has ended', text), status: 403 };
  }
  const church = await findChurchBySlug(deps.db.read, preview.church);
  const entry = findEntry(app);
  if (!church || !entry) {
    const text = 'Go back to Lampstand and choose another app.';
    return { html: await errorPage('There is no such app', text), status: 404 };
  }
  // A page's own language goes before the church's setting, so the page has to say the same.
  const lang = preview.settings.language === 'es' ? 'es' : 'en';
  const body = samplePage(church, entry, deps.env.EMBED_ORIGIN);
  const title = `${entry.name}, a preview for ${church.name}`;
  return { html: await documentOf({ lang, theme: page, title, body }), status: 200 };
}

type Html = ReturnType<typeof html>;

function samplePage(church: Church, entry: CatalogueEntry, origin: string): Html {
  const heights = findApp(entry.id)?.manifest.heights;
  const reserve = heights ? reservedLength(heights) : '240px';
  return html`<main aria-label="A page of ${church.name}">
<div class="column">
<script async src="${origin}/embed.js" data-church="${church.slug}" data-app="${entry.id}" data-title="${entry.name}" style="display:block;min-height:${reserve}"></script>
<div class="text after" aria-hidden="true"><i></i><i></i><i></i></div>
</div>
</main>`;
}

const errorPage = (heading: string, text: string) =>
  documentOf({
    ...{ lang: 'en', theme: 'plain', title: heading },
    body: html`<main class="column"><h1>${heading}</h1><p>${text}</p></main>`,
  });

interface PreviewDocument {
  lang: 'en' | 'es';
  theme: PreviewPage;
  title: string;
  body: Html;
}

async function documentOf({ lang, theme, title, body }: PreviewDocument): Promise<string> {
  return String(
    await html`<!doctype html>
<html lang="${lang}" class="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(style)}</style>
</head>
<body>
${body}
</body>
</html>
`,
  );
}

/** The sample page begins with the app. Gray bars below it are the page's text, so that it has no words of ours. */
const style = `
* { box-sizing: border-box; }
html { color-scheme: light; }
body { margin: 0; background: #fff; color: #24292e; font: 17px/1.6 Georgia, "Times New Roman", serif; }
.dark { color-scheme: dark; }
.dark body { background: #1c2128; color: #e6e8ea; }
i { display: block; height: 9px; border-radius: 2px; background: currentColor; opacity: .15; }
.column { max-width: 860px; margin: 0 auto; padding: 20px clamp(16px, 4vw, 44px) 56px; }
h1 { margin: 0 0 18px; font-size: clamp(24px, 5vw, 34px); font-weight: 600; line-height: 1.2; }
.text { display: grid; gap: 13px; }
.text i:nth-child(2) { width: 94%; }
.text i:nth-child(3) { width: 61%; }
.after { margin: 36px 0 0; }
`;
