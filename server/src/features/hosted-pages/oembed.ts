import { largestHeight } from '@lampstand/sdk/app';
import { html } from 'hono/html';
import type { Deps } from '../../deps.ts';
import { findApp, findEntry } from '../../ministry-apps/index.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { findChurchBySlug } from '../churches/index.ts';

/** What WordPress clamps a frame to, px. */
const LEAST = 200;
const MOST = 1_000;
/** Default width for a consumer that names none, px. The frame itself fills its column. */
const WIDTH = 650;

/** https://oembed.com, JSON only. */
interface RichEmbed {
  version: '1.0';
  type: 'rich';
  title: string;
  provider_name: string;
  provider_url: string;
  author_name: string;
  cache_age: number;
  width: number;
  height: number;
  html: string;
}

/** oEmbed address of a hosted page, for the page's head. */
export const oembedAddress = (origin: string, page: string) =>
  `${origin}/oembed?url=${encodeURIComponent(page)}&format=json`;

/**
 * The oEmbed answer of a hosted page. Consumers store it for good, failures too, so it ignores the church's plan; the frame
 * explains a paused plan.
 */
export async function richEmbed(
  { env, db }: Deps,
  url: string,
  most: { width: number | undefined; height: number | undefined },
): Promise<RichEmbed> {
  const [slug, id] = hostedParts(url, env.PUBLIC_ORIGIN);
  const church = slug ? await findChurchBySlug(db.read, slug) : undefined;
  const entry = id ? findEntry(id) : undefined;
  if (!church || !entry) throw notFound('App');
  const page = `${env.PUBLIC_ORIGIN}/a/${church.slug}/${entry.id}`;
  const frame = `${env.EMBED_ORIGIN}/embed/${church.slug}/${entry.id}?form=link`;
  const heights = findApp(entry.id)?.manifest.heights;
  const wanted = Math.min(heights ? largestHeight(heights) : LEAST, MOST, most.height ?? MOST);
  const height = Math.max(LEAST, wanted);
  const title = `${entry.name}, ${church.name}`;
  // WordPress wants the blockquote first and the frame empty, and keeps nothing but these tags.
  const markup = html`<blockquote><a href="${page}">${title}</a></blockquote><iframe src="${frame}" title="${title}" width="100%" height="${height}" frameborder="0"></iframe>`;
  return {
    ...{ version: '1.0', type: 'rich', title, provider_name: 'Lampstand', provider_url: env.PUBLIC_ORIGIN },
    author_name: church.name,
    cache_age: 86_400,
    width: Math.min(most.width ?? WIDTH, WIDTH),
    height,
    html: String(markup),
  };
}

/** Church and app of a hosted page's address; nothing for any other address. */
function hostedParts(url: string, origin: string): string[] {
  if (!url) throw new AppError('invalid_input', 'Please give the address of an app: ?url=', { field: 'url' });
  const address = URL.parse(url);
  if (address?.origin !== origin) return [];
  return /^\/a\/([^/]+)\/([^/]+)\/?$/.exec(address.pathname)?.slice(1) ?? [];
}
