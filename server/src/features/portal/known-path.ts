import { type PortalPath, portalPages } from './contract.ts';

interface KnownPath {
  pattern: PortalPath;
  /** The pieces that the pattern leaves open, in their order. */
  pieces: string[];
}

const patterns = (Object.keys(portalPages) as PortalPath[]).map((pattern) => ({
  pattern,
  test: new RegExp(`^${pattern.replace(/:[^/]+/g, '([^/]+)')}$`),
}));

/** The page of the portal that a path leads to; undefined for an unknown path. */
export function knownPath(path: string): KnownPath | undefined {
  for (const { pattern, test } of patterns) {
    const found = test.exec(path);
    if (found) return { pattern, pieces: found.slice(1) };
  }
  return undefined;
}
