import { expect, test } from 'vitest';
import { apps } from '../../ministry-apps/index.ts';
import heights from '../../ministry-apps/prayer-generator/heights.json' with { type: 'json' };
import { createTestApp } from '../../testing/create-test-app.ts';
import { platformIds } from '../embeds/contract.ts';
import type { SubscriptionStatus } from '../subscriptions/index.ts';
import { deliveryForms, type EmbedCodesAnswer } from './contract.ts';
import { platformMessages, platforms } from './platforms/index.ts';

async function administratorOf(plan: SubscriptionStatus, planEndsAt?: number) {
  const at = await createTestApp();
  const church = await at.given.church({ slug: 'grace-chapel', plan, ...(planEndsAt ? { planEndsAt } : {}) });
  const browser = await at.as(await at.given.administrator({ church }));
  const codes = async (query: string): Promise<EmbedCodesAnswer> =>
    (await browser.get(`/api/church/embed-codes?${query}`)).json();
  return { ...at, church, browser, codes };
}

test.each(platformIds)('%s: each built app has its forms, and every form names the same church and app', async (id) => {
  const { codes, close } = await administratorOf('active');

  const answer = await codes(`platform=${id}`);

  expect(answer).toMatchObject({ success: true, platform: { id, asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } });
  expect(answer.embedCodes.map(({ appId }) => appId).sort()).toEqual(apps.map(({ manifest }) => manifest.id).sort());
  for (const { appId, forms, code, instructions } of answer.embedCodes) {
    expect(code).toBe(forms[0]?.code);
    expect(instructions.length).toBeGreaterThan(2);
    for (const form of forms) {
      expect(form.code).toContain('grace-chapel');
      expect(form.code).toContain(appId);
    }
  }
  await close();
});

test('the line reserves the app’s height, and the fixed frame has a height and a title', async () => {
  const { codes, close } = await administratorOf('active');

  const { embedCodes } = await codes('platform=html');
  const prayer = embedCodes.find(({ appId }) => appId === 'prayer-generator');
  const form = (name: string) => prayer?.forms.find((one) => one.form === name)?.code;

  expect(form('line')).toMatch(
    /^<script async src="http:\/\/[^"]+\/embed\.js" data-church="grace-chapel" data-app="prayer-generator" style="([^"]+)"><\/script>$/,
  );
  const most = Math.max(heights.narrow, heights.medium, heights.wide);
  expect(form('line')).toContain(`"display:block;min-height:${most}px"`);
  expect(embedCodes.flatMap(({ forms }) => forms.map(({ code }) => code)).join()).not.toContain('clamp(');
  expect(form('iframe')).toMatch(/title="Prayer Generator" width="100%" height="\d{3,4}"/);
  expect(form('link')).toMatch(/\/a\/grace-chapel\/prayer-generator$/);
  await close();
});

test('every platform offers a way without script, and every form is offered somewhere', () => {
  const offered = Object.values(platforms).map(({ recommended, alsoWorks }) => [recommended, ...alsoWorks]);

  for (const forms of offered) {
    expect(forms).toContain('hosted');
    expect(new Set(forms).size).toBe(forms.length);
  }
  expect(new Set(offered.flat())).toEqual(new Set(deliveryForms));
});

test('instructions come in both languages, with as many steps and warnings in each', async () => {
  const { codes, close } = await administratorOf('active');

  for (const id of platformIds) {
    const [en, es] = [platformMessages.en[id], platformMessages.es[id]];
    expect(es.steps).toHaveLength(en.steps.length);
    expect(es.caveats).toHaveLength(en.caveats.length);
    expect(es.gone).not.toBe(en.gone);
  }
  const spanish = await codes('platform=wordpress&lang=es');
  expect(spanish.platform.steps[0]).toMatch(/^Inicie sesión/);
  expect(spanish.embedCodes[0]?.forms[0]?.name).toBe('Código (una línea)');
  await close();
});

test.each([
  ['trial', 'Embed codes are available after upgrading from the trial.'],
  ['paused', 'Paused by Lampstand.'],
  ['expired', 'Your church’s plan has expired. Please contact the administrator.'],
] as const)('a church whose plan is %s is told why there is no code', async (plan, error) => {
  const { codes, close } = await administratorOf(plan);

  expect(await codes('platform=wix')).toMatchObject({ success: false, embedCodes: [], error });
  await close();
});

test('in grace the codes are there', async () => {
  const { codes, close } = await administratorOf('grace');

  expect(await codes('platform=wix')).toMatchObject({ success: true });
  await close();
});

test('an unknown platform is refused with the field', async () => {
  const { browser, close } = await administratorOf('active');

  const res = await browser.get('/api/church/embed-codes?platform=geocities');

  expect(res.status).toBe(400);
  expect(await res.json()).toMatchObject({ code: 'invalid_input', field: 'platform' });
  await close();
});

test('a Super Admin sees the codes of a church whose plan is paused', async () => {
  const { given, as, close } = await administratorOf('paused');
  const admin = await as(await given.person({ role: 'Super Admin' }));

  const answer = await (await admin.get('/api/church/embed-codes?platform=html&church=grace-chapel')).json();

  expect(answer.success).toBe(true);
  await close();
});
