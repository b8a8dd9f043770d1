import type { Deps } from '../../deps.ts';
import { type PortalPath, portalPages } from './contract.ts';

/** Allows our own files, the page's inline style sheet, and the loader and app frames from the embed origin. */
const policy = (embedOrigin: string, styleHash: string | undefined) => [
  "default-src 'none'",
  `script-src 'self' ${embedOrigin}`,
  `frame-src ${embedOrigin}`,
  `style-src 'self'${styleHash ? ` '${styleHash}'` : ''}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** Headers of a portal page. No site can frame one, except that the volunteer app can frame the login page. */
export function pageHeaders(
  path: PortalPath | undefined,
  { env: { EMBED_ORIGIN, VOLUNTEER_ORIGIN }, pages }: Pick<Deps, 'env' | 'pages'>,
): Record<string, string> {
  const page: { open?: true; private?: true } = path ? portalPages[path] : {};
  const styleHash = path && !page.open ? undefined : pages?.styleHash(path);
  const ancestor = path === '/login' && VOLUNTEER_ORIGIN ? VOLUNTEER_ORIGIN : "'none'";
  return {
    'Content-Security-Policy': [...policy(EMBED_ORIGIN, styleHash), `frame-ancestors ${ancestor}`].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': page.private ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(page.open ? {} : { 'X-Robots-Tag': 'noindex' }),
  };
}
