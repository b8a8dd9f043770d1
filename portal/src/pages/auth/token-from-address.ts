/**
 * Takes a one-time token out of the page's address and removes it from there, so that it stays out of history and referrers.
 * Read once per page; a second call after the removal gets what the first one got.
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
