import { type PortalPath, portalPages } from './contract.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** Headers of a portal page. Nobody may frame one; the login page alone may be framed by the volunteer app, when there is one. */
export function pageHeaders(path: PortalPath | undefined, volunteerOrigin?: string): Record<string, string> {
  const page: { open?: true; private?: true } = path ? portalPages[path] : {};
  const ancestor = path === '/login' && volunteerOrigin ? volunteerOrigin : "'none'";
  return {
    'Content-Security-Policy': [...policy, `frame-ancestors ${ancestor}`].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': page.private ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(page.open ? {} : { 'X-Robots-Tag': 'noindex' }),
  };
}
