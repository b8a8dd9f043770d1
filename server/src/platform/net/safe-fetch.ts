import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Agent, request } from 'undici';
import { isPublicAddress } from './public-address.ts';
import { readBody } from './read-body.ts';

/** Why a page could not be read. */
export type FetchTrouble =
  | 'bad-address'
  | 'private-address'
  | 'no-such-host'
  | 'no-answer'
  | 'insecure'
  | 'too-slow'
  | 'too-many-redirects'
  | 'no-page';

export interface FetchedPage {
  /** After redirects. */
  url: string;
  status: number;
  /** Lower case; a header sent twice is joined by a comma and a space. */
  headers: { readonly [name: string]: string };
  /** The first 2 MB. */
  html: string;
}

export type Fetched = { page: FetchedPage } | { trouble: FetchTrouble; url: string };
/** Reads a public web page whose address a person typed. Refuses addresses of private networks (SSRF). */
export type FetchPage = (address: string) => Promise<Fetched>;

type Resolve = (host: string) => Promise<readonly string[]>;

interface Options {
  /** Origins that may be read whatever their address: in development the demo church's site. */
  allow?: readonly string[];
  resolve?: Resolve;
  /** Milliseconds for the whole request, redirects included. */
  patience?: number;
}

const MOST_REDIRECTS = 5;
const PATIENCE = 10_000;
const REDIRECTS = [301, 302, 303, 307, 308];

class Trouble extends Error {
  readonly trouble: FetchTrouble;

  constructor(trouble: FetchTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/**
 * Reads http and https on their standard ports, without credentials or cookies. A name is resolved once,
 * for the connection itself, and each of its addresses must be public, so that DNS rebinding cannot lead inside.
 * Each redirect is checked again.
 */
export function createFetchPage({
  allow = [],
  resolve = resolveBySystem,
  patience = PATIENCE,
}: Options = {}): FetchPage {
  return async (address) => {
    const signal = AbortSignal.timeout(patience);
    let at = address;
    try {
      for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
        const url = allowedUrl(at, allow);
        at = url.href;
        const answer = await readOnce(url, allow.includes(url.origin) ? undefined : resolve, signal);
        if (!('location' in answer)) return { page: answer };
        at = URL.parse(answer.location, url)?.href ?? answer.location;
      }
      return { trouble: 'too-many-redirects', url: at };
    } catch (error) {
      return { trouble: signal.aborted ? 'too-slow' : troubleOf(error), url: at };
    }
  };
}

/** @throws Trouble for anything but a public web address on its standard port. */
function allowedUrl(address: string, allow: readonly string[]): URL {
  const url = address.length <= 2_000 ? URL.parse(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new Trouble('bad-address');
  if (allow.includes(url.origin)) return url;
  if (url.port !== '') throw new Trouble('bad-address');
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // An IP address is not looked up, so it is checked here.
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new Trouble('private-address');
  return url;
}

async function readOnce(
  url: URL,
  resolve: Resolve | undefined,
  signal: AbortSignal,
): Promise<FetchedPage | { location: string }> {
  const agent = new Agent({ connect: resolve ? { lookup: lookupBy(resolve) } : {}, pipelining: 0 });
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      headers: { accept: 'text/html,*/*;q=0.1', 'user-agent': 'LampstandCheck/1 (looks for its own apps)' },
    });
    const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]));
    const { location } = named;
    if (REDIRECTS.includes(statusCode) && location) return { location };
    if (statusCode < 400 && !/html/i.test(named['content-type'] ?? 'text/html')) throw new Trouble('no-page');
    return { url: url.href, status: statusCode, headers: named, html: await readBody(body, named) };
  } finally {
    // Destroyed, not closed: closing waits for a body that can be endless.
    await agent.destroy();
  }
}

type LookupDone = (error: Error | null, addresses: { address: string; family: number }[]) => void;

/** The only lookup that the socket uses when it connects. */
function lookupBy(resolve: Resolve) {
  return (host: string, _options: unknown, done: LookupDone) => {
    resolve(host).then(
      (addresses) => {
        if (addresses.length === 0) return done(new Trouble('no-such-host'), []);
        if (!addresses.every(isPublicAddress)) return done(new Trouble('private-address'), []);
        done(
          null,
          addresses.map((address) => ({ address, family: isIP(address) })),
        );
      },
      () => done(new Trouble('no-such-host'), []),
    );
  };
}

const resolveBySystem: Resolve = async (host) =>
  (await systemLookup(host, { all: true })).map(({ address }) => address);

function troubleOf(error: unknown): FetchTrouble {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof Trouble) return at.trouble;
    const code = String((at as NodeJS.ErrnoException).code ?? '');
    if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return 'insecure';
  }
  return 'no-answer';
}
