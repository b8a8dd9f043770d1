import { expect, test } from 'vitest';
import type { EmailArgs } from '../../platform/mail/mail-kinds.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { readLetters } from '../../testing/letters.ts';
import { unbuiltApp } from '../../testing/unbuilt-app.ts';

async function administrator(plan: 'active' | 'trial' = 'active') {
  const at = await createTestApp();
  const church = await at.given.church({ slug: 'grace-chapel', name: 'Grace Chapel', plan });
  const browser = await at.as(await at.given.administrator({ church, name: 'Office' }));
  const mail = (body: object, query = '') => browser.send('POST', `/api/church/webmaster-mail${query}`, body);
  return { ...at, church, mail };
}
const request = { email: 'web@grace.example', platform: 'wix', appIds: ['prayer-generator', 'debt-coach'] };

test('the email holds the steps and every piece to paste, exactly, in both parts', async () => {
  const { mail, deps, close } = await administrator();

  const res = await mail({ ...request, note: 'Please put it on the page\nnamed Prayer.' });

  const [mailed] = await readLetters(deps);
  const sender = { host: 'localhost:4400', supportEmail: 'support@lampstand.example' };
  const letter = mailed && renderEmail(mailed.kind, mailed.args as EmailArgs['for-webmaster'], sender);
  expect(res.status).toBe(201);
  expect(mailed).toMatchObject({ kind: 'for-webmaster', to: 'web@grace.example' });
  expect(letter?.text).toContain('<ministry-app church="grace-chapel" app="prayer-generator"></ministry-app>');
  expect(letter?.text).toContain('http://localhost:4400/embed.js');
  expect(letter?.text).toContain('1. In the editor click');
  expect(letter?.html).toContain('&lt;ministry-app church=&quot;grace-chapel&quot; app=&quot;debt-coach&quot;&gt;');
  expect(letter?.text).toContain('Office writes:\n    Please put it on the page\n    named Prayer.');
  await close();
});

test.each([
  ['no address', { ...request, email: 'web' }, 'email'],
  ['two addresses', { ...request, email: 'a@b.example, c@d.example' }, 'email'],
  ['a header in the address', { ...request, email: 'a@b.example\nBcc: c@d.example' }, 'email'],
  ['no app', { ...request, appIds: [] }, 'appIds'],
  ['an app that is not built', { ...request, appIds: [unbuiltApp.id] }, 'appIds'],
])('%s is refused with the field, and nothing is sent', async (_name, body, field) => {
  const { mail, deps, close } = await administrator();

  const res = await mail(body);

  expect(res.status).toBe(400);
  expect(await res.json()).toMatchObject({ code: 'invalid_input', field });
  expect(await readLetters(deps)).toEqual([]);
  await close();
});

test('a church without a plan that serves embeds, and another church, send nothing', async () => {
  const { mail, given, deps, close } = await administrator('trial');
  await given.church({ slug: 'other' });

  expect((await mail(request)).status).toBe(400);
  expect((await mail(request, '?church=other')).status).toBe(404);
  expect(await readLetters(deps)).toEqual([]);
  await close();
});
