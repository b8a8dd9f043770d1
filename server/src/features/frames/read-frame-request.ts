import type { HonoRequest } from 'hono';
import type { Deps } from '../../deps.ts';
import { previewAround } from '../previews/index.ts';
import type { FrameRequest } from './frame-document.ts';
import { readHostLook } from './host-look.ts';
import { pageOfVisit } from './page-of-visit.ts';

/** What the address and the referrer of a frame say about its page. */
export function readFrameRequest(
  deps: Deps,
  req: HonoRequest<'/embed/:church/:app'>,
): Omit<FrameRequest, 'clientIp' | 'nonce'> {
  const { church, app } = req.param();
  const { site: reported, page: at = '', form, ...hints } = req.query();
  // The loader reads `origin`, which a page can declare as a variable; `page` is safer. Only a wrapper without an origin
  // sends `null` and means it.
  const url = URL.parse(at);
  const site = url && reported !== 'null' ? url.origin : reported;
  const referer = req.header('referer');
  const around = previewAround(deps, referer);
  return {
    church,
    app,
    ...(site === undefined ? {} : { site }),
    // A plain iframe has only the browser's referrer, which names the origin.
    page: pageOfVisit(site ?? URL.parse(referer ?? '')?.origin, url?.pathname ?? at),
    form: site ? 'line' : form === 'link' || form === 'iframe' ? form : 'unknown',
    look: readHostLook(hints),
    lang: hints.lang,
    preview: around?.church === church.toLowerCase() ? around.settings : undefined,
  };
}
