import type { Page } from 'playwright-core';
import { type Answers, answerIn } from '../../portal/src/testing/answers.testing.ts';

/** Answers the portal's calls from a table; a call without a row never ends, so its loading state stays. */
export async function answerCalls(page: Page, answers: Answers, changed: Answers = {}): Promise<void> {
  const table: Answers = { ...answers, ...changed };
  await page.route('**/api/**', (route) => {
    const url = new URL(route.request().url());
    // Public data comes from the server.
    if (url.pathname === '/api/apps' || url.pathname === '/api/site') return route.continue();
    const answer = answerIn(table, route.request().method(), url);
    return answer && route.fulfill({ status: answer.status, json: answer.body });
  });
}
