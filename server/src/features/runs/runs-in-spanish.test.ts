import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { builtInWriter, ModelError, type TextWriter } from '../../writing/index.ts';
import { embedSettings } from '../embeds/index.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';

let at: Awaited<ReturnType<typeof createTestApp>>;
let churchId: string;
beforeEach(() => open());
afterEach(() => at.close());
async function open(overrides: Parameters<typeof createTestApp>[0] = {}) {
  at = await createTestApp({ writer: builtInWriter, ...overrides });
  churchId = (await at.given.church({ slug: 'grace-chapel', name: 'Grace Chapel' })).id;
}

const crisis = {
  purpose: 'anxiety',
  voice: 'I',
  address: 'God',
  ending: 'fitting',
  length: '60',
  style: 'plain',
  situation: 'Ya no aguanto, me quiero morir y no sé a quién contárselo.',
};
const calm = {
  purpose: 'anxiety',
  voice: 'I',
  address: 'God',
  ending: 'fitting',
  length: '60',
  style: 'plain',
  situation: 'My mother is in hospital.',
};
const english = /\b(the|please|you|your|call or text|someone)\b/i;

async function run(input: unknown, lang?: string, claims: object = {}) {
  const subject = { church: 'grace-chapel', app: 'prayer-generator', aud: 'embed', ori: 'unknown', ...claims } as const;
  const answer = await at.app.request('/embed-api/runs', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${mintEmbedToken(tokenKey(at.deps), subject, at.clock.now())}`,
      accept: 'application/json',
      'content-type': 'application/json',
      ...(lang ? { 'x-lampstand-lang': lang } : {}),
    },
    body: JSON.stringify({ input }),
  });
  return { status: answer.status, body: await answer.json() };
}

interface Said {
  lang?: string;
  title?: string;
  text: string;
  contacts?: { label: string; href: string }[];
}
const helpIn = (body: { document: { sections: { id: string; blocks: Said[] }[] } }) =>
  body.document.sections.find(({ id }) => id === 'care')?.blocks ?? [];

test('a Spanish frame shows someone in need Spanish help, with the right numbers and nothing in English', async () => {
  const help = helpIn((await run(crisis, 'es-MX')).body);

  expect(help.every(({ lang }) => lang === 'es')).toBe(true);
  expect(help[0]).toMatchObject({ title: 'Por favor, hable con alguien ahora mismo.', text: /oprimir 2 para español/ });
  expect(help[0]?.contacts?.slice(0, 4)).toEqual([
    { label: 'Llamar al 988 y oprimir 2 (español)', href: 'tel:988' },
    { label: 'Enviar AYUDA por mensaje de texto al 988', href: 'sms:988?body=AYUDA' },
    { label: 'Chat en español en 988lineadevida.org', href: 'https://988lineadevida.org' },
    { label: 'Llamar al 911', href: 'tel:911' },
  ]);
  expect(
    JSON.stringify(help.map(({ title, text, contacts }) => [title, text, contacts?.map(({ label }) => label)])),
  ).not.toMatch(english);
});

test('the language that someone writes decides; where it is unknown, the frame’s or the church’s own', async () => {
  await at.given.church({ slug: 'other-church' });
  await at.db.write(async (tx) => {
    await tx.insert(embedSettings).values({
      ...{
        churchId,
        radius: 'soft',
        density: 'calm',
        theme: 'auto',
        font: 'host',
        language: 'es',
        paper: 'auto',
        platform: null,
      },
      updatedAt: at.clock.now(),
    });
  });
  const short = { ...crisis, situation: 'kms' };
  const languageOf = async (input: object, lang?: string, claims = {}) => [
    ...new Set(helpIn((await run(input, lang, claims)).body).map((block) => block.lang ?? 'en')),
  ];

  expect(await languageOf(crisis, 'en')).toEqual(['es']);
  expect(await languageOf({ ...crisis, situation: 'I want to die and I am alone' }, 'es')).toEqual(['en']);
  expect(await languageOf(short)).toEqual(['es']);
  expect(await languageOf(short, undefined, { church: 'other-church' })).toEqual(['en']);
});

test('a refusal is Spanish, and help comes before it', async () => {
  const alone = await run({ purpose: 'healing', length: '' }, 'es');
  const inNeed = await run({ ...crisis, purpose: 'nothing we know' }, 'es');

  expect(alone).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', message: expect.stringMatching(/^Falta responder “/) },
  });
  expect(alone.body.issues[0].message).toMatch(/^Falta responder “/);
  expect(helpIn(inNeed.body)[0]).toMatchObject({ lang: 'es', title: 'Por favor, hable con alguien ahora mismo.' });
});

test('a token that is not ours is refused in the language of the frame', async () => {
  const answer = await at.app.request('/embed-api/runs', {
    method: 'POST',
    headers: { authorization: 'Bearer nothing', 'x-lampstand-lang': 'es' },
  });

  expect(await answer.json()).toMatchObject({
    code: 'unauthenticated',
    message: expect.stringMatching(/[Vv]uelva a cargar/),
  });
});

test('that the built-in writer took over is said in Spanish', async () => {
  const writer: TextWriter = {
    writer: { kind: 'model', model: 'a-model' },
    write() {
      throw new ModelError('unreachable');
    },
  };
  await at.close();
  await open({ writer });

  const { body } = await run(calm, 'es');

  expect(body.notices).toMatchObject([
    { lang: 'es', text: expect.stringMatching(/así que este texto se escribió sin IA\.$/) },
  ]);
});

test('a chapter that is not there, and words that were checked, are spoken of in Spanish', async () => {
  const subject = { church: 'grace-chapel', app: 'prayer-generator', aud: 'embed', ori: 'unknown' } as const;
  const authorization = `Bearer ${mintEmbedToken(tokenKey(at.deps), subject, at.clock.now())}`;
  const answer = await at.app.request('/embed-api/scripture/chapter?reference=Hezekiah%203', {
    headers: { authorization, 'x-lampstand-lang': 'es' },
  });

  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/^No encontramos “Hezekiah 3”/) });
});
