import type { Boot } from '../boot.ts';

/**
 * Whether a document may use a token that the page around it sends. Only a document that our own portal opened accepts one,
 * and only a signed-in person's token for the same app and church. Our own church's document accepts one of any church: the
 * portal shows it when the person's church has no plan. The signature is checked by the server.
 */
export function canAcceptToken(
  { acceptsToken, church, app, aud }: Pick<Boot, 'acceptsToken' | 'church' | 'app' | 'aud'>,
  token: string,
): boolean {
  if (!acceptsToken) return false;
  const claims = claimsOf(token);
  return claims.aud === 'portal' && claims.app === app && (aud === 'demo' || claims.church === church.slug);
}

/** Reads the claims of a token, base64url of JSON up to the dot. Anything else has no claims. */
function claimsOf(token: string): { aud?: unknown; app?: unknown; church?: unknown } {
  try {
    const [body = ''] = token.split('.');
    return Object(JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return {};
  }
}
