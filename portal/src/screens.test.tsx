import axe from 'axe-core';
import { act } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { prerenderData } from '../build/prerender-data.ts';
import { App } from './app.tsx';
import { essentialOnly, saveConsent } from './lib/consent.ts';
import { forgetCsrfToken } from './lib/csrf.ts';
import { answerIn, answersOf, NOW } from './testing/answers.testing.ts';
import { events, eventually } from './testing/events.testing.ts';
import { emptyPage, render } from './testing/render.tsx';
import type { Screen } from './testing/screen.testing.ts';
import { screens } from './testing/screens.testing.ts';
import { dismissToast, toastStore } from './ui/toast-store.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** These rules need a layout, which happy-dom does not have. The browser checks them on the principal screens. */
const layoutRules = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'];
/** Without style sheets axe does not see that this skip link is hidden until the banner asks its question. */
const hiddenByStyle = ['a[href="#cookie-question"]'];

function open(screen: Screen): void {
  const prerendered = prerenderData();
  const table = {
    'GET /api/apps': prerendered.apps,
    'GET /api/site': { site: { ...prerendered.site.site, supportEmail: 'support@lampstand.example' } },
    ...(screen.answers ?? answersOf.full),
    ...screen.changed,
  };
  vi.setSystemTime(NOW);
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const answer = answerIn(table, init?.method ?? 'GET', new URL(input, location.href));
    if (!answer) return new Promise(() => {});
    return Promise.resolve(Response.json(answer.body, { status: answer.status }));
  });
  if (screen.signedIn) localStorage.setItem('sessionId', 'of-a-fixture');
  saveConsent(essentialOnly);
  forgetCsrfToken();
  history.replaceState(null, '', screen.path);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <App />
    </SWRConfig>,
  );
}

/** axe's findings, one line each: rule and element. */
async function findings(): Promise<string[]> {
  const rules = Object.fromEntries(layoutRules.map((rule) => [rule, { enabled: false }]));
  const context = { include: [document.body], exclude: hiddenByStyle };
  const { violations } = await act(() => axe.run(context, { runOnly: tags, rules, resultTypes: ['violations'] }));
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  // Menus and tooltips hang on the body, outside the landmarks.
  return found.filter((finding) => !finding.startsWith('region: div[data-radix-popper-content-wrapper'));
}

afterEach(() => {
  emptyPage();
  for (const { id } of toastStore.read()) dismissToast(id);
  history.replaceState(null, '', '/');
});

const cases = Object.entries(screens).map(([name, screen]) => ({ name, screen }));

test.each(cases)('$name: shows its text, and axe finds nothing', async ({ screen }) => {
  open(screen);
  await screen.act?.(events);

  const text = () => document.body.textContent?.replace(/\s+/g, ' ').includes(screen.shows) || undefined;
  await eventually(text, `The screen does not show "${screen.shows}".`);
  expect(await findings()).toEqual([]);
});
