import { act } from 'react';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import { App } from '../app.tsx';
import { essentialOnly, saveConsent } from '../lib/consent.ts';
import { forgetCsrfToken } from '../lib/csrf.ts';
import { type Answers, answerIn } from './answers.testing.ts';
import { eventually } from './events.testing.ts';
import { render } from './render.tsx';

const site = { supportEmail: 'support@lampstand.example', demoChurch: null, embedOrigin: 'https://apps.example.org' };
const always: Answers = {
  'GET /api/csrf-token': { ok: true, csrf_token: 'pretend', expires_in: 3600 },
  'GET /api/site': { site: { ...site, verse: null, homeVerses: { stand: null, afraid: null } } },
  'GET /api/apps': { apps: [] },
};

/** Opens a page of the portal on a fake server. `answers` can be changed later; `calls` lists method, path and body. */
export function openPage(path: string, answers: Answers, sessionId?: string) {
  const calls: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input, location.href);
    const method = init?.method ?? 'GET';
    calls.push({ call: `${method} ${url.pathname}`, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    const answer = answerIn({ ...always, ...answers }, method, url);
    return answer ? Response.json(answer.body, { status: answer.status }) : new Promise<Response>(() => {});
  });
  if (sessionId) localStorage.setItem('sessionId', sessionId);
  saveConsent(essentialOnly);
  forgetCsrfToken();
  history.replaceState(null, '', path);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <App />
    </SWRConfig>,
  );
  return { answers, calls };
}

const pageText = () => document.body.textContent?.replace(/\s+/g, ' ') ?? '';

/** Waits until the page shows this text and has nothing left to render. */
export async function shows(text: string): Promise<void> {
  await eventually(() => pageText().includes(text) || undefined, `The page does not show "${text}".`);
  await settled();
}

/** Waits until the browser's address is this path and query. */
export async function isAt(path: string): Promise<void> {
  await eventually(() => location.pathname + location.search === path || undefined, `The page is not at ${path}.`);
  await settled();
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
