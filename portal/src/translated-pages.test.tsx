import { afterEach, expect, test, vi } from 'vitest';
import { storeSessionId } from './lib/session.ts';
import { answersOf, refusal } from './testing/answers.testing.ts';
import { events } from './testing/events.testing.ts';
import { openPage, shows } from './testing/open-page.testing.tsx';
import { emptyPage, find, named } from './testing/render.tsx';
import { dismissToast, toastStore } from './ui/toast-store.ts';

const NAMES = /^(?:English|Español|Lampstand|Super Admin|Pastor|Blog|Error|Cookies)$/;
const ENGLISH = /\b(?:the|your|you|log|sign|back|with|please|of|apps|email)\b/i;

afterEach(() => {
  emptyPage();
  for (const { id } of toastStore.read()) dismissToast(id);
  // The files share one page: a session that ended here must not be one for the next.
  storeSessionId(null);
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** English texts that a Spanish voice would read: those that no element marks as English. */
function unmarked(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.matches('textarea')) continue;
    const text = walker.currentNode.textContent?.trim() ?? '';
    const lang =
      walker.currentNode.parentElement?.closest<HTMLElement>('[lang]')?.lang ?? document.documentElement.lang;
    if (lang === 'es' && ENGLISH.test(text) && !NAMES.test(text)) found.push(text);
  }
  return found;
}

test.each([
  ['/login', 'Iniciar sesión', undefined],
  ['/signup', '¿Cómo quiere usar Lampstand?', undefined],
  ['/signup?userType=church-admin', 'Nombre de la iglesia', undefined],
  ['/join-church', 'Código de invitación', undefined],
  ['/verify-email?token=abc', 'Confirme su correo', undefined],
  ['/forgot-password', '¿Olvidó su contraseña?', undefined],
  ['/reset-password?token=abc', 'Elija una contraseña nueva', undefined],
  ['/member', 'Dónde tiene la sesión abierta', 'a-session'],
  ['/dashboard', 'No guardamos lo que usted escribe', 'a-session'],
  ['/nowhere', 'Página no encontrada', undefined],
])('%s is in Spanish for people who chose it', async (path, text, session) => {
  localStorage.setItem('lampstand-language', 'es');
  openPage(path, answersOf.full, session);

  await shows(text);

  expect(document.documentElement.lang).toBe('es');
  expect(unmarked()).toEqual([]);
  expect(find('footer').textContent).not.toContain('solo en inglés');
});

test('a browser in Spanish gets translated pages in Spanish, and no public page', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { language: { value: 'es-MX' } }));
  openPage('/login', answersOf.full);
  await shows('¿Olvidó su contraseña?');

  emptyPage();
  openPage('/pricing', answersOf.full);
  await shows('One price for the whole church');
  expect(document.documentElement.lang).toBe('en');
  expect(find('header').lang).toBe('en');
});

test('a Spanish page says refusals in Spanish', async () => {
  localStorage.setItem('lampstand-language', 'es');
  const wrong = refusal(401, 'unauthenticated', 'Wrong email or password. Please try again.');
  openPage('/login', { 'POST /api/auth/login': wrong });
  await shows('¿Olvidó su contraseña?');

  await events.fill({ Correo: 'office@grace-chapel.example', Contraseña: 'eleven quiet rivers' });
  await events.press('Iniciar sesión');

  await shows('El correo o la contraseña no coinciden.');
});

test('fields of a Spanish sign-up say in Spanish what is missing', async () => {
  localStorage.setItem('lampstand-language', 'es');
  openPage('/signup', {});
  await shows('¿Cómo quiere usar Lampstand?');

  await events.press('Crear la cuenta');

  await shows('Elija cómo quiere usar Lampstand');
  await shows('Escriba un correo válido');
  expect(unmarked()).toEqual([]);
});

test('toasts, dialogs and the login over a page whose session ended are in Spanish', async () => {
  localStorage.setItem('lampstand-language', 'es');
  const { answers } = openPage('/member', { ...answersOf.full, 'PUT /api/user/profile': { profile: {} } }, 'a-session');
  await shows('Dónde tiene la sesión abierta');

  await events.press('Guardar');
  await shows('Se guardó su perfil');
  await events.press('Cancelar mi cuenta…');
  await shows('Esto borra sus datos para siempre.');
  expect(unmarked()).toEqual([]);
  await events.press('Quedarme');
  Object.assign(answers, { 'PUT /api/user/profile': refusal(401, 'unauthenticated', 'Please log in first.') });
  await events.press('Guardar');

  await shows('Lo que escribió en esta página sigue aquí.');
  expect(find('[role="dialog"]').lang).toBe('es');
  expect(named('Iniciar sesión con otra cuenta').getAttribute('href')).toBe('/login?back=%2Fmember');
  expect(unmarked()).toEqual([]);
});
