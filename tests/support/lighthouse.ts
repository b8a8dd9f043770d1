import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { freePort } from './product.ts';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

interface Audited {
  /** 0 to 100 by category. */
  scores: { [category: string]: number };
  /** Audits that cost points, one line each. */
  faults: string[];
}

export interface Auditor {
  /** Audits a page with Lighthouse's mobile preset: a small screen, a simulated slow network and processor. */
  audit(url: string, categories: readonly Category[]): Promise<Audited>;
  close(): Promise<void>;
}

/** The audited pages. */
export const auditedPages = ['/', '/pricing', '/apps/prayer-generator', '/blog/a-verse-is-read-never-remembered'];

/** Starts a browser of its own for Lighthouse. */
export async function startAuditor(): Promise<Auditor> {
  const port = await freePort();
  const browser: Browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments(), `--remote-debugging-port=${port}`],
  });
  // Imported late, because it is large.
  const { default: lighthouse } = await import('lighthouse');
  return {
    async audit(url, onlyCategories) {
      const look = () => lighthouse(url, { port, onlyCategories: [...onlyCategories], logLevel: 'silent' });
      let result = await look();
      // On a busy machine the trace sometimes misses its beginning.
      for (let again = 0; again < 2 && result?.lhr.runtimeError; again += 1) result = await look();
      if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
      const { categories, audits } = result.lhr;
      const scores = Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
      );
      const counted = Object.values(categories).flatMap(({ auditRefs }) =>
        auditRefs.filter(({ weight }) => weight > 0),
      );
      const faults = counted.flatMap(({ id }) => {
        const audit = audits[id];
        return audit && audit.score !== null && audit.score < 1
          ? [`${id}: ${audit.title} ${itemsOf(audit.details)}`]
          : [];
      });
      return { scores, faults };
    },
    close: () => browser.close(),
  };
}

const itemsOf = (details: unknown) =>
  JSON.stringify((details as { items?: unknown[] } | undefined)?.items ?? []).slice(0, 400);
