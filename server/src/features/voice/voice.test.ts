import { afterEach, beforeEach, expect, test } from 'vitest';
import { frameAndLoader } from '../../testing/built-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { auditEntries } from '../audit/index.ts';
import type { VoiceSettings } from './contract.ts';

let at: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  at = await createTestApp({ files: frameAndLoader });
});
afterEach(() => at.close());

const voice: VoiceSettings = {
  tradition: 'baptist',
  translation: 'web',
  readingLevel: 'simple',
  avoid: ['journey', 'season of life'],
  disputedPolicy: 'own-teaching',
  teaching: 'We baptize those who believe.\n\nAsk us why.',
  careLabel: 'the care team',
  careEmail: 'care@church.example',
  carePhone: '555-0142',
};
const noContact = { careLabel: '', careEmail: '', carePhone: '' };

/** Two churches and their administrators' browsers. */
async function twoChurches() {
  const [church, other] = [await at.given.church(), await at.given.church()];
  const browser = await at.as(await at.given.administrator({ church }));
  const stranger = await at.as(await at.given.administrator({ church: other }));
  return { church, other, browser, stranger };
}

test('a new church has the default voice; saving changes only its own and writes an audit row without the texts', async () => {
  const { church, browser, stranger } = await twoChurches();
  const read = async (who: typeof browser) => (await (await who.get('/api/church/voice')).json()).voice;
  const plain = {
    ...{ tradition: 'general', translation: 'web', readingLevel: 'everyday', avoid: [] },
    ...{ disputedPolicy: 'each-view', teaching: '', ...noContact },
  };

  expect(await read(browser)).toEqual(plain);
  const saved = await browser.send('PUT', '/api/church/voice', voice);

  expect(saved.status).toBe(200);
  expect((await saved.json()).voice).toEqual(voice);
  expect(await read(browser)).toEqual(voice);
  expect(await read(stranger)).toEqual(plain);
  const audit = (await at.deps.db.read.select().from(auditEntries)).filter(({ action }) => /voice/.test(action));
  expect(audit).toMatchObject([{ action: 'church_voice.save', churchId: church.id, subjectId: church.id }]);
  expect(JSON.stringify(audit)).not.toMatch(/believe|care@church/);
});

test('an emptied setting is removed', async () => {
  const { browser } = await twoChurches();
  await browser.send('PUT', '/api/church/voice', voice);

  const emptied = { ...voice, avoid: [], disputedPolicy: 'each-view', teaching: ' ', ...noContact };
  const answer = await (await browser.send('PUT', '/api/church/voice', emptied)).json();

  expect(answer.voice).toEqual({ ...emptied, teaching: '' });
});

test('an administrator of another church is refused, and nothing changes', async () => {
  const { church, browser, stranger } = await twoChurches();

  const statuses = await Promise.all([
    stranger.send('PUT', `/api/church/voice?church=${church.slug}`, voice),
    stranger.get(`/api/church/voice?church=${church.slug}`),
    stranger.get(`/api/church/ai-statement?church=${church.slug}`),
  ]);

  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await (await browser.get('/api/church/voice')).json()).voice.tradition).toBe('general');
});

test('words to avoid are stored once each, in lower case and with single spaces', async () => {
  const { browser } = await twoChurches();

  const typed = ['  Journey ', 'journey', 'SEASON \n of  life', '', 'Café'];
  const answer = await (await browser.send('PUT', '/api/church/voice', { ...voice, avoid: typed })).json();

  expect(answer.voice.avoid).toEqual(['journey', 'season of life', 'café']);
});

test.each<[string, object, string, RegExp]>([
  ['a tradition that is not offered', { tradition: 'jedi' }, 'tradition', /from the list/],
  ['a text that is not here', { translation: 'niv' }, 'translation', /isn’t available/],
  ['a reading level that is none', { readingLevel: 'hard' }, 'readingLevel', /reading level/],
  ['a word without which nothing is said', { avoid: ['Amen'] }, 'avoid.0', /needs “amen”/],
  ['a word with marks', { avoid: ['lord. amen'] }, 'avoid.0', /letters, numbers, spaces/],
  ['a phrase that is too long', { avoid: ['x'.repeat(61)] }, 'avoid.0', /at most 60/],
  ['too many words', { avoid: Array.from({ length: 51 }, (_, n) => `word ${n}`) }, 'avoid', /keep to 50/],
  ['a teaching that is too long', { teaching: 'x'.repeat(1_001) }, 'teaching', /at most 1000/],
  ['an own teaching without words', { teaching: '  ' }, 'teaching', /what your church teaches/],
  ['an address that is none', { careEmail: 'care at church' }, 'careEmail', /valid email/],
  ['a number that is none', { carePhone: 'ring us' }, 'carePhone', /phone number/],
  ['a contact without a name', { careLabel: ' ' }, 'careLabel', /who answers there/],
])('%s is refused, naming its field', async (_, wrong, field, says) => {
  const { browser } = await twoChurches();

  const refused = await browser.send('PUT', '/api/church/voice', { ...voice, ...wrong });

  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 'invalid_input', field, message: expect.stringMatching(says) });
});

test('an open app follows a new voice from its next run on, and a reloaded page shows the new care contact', async () => {
  const { church, browser } = await twoChurches();
  const open = async () => (await at.app.request(`/embed/${church.slug}/bible-chat`)).text();
  const before = await open();
  const token = /"token":"([^"]+)"/.exec(before)?.[1] ?? '';
  const ask = async () => {
    const res = await at.app.request('/embed-api/runs', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        input: { length: 'short', view: 'single' },
        messages: [{ role: 'user', text: 'Should babies be baptized?' }],
      }),
    });
    return res.text();
  };
  expect(await ask()).toContain('Where Christians differ');
  expect(before).not.toContain('care@church.example');

  await browser.send('PUT', '/api/church/voice', voice);

  const taught = await ask();
  expect(taught).toContain('We baptize those who believe.');
  expect(await open()).toContain('care@church.example');
  await browser.send('PUT', '/api/church/voice', { ...voice, disputedPolicy: 'ask-us' });
  const sent = await ask();
  expect(sent).toContain('mailto:care@church.example');
  expect(sent).not.toContain('We baptize those who believe.');
});
