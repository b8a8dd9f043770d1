/** What a page of ours needs from the policy of a church's site. */
export interface PolicyNeeds {
  /** Address of the loader; undefined when the form needs no script. */
  script: string | undefined;
  /** The nonce on the script's tag; empty without one. */
  nonce: string;
  /** Address of the frame. */
  frame: string;
  /** Origin of the page itself. */
  self: string;
}

/** The directive that blocks us, the first one found over all policies; undefined when nothing does. Report-only policies are not given here. */
export function blockingDirective(policies: readonly string[], needs: PolicyNeeds): string | undefined {
  // A header can hold several policies, separated by commas; each of them must allow it.
  for (const policy of policies.flatMap((header) => header.split(','))) {
    const directives = parsePolicy(policy);
    const first = (...names: string[]) => names.find((name) => directives.has(name));
    const scripts = first('script-src-elem', 'script-src', 'default-src');
    const frames = first('frame-src', 'child-src', 'default-src');
    if (directives.has('sandbox') && !directives.get('sandbox')?.includes('allow-scripts') && needs.script)
      return 'sandbox';
    if (scripts && needs.script && !allowsScript(directives.get(scripts) ?? [], needs.script, needs)) return scripts;
    if (frames && !allowsAddress(directives.get(frames) ?? [], needs.frame, needs.self)) return frames;
  }
  return undefined;
}

function parsePolicy(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    // The first of a name counts, as in a browser.
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

function allowsScript(sources: readonly string[], script: string, { nonce, self }: PolicyNeeds): boolean {
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true;
  if (sources.some((source) => source.toLowerCase() === "'strict-dynamic'")) return false;
  return allowsAddress(sources, script, self);
}

function allowsAddress(sources: readonly string[], address: string, self: string): boolean {
  const url = new URL(address);
  return sources.some((source) => matches(source, url, self));
}

/** One source expression against an address, after the matching rules of CSP Level 3, section 6.7.2. */
function matches(source: string, url: URL, self: string): boolean {
  const text = source.toLowerCase();
  if (text === '*') return /^https?:$/.test(url.protocol);
  if (text === "'self'") return url.origin === self;
  if (text.startsWith("'")) return false;
  if (/^[a-z][a-z0-9+.-]*:$/.test(text))
    return url.protocol === text || (text === 'http:' && url.protocol === 'https:');
  const parts = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d+|\*))?(\/.*)?$/.exec(
    text,
  );
  if (!parts) return false;
  const [, scheme, host = '', port, path] = parts;
  const pageScheme = self.split(':')[0] ?? '';
  const wanted = scheme ?? pageScheme;
  const schemeFits = url.protocol === `${wanted}:` || (wanted === 'http' && url.protocol === 'https:');
  const hostFits =
    host === '*' || (host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host);
  const standard = { 'http:': '80', 'https:': '443' }[url.protocol] ?? '';
  const actual = url.port || standard;
  const portFits = port === '*' || (port ? actual === port : actual === standard);
  return schemeFits && hostFits && portFits && pathFits(path, url.pathname);
}

/** A path that ends in a slash covers what is below it; any other is the one file. */
function pathFits(path: string | undefined, actual: string): boolean {
  if (!path || path === '/') return true;
  return path.endsWith('/') ? actual.startsWith(path) : actual === path;
}
