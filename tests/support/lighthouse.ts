import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { freePort } from './product.ts';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

interface Audited {
  /** 0 to 100 by category. */
  scores: { [category: string]: number };
  /** What cost points, one line each. */
  faults: string[];
}

export interface Auditor {
  /** Looks at a page as Lighthouse's mobile preset does: a small screen, a slow line and a slow processor, all simulated. */
  audit(url: string, categories: readonly Category[]): Promise<Audited>;
  close(): Promise<void>;
}

/** The pages that the issue of the public site names. */
export const auditedPages = ['/', '/pricing', '/apps/prayer-generator', '/blog/a-verse-is-read-never-remembered'];

/** Starts a browser of its own for Lighthouse. */
export async function startAuditor(): Promise<Auditor> {
  const port = await freePort();
  const browser: Browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments(), `--remote-debugging-port=${port}`],
  });
  // Loaded here: it is large, and only these audits need it.
  const { default: lighthouse } = await import('lighthouse');
  return {
    async audit(url, onlyCategories) {
      const look = () => lighthouse(url, { port, onlyCategories: [...onlyCategories], logLevel: 'silent' });
      let result = await look();
      // On a busy machine the recording sometimes misses its own beginning.
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
