import { type PortalPath, portalPages } from './contract.ts';

interface PathMatch {
  pattern: PortalPath;
  /** Decoded values of the pattern's `:name` segments. */
  params: Record<string, string>;
}

const patterns = (Object.keys(portalPages) as PortalPath[]).map((pattern) => ({
  pattern,
  names: [...pattern.matchAll(/:([^/]+)/g)].map(([, name]) => name ?? ''),
  test: new RegExp(`^${pattern.replace(/:[^/]+/g, '([^/]+)')}$`),
}));

/** The first pattern of `portalPages` that matches a path; undefined when none does. */
export function matchPath(path: string): PathMatch | undefined {
  for (const { pattern, names, test } of patterns) {
    const found = test.exec(path);
    if (!found) continue;
    const params = Object.fromEntries(names.map((name, index) => [name, decode(found[index + 1] ?? '')]));
    return { pattern, params };
  }
  return undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
