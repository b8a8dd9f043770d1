import '@fontsource-variable/literata/opsz.css';
import '@fontsource-variable/literata/wght-italic.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@lampstand/sdk/theme/tokens.css';
import './ui/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { setPreloads } from './lib/preload.ts';
import { FIRST_PAGE_ID, type FirstPage, type SentPage } from './lib/server-data.ts';
import { takeSessionTransfer } from './lib/session-transfer.ts';
import { routes } from './routes.ts';

setPreloads(routes);
void start();

// No top-level await: a page's code imports this file's chunk, and would wait for it while it waits for the page.
async function start(): Promise<void> {
  const place = document.getElementById('portal');
  if (!place) throw new Error('The page has no place for the portal.');
  await takeSessionTransfer();
  const first = await readFirstPage();
  const portal = (
    <StrictMode>
      {/* The server renders without a query string, so the first render here must too. */}
      <Router ssrSearch={first && ''}>
        <App first={first} />
      </Router>
    </StrictMode>
  );
  // In a transition React hydrates in short steps and stays responsive to clicks.
  if (first) startTransition(() => void hydrateRoot(place, portal));
  else createRoot(place).render(portal);
}

/** Reads the page's data from the HTML and loads its code. */
async function readFirstPage(): Promise<FirstPage | undefined> {
  const text = document.getElementById(FIRST_PAGE_ID)?.textContent;
  if (!text) return undefined;
  const sent: SentPage = JSON.parse(text);
  return { ...sent, path: location.pathname, Page: sent.pattern && (await routes[sent.pattern].load()) };
}
