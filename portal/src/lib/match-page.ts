import type { PortalPath } from '@lampstand/server/contracts';
import { routes } from '../routes.ts';

interface Match {
  pattern: PortalPath;
  params: Record<string, string>;
}

const patterns = (Object.keys(routes) as PortalPath[]).map((pattern) => ({
  pattern,
  names: [...pattern.matchAll(/:([^/]+)/g)].map(([, name]) => name ?? ''),
  test: new RegExp(`^${pattern.replace(/:[^/]+/g, '([^/]+)')}$`),
}));

/** The page that a path leads to, with the pieces of the path; undefined for a path that nobody knows. */
export function matchPage(path: string): Match | undefined {
  for (const { pattern, names, test } of patterns) {
    const found = test.exec(path);
    if (!found) continue;
    const params = Object.fromEntries(names.map((name, index) => [name, decode(found[index + 1] ?? '')]));
    return { pattern, params };
  }
  return undefined;
}

function decode(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}
