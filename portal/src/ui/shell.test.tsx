import { expect, test } from 'vitest';
import { answersOf, asPerson } from '../testing/answers.testing.ts';
import { events } from '../testing/events.testing.ts';
import { openPage, shows } from '../testing/open-page.testing.tsx';
import { find, named } from '../testing/render.tsx';

const spoken = (selector: string) => find(selector).textContent ?? '';

test('header, footer and skip links of a public page change to Spanish, and later visits keep it', async () => {
  openPage('/pricing', answersOf.full);
  await shows('One price for the whole church');

  await events.press('Español');

  await shows('Centro de ayuda');
  expect(spoken('header')).toContain('Iniciar sesión');
  expect(find('header').lang).toBe('es');
  expect(spoken('footer')).toContain('Política de privacidad');
  expect(spoken('footer')).toContain('solo en inglés');
  expect(named('Ir al contenido').getAttribute('href')).toBe('#main');
  expect(document.documentElement.lang).not.toBe('es');
  expect(localStorage.getItem('lampstand-language')).toBe('es');

  await events.press('English');
  expect(spoken('footer')).not.toContain('solo en inglés');
});

test('a page that is only in English says so to people who chose Spanish', async () => {
  const superAdmin = asPerson({ role: 'Super Admin' }, '/super-admin', null);
  openPage('/super-admin', { ...answersOf.full, ...superAdmin }, 'a-session');
  await shows('Open the church');

  await events.press('Español');

  await shows('solo en inglés');
  expect(named('Aplicaciones').getAttribute('href')).toBe('/dashboard');
});

test('the account bar changes the language of Church Admin, its title and its help', async () => {
  openPage('/church-admin?tab=website', answersOf.full, 'a-session');
  await shows('Put an app on your website');

  await events.press('Español');

  await shows('Ponga una aplicación en su sitio web');
  await shows('Cerrar sesión');
  expect(spoken('header')).toContain('Administrador de la iglesia');
  expect(document.documentElement.lang).toBe('es');
  expect(document.title).toBe('Sitio web · Administración de la iglesia · Lampstand');
  expect(spoken('footer')).not.toContain('solo en inglés');
  await events.press('Escribir a soporte');
  await shows('Una persona lee y responde cada correo');
});
