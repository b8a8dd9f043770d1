import { type CatalogueEntry, reservedLength } from '@lampstand/sdk/app';
import { html, raw } from 'hono/html';
import type { Deps } from '../../deps.ts';
import { findApp, findEntry } from '../../ministry-apps/index.ts';
import { type Church, findChurchBySlug } from '../churches/index.ts';
import type { PreviewWrapper } from './contract.ts';
import type { Preview } from './preview-pass.ts';
import { previewStyle } from './preview-wrappers.ts';

/** `box`: what stands in the frame of fixed height. */
export type PreviewPageName = PreviewWrapper | 'box';

interface Asked {
  name: PreviewPageName;
  app: string;
  pass: string;
  nonce: string;
  /** What the pass allows; undefined when it is not good. */
  preview: Preview | undefined;
}

interface Subject extends Asked {
  church: Church;
  entry: CatalogueEntry;
  origin: string;
  reserve: string;
}

/** A page like a church's own with an app in it, in the look of the pass. */
export async function previewPage(deps: Deps, asked: Asked): Promise<{ html: string; status: 200 | 403 | 404 }> {
  const { preview, nonce } = asked;
  if (!preview) return { html: await dead(nonce, 'This preview has ended', ended), status: 403 };
  const church = await findChurchBySlug(deps.db.read, preview.church);
  const entry = findEntry(asked.app);
  if (!church || !entry) return { html: await dead(nonce, 'There is no such app', unknown), status: 404 };
  const heights = findApp(entry.id)?.manifest.heights;
  const reserve = heights ? reservedLength(heights) : '240px';
  const subject = { ...asked, church, entry, reserve, origin: deps.env.EMBED_ORIGIN };
  return { html: await page(subject), status: 200 };
}

type Html = ReturnType<typeof html>;

const ended = 'Go back to the portal and load it again: a preview can be opened for half an hour.';
const unknown = 'Go back to the portal and choose another app.';

async function page(subject: Subject): Promise<string> {
  const { name, church, entry, nonce, reserve } = subject;
  const bare = name === 'box';
  // A page's own language goes before the church's setting, so the page has to agree with it.
  const spoken = subject.preview?.settings.language === 'es' ? 'es' : 'en';
  const own = name === 'strict' ? `ministry-app { display: block; min-height: ${reserve}; }` : '';
  return String(
    await html`<!doctype html>
<html lang="${name === 'rtl' ? 'he' : spoken}" dir="${name === 'rtl' ? 'rtl' : 'ltr'}" class="${bare ? 'bare' : name}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${entry.name}, a preview for ${church.name}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${raw(previewStyle + own)}</style>
</head>
<body>
<main aria-label="A page of ${church.name}">
${bare ? '' : html`<div class="head"><b>${church.name}</b>${menu}</div>`}
<div class="column">
${bare ? '' : html`<h1>${entry.name}</h1>${text('')}`}
${place(subject)}
${bare ? '' : text(' after')}
</div>
</main>
</body>
</html>
`,
  );
}

const menu = html`<div class="menu" aria-hidden="true"><i></i><i></i><i></i><i></i></div>`;
const text = (more: string) => html`<div class="text${more}" aria-hidden="true"><i></i><i></i><i></i></div>`;

/** How the app gets into the page: as the wizard's line, or as what stands around it on a platform. */
function place({ name, church, entry, pass, origin, reserve }: Subject): Html {
  const title = `${entry.name}, ${church.name}`;
  if (name === 'fixed') {
    const inner = `${origin}/preview/box?app=${entry.id}&pass=${pass}`;
    return html`<iframe class="box" title="${title}" src="${inner}" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  }
  if (name === 'sandbox') {
    const secret = pass.replace(/[^a-z\d]/gi, '').slice(-10);
    const src = `${origin}/embed/${church.slug}/${entry.id}?form=link#?secret=${secret}`;
    return html`<iframe class="link" title="${title}" src="${src}" data-secret="${secret}" sandbox="allow-scripts" height="600"></iframe>
<script src="${origin}/preview/wordpress.js"></script>`;
  }
  const named = html`src="${origin}/embed.js" data-church="${church.slug}" data-app="${entry.id}" data-title="${entry.name}"`;
  // A strict page refuses style attributes: it keeps the room by its own style sheet.
  if (name === 'strict') return html`<script async ${named}></script>`;
  return html`<script async ${named} style="display:block;min-height:${reserve}"></script>`;
}

async function dead(nonce: string, heading: string, words: string): Promise<string> {
  return String(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${raw(previewStyle)}</style>
</head>
<body><main class="column"><h1>${heading}</h1><p>${words}</p></main></body>
</html>
`,
  );
}
