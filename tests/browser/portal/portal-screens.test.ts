import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answersOf, NOW } from '../../../portal/src/testing/answers.testing.ts';
import type { Screen } from '../../../portal/src/testing/screen.testing.ts';
import { screens } from '../../../portal/src/testing/screens.testing.ts';
import { picture } from '../../support/picture.ts';
import { actionsOn } from '../../support/portal-actions.ts';
import { answerCalls } from '../../support/portal-answers.ts';
import { openPortal, unexpected } from '../../support/portal-visit.ts';
import { obstacles } from '../../support/sound.ts';

async function show(screen: Screen) {
  const before = async (page: Page) => {
    await page.clock.setFixedTime(NOW);
    if (screen.signedIn) await page.addInitScript(() => localStorage.setItem('sessionId', 'of-a-fixture'));
    await answerCalls(page, screen.answers ?? answersOf.full, screen.changed);
  };
  const visit = await openPortal(screen.path, { before });
  await screen.act?.(actionsOn(visit.page));
  await visit.page.getByText(screen.shows).first().waitFor({ state: 'attached' });
  return visit;
}

// Every other state is a component test, `portal/src/screens.test.tsx`; `npm run pictures` draws all of them.
const cases = Object.entries(screens)
  .filter(([, { principal }]) => principal || process.env.PICTURES === '1')
  .map(([name, screen]) => ({ name, screen }));

test.each(cases)('$name: fits every width, and axe and the content policy find nothing', async ({ name, screen }) => {
  const { page, problems, leave } = await show(screen);

  expect(await obstacles(page, { principal: screen.principal })).toEqual([]);
  await picture(page, `portal-${name.replaceAll(' ', '-')}`);
  expect(unexpected(problems)).toEqual([]);
  await leave();
});
