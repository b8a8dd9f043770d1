import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { makeChurch, type OwnChurch } from '../../support/own-church.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { openAs } from '../../support/portal-visit.ts';
import { product } from '../../support/shared-product.ts';

let church: OwnChurch;
beforeAll(async () => {
  church = await makeChurch();
});

/** The church administrator on a phone. */
const office = (address: string) => openAs(church, 'office', `/church-admin${address}`, { width: 390 });

/** English text, labels and placeholders on a Spanish tab. */
const english = (page: Page) =>
  page.evaluate(() => {
    const own = (element: Element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent);
    const spoken = [...document.querySelectorAll('[lang="es"], [lang="es"] *')]
      .filter(
        (element) => element.closest('[lang]')?.getAttribute('lang') === 'es' && !element.matches('textarea, noscript'),
      )
      .flatMap((element) => [...own(element), element.getAttribute('aria-label'), element.getAttribute('placeholder')]);
    return spoken.filter((text) => text !== null && /\b(the|your|with|please|is|of|optional|not)\b/i.test(text));
  });

/** Nothing in English, nothing wider than the phone, no axe finding. */
async function isSound(page: Page, part: string): Promise<void> {
  expect(await english(page), part).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), part).toBeLessThanOrEqual(0);
  expect(await axeFindings(page), part).toEqual([]);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a Spanish-speaking church sets its voice in Spanish, error messages included', async () => {
  const { page, problems, leave } = await office('?tab=website&part=appearance&lang=es');
  await page.getByRole('group', { name: 'Idioma', exact: true }).getByRole('radio', { name: 'Español' }).check();
  await button(page, 'Guardar el aspecto').click();
  await page.getByText('Guardado: así se ve en sus páginas.').waitFor();

  await page.goto(`${product.origin}/church-admin?tab=voice`);
  await page.getByText('Guardado: así hablan sus aplicaciones.').waitFor();
  await page.getByRole('radio', { name: /^Primero nuestra enseñanza/ }).check();
  await page.getByLabel('Palabras que se evitan').fill('amen,');
  await page.getByLabel('Palabras que se evitan').press('Enter');
  await page.getByLabel('Quién atiende').fill('el equipo de cuidado pastoral');
  await page.getByLabel('Correo electrónico').fill('oficina');
  await button(page, 'Guardar la voz').click();

  await page.getByText('“amen” no puede estar en la lista').waitFor();
  await page.getByText('Escriba una dirección de correo válida.').waitFor();
  await page.getByText(/^No se guardó\. Revise lo que escribió/).waitFor();
  await isSound(page, 'refused');
  await button(page, 'Quitar amen').click();
  await page.getByLabel('Correo electrónico').fill('oficina@grace-chapel.example');
  await button(page, 'Guardar la voz').click();
  await page.getByText('o elija otra opción.').waitFor();
  await page.getByLabel('Qué enseña su iglesia').fill('Bautizamos a quienes creen.');
  await button(page, 'Guardar la voz').click();
  await page.getByText('Todas las aplicaciones hablan así desde la próxima respuesta.').first().waitFor();
  expect(await page.locator('[lang="es"] [data-tone="success"]').count()).toBe(1);

  await page.getByRole('combobox', { name: 'La voz de las aplicaciones' }).selectOption('statement');
  await page.getByRole('article', { name: 'Cómo usamos la IA' }).waitFor();
  await isSound(page, 'statement');
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  await leave();
});

test('the Trust tab is Spanish in its counts, its CSV and its confirmation', async () => {
  const { page, problems, leave } = await office('?tab=trust&lang=es');
  await page.getByRole('heading', { name: 'En estos días no se citó nada' }).waitFor();
  await isSound(page, 'empty');

  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Guardar como CSV').click()]);
  expect(file.suggestedFilename()).toMatch(/^confianza-[\d-]+\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('Qué,Veces');

  await page.getByRole('radio', { name: /^Nada/ }).check();
  await button(page, 'Guardar').click();
  const question = page.getByRole('dialog', { name: '¿Borrar todas las cifras?' });
  await question.waitFor();
  await isSound(page, 'question');
  await question.getByRole('button', { name: 'Borrar' }).click();
  await page.getByText('Ya no se cuenta nada').first().waitFor();
  await page.getByRole('heading', { name: 'No se cuenta nada' }).waitFor();
  await isSound(page, 'nothing kept');
  expect(problems).toEqual([]);
  await leave();
});

test('Church Management is Spanish in its lists, its menu and its dialogs, and the next visit remembers it', async () => {
  const { page, problems, leave } = await office('');
  // The church's own language is Spanish by now; the choice of this device goes before it.
  await button(page, 'English').click();
  await button(page, 'Español').click();
  await page.getByRole('heading', { name: 'Por aprobar' }).waitFor();
  await page.getByText(/^Se muestran \d+ de \d+/).waitFor();
  await isSound(page, 'lists');

  await page
    .getByRole('button', { name: /^Acciones para/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Dar el rol de Pastor' }).waitFor();
  expect(await english(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, 'Invitar a alguien').first().click();
  await page.getByRole('dialog').getByLabel('Correo electrónico').fill('ana');
  await button(page, 'Enviar invitación').click();
  await page.getByText('Escriba una dirección de correo válida').waitFor();
  await isSound(page, 'dialog');

  await page.goto(`${product.origin}/church-admin?tab=trust`);
  await page.getByRole('heading', { name: 'Qué se verificó' }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});
