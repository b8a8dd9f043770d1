const HERE = 'https://here.invalid';

/** A safe link target; undefined for script, misleading or invalid addresses. */
export function linkProps(href: string): Record<string, string> | undefined {
  const url = href === '' ? undefined : parse(href);
  if (!url) return undefined;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { href: url.href };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.origin !== HERE) return isAbsolute(href) ? { href: url.href, rel: 'noopener' } : undefined;
  if (isAbsolute(href)) return undefined;
  if (href.startsWith('#')) return { href: url.hash };
  return { href: `${url.pathname}${url.search}${url.hash}` };
}

/** The path of one of our own pictures; undefined for any other. */
export function imagePath(src: string): string | undefined {
  const url = parse(src);
  return url?.origin === HERE && src.startsWith('/') && !isAbsolute(src) ? `${url.pathname}${url.search}` : undefined;
}

const isAbsolute = (address: string) => /^[a-z][a-z\d+.-]*:/i.test(address);

function parse(address: string): URL | undefined {
  try {
    return new URL(address, `${HERE}/`);
  } catch {
    return undefined;
  }
}
