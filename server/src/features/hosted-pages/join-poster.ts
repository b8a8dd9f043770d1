import { pageSize } from '@lampstand/sdk/frame/server';
import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import type { Deps } from '../../deps.ts';
import { embedSettingsOf } from '../embeds/index.ts';
import { churchOfJoinCode, printedCode } from '../join-codes/index.ts';
import { hostedMessages, pageLanguage } from './messages.ts';
import { posterStyle } from './poster-style.ts';

interface Asked {
  code: string;
  lang: string | undefined;
  nonce: string;
}

/** A poster to print: how to join the church, with the code and its QR code. Undefined for an unknown code. */
export async function joinPosterPage({ db, env }: Deps, { code, lang: asked, nonce }: Asked) {
  const church = await churchOfJoinCode(db.read, code);
  if (!church) return undefined;
  const { language, paper } = await embedSettingsOf(db.read, church);
  const lang = pageLanguage(asked, language);
  const { sheet, joining } = hostedMessages[lang];
  const printed = printedCode(code.replace(/[\s-]/g, ''));
  const address = `${env.PUBLIC_ORIGIN}/join/${printed}`;
  return String(
    await html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${joining.title(church.name)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/theme/tokens.css">
<style nonce="${nonce}">${raw(posterStyle + pageSize(paper))}</style>
</head>
<body>
<main>
<p class="above">${church.name}</p>
<h1>${joining.heading}</h1>
<p class="what">${joining.what}</p>
<div class="code" role="img" aria-label="${sheet.code(address)}">${raw(renderSVG(address, { border: 0 }))}</div>
<p class="how">${sheet.how}</p>
<p class="address">${address.replace(/^https?:\/\//, '')}</p>
<p class="quiet">${joining.waits(church.name)}</p>
</main>
<footer><p>${sheet.print}</p></footer>
</body>
</html>
`,
  );
}
