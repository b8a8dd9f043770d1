import type { FetchedPage } from '../../platform/net/safe-fetch.ts';
import { isListed } from '../embeds/index.ts';
import type { DeliveryForm } from '../websites/contract.ts';
import type { CheckFinding } from './contract.ts';
import { blockingDirective } from './csp.ts';
import { type FoundPlace, type ReadPage, readPage } from './read-page.ts';

/** What the page ought to be like. */
export interface Expected {
  church: string;
  /** Undefined: any app will do. */
  app: string | undefined;
  /** Whether there is such an app. */
  isApp(id: string): boolean;
  embedOrigin: string;
  publicOrigin: string;
  /** Origins that can show the church's apps. */
  listed: readonly string[];
}

/** What was found, with the words that a sentence needs. */
export interface Judgement {
  finding: CheckFinding;
  /** Which of several ways to be in this state. */
  case: string;
  form: DeliveryForm | undefined;
  values: { readonly [name: string]: string };
  allow: string | null;
}

/** Judges a page of a church. Of several faults it names the one to fix first. */
export function judgePage(fetched: FetchedPage, expected: Expected): Judgement {
  const { embedOrigin, publicOrigin } = expected;
  const page = readPage(fetched.html, [...new Set([embedOrigin, publicOrigin])]);
  const say = (finding: CheckFinding, which = 'plain', values = {}, allow: string | null = null): Judgement => ({
    ...{ finding, case: which, form: page.places[0]?.form, values, allow },
  });
  if (fetched.status >= 400) return say('unreachable', statusCase(fetched.status), { status: String(fetched.status) });
  const missing = missingPiece(page);
  if (missing) return say(missing.finding, missing.case, { generator: page.generator });
  if (page.places.length === 0) return linkOnly(page, expected, say);
  return judgePlaces(page, fetched, expected, say);
}

type Say = (finding: CheckFinding, which?: string, values?: object, allow?: string | null) => Judgement;

const statusCase = (status: number) =>
  status === 401 || status === 403 ? 'locked' : status === 404 || status === 410 ? 'gone' : 'status';

/** Code of which a part has been taken away. */
function missingPiece(page: ReadPage): { finding: CheckFinding; case: string } | undefined {
  const needsScript = page.places.some(({ form }) => form === 'placeholder' || form === 'element');
  if (needsScript && !page.script) return { finding: 'stripped', case: 'no-script' };
  if (page.places.length > 0) return undefined;
  if (page.script) return { finding: 'stripped', case: 'no-place' };
  if (page.asText) return { finding: 'stripped', case: 'as-text' };
  return undefined;
}

function linkOnly(page: ReadPage, { church, app }: Expected, say: Say): Judgement {
  const ours = page.links.filter((link) => same(link.church, church));
  if (ours.some((link) => !app || same(link.app, app))) return say('found', 'link');
  const [other] = page.links;
  if (other && !same(other.church, church)) return say('wrong-church', 'plain', { church: other.church });
  if (other) return say('wrong-app', 'plain', { app: other.app });
  return say('not-found', /wix/i.test(page.generator) ? 'rendered-by-script' : 'plain', { generator: page.generator });
}

function judgePlaces(page: ReadPage, fetched: FetchedPage, expected: Expected, say: Say): Judgement {
  const { church, app, embedOrigin, listed, isApp } = expected;
  const ofChurch = page.places.filter((place) => same(place.church, church));
  const [first = { church: '', app: '' }] = page.places;
  if (ofChurch.length === 0) return say('wrong-church', first.church ? 'plain' : 'none', { church: first.church });
  const wanted = ofChurch.filter((place) => (app ? same(place.app, app) : isApp(place.app)));
  const [place] = wanted;
  if (!place)
    return say('wrong-app', app && isApp(ofChurch[0]?.app ?? '') ? 'other' : 'unknown', { app: ofChurch[0]?.app });
  if (wanted.every(({ inHead }) => inHead)) return say('in-head');
  const origin = new URL(fetched.url).origin;
  if (!isListed(origin, listed)) return say('wrong-host', 'plain', { origin }, origin);
  const directive = blockingDirective(policiesOf(page, fetched), {
    script: place.form === 'iframe' || place.form === 'link' ? undefined : `${embedOrigin}/embed.js`,
    nonce: place.nonce || page.script?.nonce || '',
    frame: `${embedOrigin}/embed/${church}/${place.app}`,
    self: origin,
  });
  if (directive) return say('blocked-by-csp', 'plain', { directive });
  if (isTwice(wanted)) return say('twice', 'plain', { app: place.app });
  if (page.script && !sameScript(page.script.src, embedOrigin, fetched.url)) {
    return say('rewritten', 'rehosted', { src: page.script.src.slice(0, 200) });
  }
  const rewritten = place.rewritten ?? (place.form === 'placeholder' ? page.script?.rewritten : undefined);
  if (rewritten) return say('rewritten', 'delayed', { product: rewritten.slice(0, 60) });
  return say('found');
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The same app of the same church more than once, a link's blockquote and frame aside. */
function isTwice(places: readonly FoundPlace[]): boolean {
  const names = places.map(({ app }) => app.toLowerCase());
  return new Set(names).size < names.length;
}

function sameScript(src: string, embedOrigin: string, page: string): boolean {
  return URL.parse(src, page)?.origin === embedOrigin;
}

function policiesOf(page: ReadPage, { headers }: FetchedPage): string[] {
  const header = headers['content-security-policy'];
  return [...(header ? [header] : []), ...page.policies];
}
