import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import type { AiStatement } from './contract.ts';

type Setting = NonNullable<Parameters<typeof createTestApp>[0]>;

/** The statement of a new church. */
async function statementOf(query = '', { deps, care }: { deps?: Setting; care?: boolean } = {}) {
  const at = await createTestApp(deps);
  const contact = { label: 'the care team', email: 'care@grace.example', phone: '555-0142' };
  const church = await at.given.church({ name: 'Grace & Hope', ...(care ? { care: contact } : {}) });
  const browser = await at.as(await at.given.administrator({ church }));
  const answer = await browser.get(`/api/church/ai-statement${query}`);
  const { statement } = (await answer.json()) as { statement: AiStatement };
  await at.close();
  return { status: answer.status, statement, text: JSON.stringify(statement) };
}

const model = (base: string): Setting => ({
  writer: { writer: { kind: 'model', model: 'small-model-7b' }, async *write() {} },
  env: { MODEL_BASE_URL: base },
});

test('without a model the statement says that there is none and that no one else gets the text', async () => {
  const { statement, text } = await statementOf();

  expect(statement).toMatchObject({ lang: 'en', title: 'How we use AI', church: 'Grace & Hope' });
  expect(text).toContain('These apps write without AI');
  expect(text).toContain('It goes nowhere else');
  expect(text).toContain('Grace & Hope doesn’t see them');
});

test('the statement names the model and its host, or says that it runs in the server’s own network', async () => {
  const outside = await statementOf('', { deps: model('https://models.example.org/v1') });
  const inside = await statementOf('', { deps: model('http://127.0.0.1:11434/v1') });

  expect(outside.text).toContain('small-model-7b');
  expect(outside.text).toContain('it goes to models.example.org');
  expect(inside.text).toContain('own network');
  expect(inside.text).not.toContain('another company’s');
});

test.each(['', '?lang=es'])(
  'the statement%s names the model that finds meanings, its host and what it reads',
  async (lang) => {
    const reader = (base: string, languages: string): Setting => ({
      env: { EMBEDDINGS_BASE_URL: base, EMBEDDINGS_MODEL: 'bge-m3', EMBEDDINGS_LANGUAGES: languages },
    });
    const outside = await statementOf(lang, { deps: reader('https://vectors.example.org/v1', 'en,es') });
    const inside = await statementOf(lang, { deps: reader('http://127.0.0.1:11434/v1', 'es') });

    expect(outside.text).toMatch(/they go to vectors\.example\.org|pasan a vectors\.example\.org/);
    expect(outside.text).toMatch(/questions in English and texts in Spanish|preguntas en inglés y textos en español/);
    expect(outside.text).toMatch(/For Spanish, a model \(bge-m3\) makes|la hace un modelo \(bge-m3\)/);
    expect(inside.text).toMatch(/own network|dentro de la red/);
    for (const { text } of [outside, inside]) expect(text).not.toMatch(/goes nowhere else|No va a ningún otro lugar/);
    expect(inside.text).not.toMatch(/questions in English|preguntas en inglés/);
  },
);

test('a model nearby does not hide that another company reads texts for their meaning', async () => {
  const near = model('http://127.0.0.1:11434/v1');
  const env = { ...near.env, EMBEDDINGS_BASE_URL: 'https://vectors.example.org/v1', EMBEDDINGS_MODEL: 'bge-m3' };
  const { text } = await statementOf('', { deps: { ...near, env } });

  expect(text).toContain('they go to vectors.example.org');
  expect(text).not.toContain('isn’t passed to another company');
});

test('the statement names the care contact, or the church without one', async () => {
  const named = await statementOf('', { care: true });
  const silent = await statementOf();

  expect(named.text).toContain('ask the care team (555-0142, care@grace.example)');
  expect(silent.text).toContain('ask Grace & Hope');
  expect(named.text).toContain('unless you press the button');
  expect(silent.text).not.toContain('unless you press the button');
});

test('without a Bible the statement does not promise verses', async () => {
  const { text } = await statementOf();

  expect(text).toContain('No Bible translation is available');
});

test('the statement has the same parts in Spanish, and other languages are refused', async () => {
  const english = await statementOf();
  const spanish = await statementOf('?lang=es');
  const other = await statementOf('?lang=fr');

  expect(spanish.statement.title).toBe('Cómo usamos la IA');
  expect(spanish.statement.parts).toHaveLength(english.statement.parts.length);
  expect(spanish.text).not.toMatch(/undefined|null|the server/);
  expect(other.status).toBe(400);
});
