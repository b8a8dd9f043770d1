import { MAX_SITES, parseSiteOrigin } from '../embeds/index.ts';

/** The frame's sandbox permissions; the loader writes the same list into the iframe. */
export const SANDBOX =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';

const denied = 'camera microphone geolocation payment usb display-capture browsing-topics';

interface FramePolicy {
  /** Our own origin, written out: `'self'` matches nothing in a sandboxed frame of WebKit. */
  origin: string;
  /** Of this response alone. */
  nonce: string;
  /** Origins of our own pages, the church's pages and its platforms' wrappers; undefined leaves `frame-ancestors` out. */
  ancestors: readonly string[] | undefined;
}

/** Headers of every document under `/embed`: opaque origin, no caching, no third-party content. */
export function frameHeaders(policy: FramePolicy): { [name: string]: string } {
  return {
    'content-security-policy': framePolicy(policy),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': denied
      .split(' ')
      .map((feature) => `${feature}=()`)
      .join(', '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

function framePolicy({ origin, nonce, ancestors }: FramePolicy): string {
  const policy = [
    `sandbox ${SANDBOX}`,
    "default-src 'none'",
    `script-src ${origin}`,
    `style-src ${origin} 'nonce-${nonce}'`,
    `img-src ${origin} data:`,
    `font-src ${origin}`,
    `connect-src ${origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  if (ancestors) policy.push(`frame-ancestors ${safeOrigins(ancestors).join(' ') || "'none'"}`);
  return policy.join('; ');
}

/** Parses the origins again, so that a bad row cannot inject anything into the header. */
function safeOrigins(origins: readonly string[]): string[] {
  const parsed = origins.map(parseSiteOrigin).filter((origin) => origin !== undefined);
  return [...new Set(parsed)].slice(0, MAX_SITES * 2);
}
