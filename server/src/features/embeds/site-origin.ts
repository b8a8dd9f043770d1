/** Sites that one church can list. */
export const MAX_SITES = 20;

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const host = new RegExp(`^(?:${label}\\.)*${label}$`);
const address = /^\[[0-9a-f:.]{2,45}\]$/;
/** Any port of the local machine, to try a page. */
const anyPort = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * The origin in the form that is stored and compared: lower case, no default port, `https://*.example.org` for all
 * subdomains. Undefined for anything that is not exactly a scheme, a host and a port.
 */
export function parseSiteOrigin(text: string): string | undefined {
  if (anyPort.includes(text)) return text;
  const parts = /^(https?):\/\/(\*\.)?([^\s/:?#@*;,'"\\]+|\[[^\s\]]+\])(?::(\d{1,5}))?\/?$/i.exec(text.trim());
  if (!parts || /[\r\n\0]/.test(text)) return undefined;
  const [scheme, wildcard, port] = [parts[1]?.toLowerCase(), parts[2] ?? '', parts[4]];
  const name = asciiHost(parts[3] ?? '');
  if (!name || !(host.test(name) || address.test(name)) || name.length > 253) return undefined;
  if (wildcard && (scheme !== 'https' || !/^[^.[]+\.[^.]+/.test(name) || /^[\d.]+$/.test(name))) return undefined;
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)) return undefined;
  const standard = scheme === 'https' ? 443 : 80;
  return `${scheme}://${wildcard}${name}${port === undefined || Number(port) === standard ? '' : `:${Number(port)}`}`;
}

/** Whether a page of this origin can show the church's apps. A wildcard covers every subdomain, not the domain itself. */
export function isListed(site: string, listed: readonly string[]): boolean {
  const origin = parseSiteOrigin(site);
  if (!origin || origin.includes('*')) return false;
  return listed.some((entry) => {
    if (entry.endsWith(':*')) return origin === entry.slice(0, -2) || origin.startsWith(entry.slice(0, -1));
    if (entry.startsWith('https://*.')) return origin.startsWith('https://') && origin.endsWith(entry.slice(9));
    return origin === entry;
  });
}

/** International names in their ASCII form, as browsers compare them; undefined when there is no such host. */
function asciiHost(name: string): string | undefined {
  try {
    return new URL(`http://${name}`).hostname;
  } catch {
    return undefined;
  }
}
