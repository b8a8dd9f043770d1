import { expect, test } from 'vitest';
import { sampleManifest, sampleOptions } from '../sample.testing.ts';
import { renderFrameDocument, renderNotice } from '../server.tsx';
import { frameLanguage, messagesByLanguage } from './by-language.ts';

const { en, es } = messagesByLanguage;

/** Every text of a table with its path. */
function textsOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value, `${path}${key}.`),
  );
}
const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test('every word exists in both languages, with the same places to fill', () => {
  const spanish = new Map(textsOf(es));

  expect([...spanish.keys()]).toEqual(textsOf(en).map(([path]) => path));
  for (const [path, text] of textsOf(en)) expect(placesOf(spanish.get(path) ?? ''), path).toEqual(placesOf(text));
});

test('no text was left in English, and none speaks to a visitor as tú', () => {
  for (const [path, text] of textsOf(es)) {
    expect(text, path).not.toBe(new Map(textsOf(en)).get(path));
    expect(text, path).not.toMatch(/\b(tú|tu|tus|puedes|elige|(?<!ninguna )copia|the|this|please|your)\b/i);
    expect(text, path).not.toContain('!');
  }
});

// style-guide.md "Plain English" and its Spanish: words of Spain, literal translations, and images.
const avoidedEnglish =
  /\b(stands?|letter|whoever|somebody|nobody|anybody|this server|the server|telephone|resting|built-in writer|language model|printed text|put (away|back|right)|do not|cannot|is not|are not|has not|you will)\b/i;
const avoidedSpanish =
  /puls[ae]|añad|comprob|caduc|tablón|\bcarta\b|aparato|sereno|obten|interruptor|encend|redactor|servidor|modelo de lenguaje|texto impreso|a salvo aquí|por favor|\blisto\b(?!:)|[«»]/i;

test('every message is in plain words, and Spanish is that of the Americas', () => {
  for (const [path, text] of textsOf(en)) expect(text, path).not.toMatch(avoidedEnglish);
  for (const [path, text] of textsOf(es)) expect(text, path).not.toMatch(avoidedSpanish);
});

test('a Spanish frame says once that its app writes in English', () => {
  const rendered = (lang: 'en' | 'es', app?: 'es') =>
    renderFrameDocument({
      ...sampleOptions,
      boot: { ...sampleOptions.boot, lang, manifest: { ...sampleManifest, ...(app && { lang: app }) } },
    });
  const note = '>Por ahora esta aplicación escribe en inglés.<';

  expect(rendered('es').split(note)).toHaveLength(2);
  expect(rendered('en')).not.toContain(note);
  expect(rendered('es', 'es')).not.toContain(note);
});

test('the helpline keeps its numbers and says how it answers in Spanish', () => {
  const numbers = (text: string) => [...new Set(text.match(/\d{3}/g))];
  expect(numbers(es.first.shell.crisis)).toEqual(numbers(en.first.shell.crisis));
  for (const text of [es.first.shell.crisis, es.panels.letter.reply])
    expect(text).toMatch(/llame al 988 y oprima 2, o envíe AYUDA al 988/);
});

test.each([
  ['es', 'auto', 'es'],
  ['es-MX', 'en', 'es'],
  ['EN-us', 'es', 'en'],
  ['fr', 'es', 'es'],
  [undefined, 'es', 'es'],
  ['', 'auto', 'en'],
  ['est', 'auto', 'en'],
] as const)('a page in %s and a church set to %s make a frame in %s', (asked, setting, language) => {
  expect(frameLanguage(asked, setting)).toBe(language);
});

test('a Spanish document says so, speaks Spanish around the app, and loads the Spanish words only', () => {
  const chat = { ...sampleManifest, surface: 'chat', chat: { greeting: '', placeholder: '', maxLength: 9 } } as const;
  const draw = (manifest: typeof sampleManifest) =>
    renderFrameDocument({
      ...sampleOptions,
      look: { theme: 'light', lang: 'es-MX' },
      boot: { ...sampleOptions.boot, lang: 'es', manifest },
    });
  const html = draw(sampleManifest);

  expect(html).toContain('<html lang="es-MX"');
  expect(html).toContain('<a href="tel:988">llame al 988</a>');
  expect(html).toContain('<a href="sms:988?body=AYUDA">AYUDA al 988</a>');
  expect(html).toContain('<a href="tel:911">llame al 911</a>');
  for (const word of [es.first.form.optional, es.first.form.examples, es.notices.privacy, es.first.shell.hosted])
    expect(html).toContain(`>${word}<`);
  for (const word of textsOf(en.first).map(([, text]) => text))
    if (word && !word.includes('{')) expect(html).not.toContain(`>${word}<`);
  expect(draw(chat)).toContain('words-es-a.js');
  expect(draw(chat)).not.toContain('words-a.js');
});

test('a document in English after one in Spanish is English again', () => {
  const chat = { ...sampleManifest, surface: 'chat', chat: { greeting: '', placeholder: '', maxLength: 9 } } as const;
  const draw = (lang: 'en' | 'es') =>
    renderFrameDocument({ ...sampleOptions, boot: { ...sampleOptions.boot, lang, manifest: chat } });

  expect(draw('es')).toContain('aria-label="Conversación"');
  expect(draw('en')).toContain('aria-label="Conversation"');
});

test('a notice is Spanish from its title to its last line', () => {
  const { boot, ...shell } = sampleOptions;
  const html = renderNotice({
    ...shell,
    notice: 'paused',
    lang: 'es',
    dir: 'ltr',
    theme: 'auto',
    church: boot.church,
    app: { name: 'Oración', summary: '' },
  });

  expect(html).toContain('<title>Oración está en pausa</title>');
  expect(html).toContain('¿Le gustaría hablar con una persona?');
  expect(html).not.toMatch(/If you are|Would you like/);
});
