import { expect, test } from 'vitest';
import { newContext, newPage } from '../../support/chromium.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { product } from '../../support/shared-product.ts';

test('a Spanish frame shows errors in Spanish and loads no English messages', async () => {
  const page = await newPage();
  const words: string[] = [];
  page.on('request', (request) => /words-../.test(request.url()) && words.push(request.url()));
  await page.goto(`${product.origin}/embed/grace-chapel/debt-coach?lang=es-MX`);
  await page.locator('html[data-ready]').waitFor();

  await page.locator('form button[type=submit]').click();
  await page.getByText('Responda esta pregunta.').first().waitFor();

  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await page.locator('.quiet-help').innerText()).toContain('oprima 2, o envíe AYUDA al 988');
  expect(words.every((address) => address.includes('words-es-'))).toBe(true);
  expect(words.length).toBeGreaterThan(0);
  await page.close();
});

test('the app takes the language of the page, in a popup too', async () => {
  const page = await newPage();
  await page.goto(product.church);
  await page.evaluate((src) => {
    document.documentElement.lang = 'es';
    const script = Object.assign(document.createElement('script'), { src });
    const data = { church: 'grace-chapel', app: 'prayer-generator', mode: 'popup', label: 'Pedir una oración' };
    Object.assign(script.dataset, data);
    document.body.replaceChildren(script);
  }, `${product.origin}/embed.js`);

  await page.getByRole('button', { name: 'Pedir una oración' }).click();
  const app = page.frameLocator('dialog iframe');
  await app.locator('html[data-ready]').waitFor();

  expect(await app.locator('html').getAttribute('lang')).toBe('es');
  expect(await app.getByRole('link', { name: 'Abrir en página completa' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Cerrar' }).click();
  expect(await page.locator('dialog').isVisible()).toBe(false);
  await page.close();
});

test('help on a Spanish church page is in Spanish, and each text has its language marked', async () => {
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(product.church);
  await page.evaluate((src) => {
    document.documentElement.lang = 'es';
    document.title = 'Iglesia';
    const heading = Object.assign(document.createElement('h1'), { textContent: 'Oración' });
    const script = Object.assign(document.createElement('script'), { src });
    Object.assign(script.dataset, { church: 'grace-chapel', app: 'prayer-generator' });
    const main = document.createElement('main');
    main.append(heading, script);
    document.body.replaceChildren(main);
  }, `${product.origin}/embed.js`);
  const app = page.frameLocator('main iframe');
  await app.locator('html[data-ready]').waitFor();

  await app.locator('textarea').first().fill('Ya no puedo más, me quiero morir y no sé qué hacer.');
  await app.locator('form button[type=submit]').click();
  const help = app.getByRole('group').filter({ hasText: 'Por favor, hable con alguien ahora mismo.' });
  await help.waitFor();
  await app.getByRole('button', { name: 'Copiar' }).waitFor();

  const links = await help
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links.slice(0, 2)).toEqual([
    ['Llamar al 988 y oprimir 2 (español)', 'tel:988'],
    ['Enviar AYUDA por mensaje de texto al 988', 'sms:988?body=AYUDA'],
  ]);
  // What the server says carries its language; the words of the frame have that of the document.
  const ours = await app.locator('html').evaluate((html) => {
    const words = document.createTreeWalker(html.querySelector('main') ?? html, NodeFilter.SHOW_TEXT);
    const spoken: string[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode())
      if (node.parentElement?.closest('[lang]:not(html)')?.getAttribute('lang') === 'es')
        spoken.push(node.textContent ?? '');
    return spoken.join(' ');
  });
  expect(ours).toContain('oprimir 2 para español');
  // What the church calls its own people stays as the church wrote it.
  expect(ours.replace(/the care team( of Grace Chapel)?/gi, '')).not.toMatch(/\b(the|please|you|your|with|this)\b/i);
  expect(await app.locator('.doc h2').getAttribute('lang')).toBe('es');
  expect(await axeFindings(page)).toEqual([]);
  await context.close();
});
