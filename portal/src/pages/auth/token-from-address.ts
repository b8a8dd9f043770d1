/**
 * Reads a one-time token from the page's URL and removes it, so that it stays out of history and referrers.
 * A second call on the same page returns the same token.
 */
const taken = new Map<string, string | null>();

export function takeToken(name: 'token'): string | null {
  const key = `${location.pathname}?${name}`;
  const url = new URL(location.href);
  const found = url.searchParams.get(name);
  if (found !== null) {
    taken.set(key, found);
    url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
  }
  return taken.get(key) ?? null;
}
