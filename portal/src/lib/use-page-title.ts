import { useEffect } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useLocation } from 'wouter';

interface PageTitle {
  /** Without the product's name, which is added. */
  title: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

/** Sets title, robots, description and canonical URL, as the server's HTML does for the first page. */
export function usePageTitle({ title, noindex = false }: PageTitle): void {
  const [path] = useLocation();
  const { cache, fallback } = useSWRConfig();
  useEffect(() => {
    document.title = `${title} · Lampstand`;
    if (noindex) return forbidFinding();
    document.querySelector('meta[name="robots"]')?.remove();
    let left = false;
    const find = (key: readonly unknown[]) => {
      const serialised = unstable_serialize(key);
      return cache.get(serialised)?.data ?? fallback[serialised];
    };
    // The meta data of all pages loads on the first navigation; the first page has its own in the HTML.
    if (!isDescribed(path)) {
      void import('../content/live-head.ts').then(({ describeHead }) => {
        if (!left) describeHead(path, find);
      }, console.warn);
    }
    return () => {
      left = true;
    };
  }, [title, noindex, path, cache, fallback]);
}

/** True when the head already describes this path. */
function isDescribed(path: string): boolean {
  const known = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return known !== null && new URL(known.href).pathname === path;
}

function forbidFinding(): void {
  for (const old of document.querySelectorAll('link[rel="canonical"], script[type="application/ld+json"]'))
    old.remove();
  const known = document.querySelector<HTMLMetaElement>('meta[name="robots"]');
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  meta.name = 'robots';
  meta.content = 'noindex';
}
