import { html, raw } from 'hono/html';
import type { Deps } from '../../deps.ts';
import { findChurchBySlug } from '../churches/index.ts';
import { listPublicNames } from '../directory/index.ts';
import { embedSettingsOf } from '../embeds/index.ts';
import { hostedMessages, pageLanguage } from './messages.ts';
import { posterStyle } from './poster-style.ts';

interface Asked {
  church: string;
  lang: string | undefined;
  nonce: string;
}

/** Names of a church's people who show theirs to everyone. Undefined for an unknown church, or when no one does. */
export async function peoplePage({ db }: Pick<Deps, 'db'>, { church: slug, lang: asked, nonce }: Asked) {
  const church = await findChurchBySlug(db.read, slug);
  const names = church ? await listPublicNames(db.read, church.id) : [];
  if (!church || names.length === 0) return undefined;
  const lang = pageLanguage(asked, (await embedSettingsOf(db.read, church)).language);
  const { people } = hostedMessages[lang];
  return String(
    await html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${people.title(church.name)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/theme/tokens.css">
<style nonce="${nonce}">${raw(posterStyle)} ul { list-style: none; padding: 0; }</style>
</head>
<body>
<main>
<h1>${people.title(church.name)}</h1>
<ul>${names.map((name) => html`<li>${name}</li>`)}</ul>
<p class="quiet">${people.chosen}</p>
</main>
</body>
</html>
`,
  );
}
