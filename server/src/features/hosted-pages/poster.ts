import { pageSize } from '@lampstand/sdk/frame/server';
import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import type { Deps } from '../../deps.ts';
import { findEntry } from '../../ministry-apps/index.ts';
import { findChurchBySlug } from '../churches/index.ts';
import { embedSettingsOf } from '../embeds/index.ts';
import { hostedMessages, pageLanguage } from './messages.ts';
import { posterStyle } from './poster-style.ts';

/** A poster to print: the app's summary and its QR code. Undefined for an unknown church or app. */
export async function posterPage(
  { db, env }: Deps,
  {
    church: slug,
    app: id,
    lang: asked,
    nonce,
  }: { church: string; app: string; lang?: string | undefined; nonce: string },
): Promise<string | undefined> {
  const church = await findChurchBySlug(db.read, slug);
  const entry = findEntry(id);
  if (!church || !entry) return undefined;
  const { language, paper } = await embedSettingsOf(db.read, church);
  const lang = pageLanguage(asked, language);
  const { sheet } = hostedMessages[lang];
  const address = `${env.PUBLIC_ORIGIN}/a/${church.slug}/${entry.id}`;
  return String(
    await html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sheet.title(entry.name, church.name)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/theme/tokens.css">
<style nonce="${nonce}">${raw(posterStyle + pageSize(paper))}</style>
</head>
<body>
<main>
<p class="above">${church.name}</p>
<h1>${entry.name}</h1>
<p class="what" lang="en">${entry.summary}</p>
<div class="code" role="img" aria-label="${sheet.code(address)}">${raw(renderSVG(address, { border: 0 }))}</div>
<p class="how">${sheet.how}</p>
<p class="address">${address.replace(/^https?:\/\//, '')}</p>
<p class="quiet">${sheet.quiet}</p>
</main>
<footer><p>${sheet.print} <a href="${address}">${sheet.back}</a></p></footer>
</body>
</html>
`,
  );
}

/** The app's address as a QR code, black on white in any theme. */
export const qrCode = (address: string) => renderSVG(address, { border: 2 });
