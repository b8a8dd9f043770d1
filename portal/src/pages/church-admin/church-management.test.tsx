import { afterEach, expect, test, vi } from 'vitest';
import { managementEn } from '../../content/en/management.ts';
import { managementEs } from '../../content/es/management.ts';
import { type Answers, answersOf, refusal } from '../../testing/answers.testing.ts';
import { events } from '../../testing/events.testing.ts';
import { isAt, openPage, shows } from '../../testing/open-page.testing.tsx';
import { click, emptyPage, find, named } from '../../testing/render.tsx';
import { dismissToast, toastStore } from '../../ui/toast-store.ts';
// Loaded before the first test, which waits a limited time for the lazy page.
import './church-admin-page.tsx';

const open = (answers: Answers = {}, from: Answers = answersOf.full) =>
  openPage('/church-admin?lang=es', { ...from, ...answers }, 'a-session');
const text = () => document.body.textContent?.replace(/\s+/g, ' ') ?? '';

afterEach(() => {
  emptyPage();
  for (const { id } of toastStore.read()) dismissToast(id);
  vi.unstubAllGlobals();
});

const stringsOf = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(Object(words)).flatMap(stringsOf);
const spanish = new Set(stringsOf(managementEs));
const english = new Set(stringsOf(managementEn).filter((one) => !spanish.has(one)));

/** English texts, labels and placeholders where the page says that it is Spanish. */
const leftInEnglish = () =>
  [...document.querySelectorAll('[lang="es"], [lang="es"] *')]
    .filter((element) => element.closest('[lang]')?.getAttribute('lang') === 'es')
    .flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent),
      ...['aria-label', 'placeholder', 'alt', 'data-label'].map((name) => element.getAttribute(name)),
    ])
    .map((one) => one?.trim() ?? '')
    .filter((one) => english.has(one) || /\b(the|of|for|shown|selected|Select|Approve|Decline|Disable)\b/.test(one));

test('Church Management is Spanish, with its tabs, dates and plurals', async () => {
  open({ 'GET /api/church-admin/invitations/stats': { stats: { sent: 1, accepted: 14, expired: 1, revoked: 1 } } });
  await shows('Night shelter');
  await shows('Se muestran 6 de 42, por última sesión');
  await shows('1 enviada, 14 aceptadas, 1 vencida, 1 anulada');

  expect(leftInEnglish()).toEqual([]);
  expect([...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent?.trim())).toEqual([
    ...['Su iglesia 3', 'Sitio web', 'Voz', 'Confianza'],
  ]);
  expect(text()).toMatch(
    /kitchen@grace-chapel\.example, lo pidió el (lunes|martes|miércoles|jueves|viernes|sábado|domingo)/,
  );
  expect(text()).toMatch(/shelter@grace-chapel\.example, lo pidió el 9 nov 2026/);
  expect(named('Acciones para Youth room')).toBeTruthy();
  expect([...find<HTMLSelectElement>('select[aria-label="Rol"]').options].map((option) => option.textContent)).toEqual([
    ...['Rol: todos', 'Administrador de la iglesia', 'Pastor', 'Líder de ministerio', 'Miembro'],
  ]);
});

test.each<[string, Answers, string[]]>([
  [
    'empty',
    answersOf.none,
    ['Nadie está esperando.', 'Todavía no hay miembros', 'Todavía no hay invitaciones', 'Crear un código'],
  ],
  [
    'unreachable',
    {
      ...answersOf.full,
      ...Object.fromEntries(
        Object.keys(answersOf.full)
          .filter((call) => call.includes('church-admin'))
          .map((call) => [call, refusal(503, 'storage_unavailable', 'The server cannot reach its storage just now.')]),
      ),
    },
    ['No se pudieron cargar los miembros.', 'No se pudo cargar la lista de espera.', 'No se pudo cargar el código.'],
  ],
])('a church that is %s reads so in Spanish', async (_, answers, sentences) => {
  open({}, answers);
  for (const sentence of sentences) await shows(sentence);

  expect(leftInEnglish()).toEqual([]);
});

test('the menu of a member is Spanish, and so are the reason and a refusal', async () => {
  const { answers } = open();
  const path = 'POST /api/church-admin/users/music/disable';
  answers[path] = refusal(409, 'conflict', 'This is your only administrator.');
  await shows('Night shelter');

  await events.press('Acciones para Music desk');
  await shows('Dar el rol de Pastor');
  expect(leftInEnglish()).toEqual([]);
  await events.chooseItem('Desactivar…');
  await events.press('Desactivar');
  await shows('Escriba un motivo');
  expect(find('[role="dialog"]').getAttribute('lang')).toBe('es');
  expect(leftInEnglish()).toEqual([]);
  await events.fill({ Motivo: 'Se mudó' });
  await click(find('[role="dialog"] footer button:last-child'));

  await shows('ni la del único administrador');
  expect(leftInEnglish()).toEqual([]);
});

test.each([
  [1, [{ id: 'music', ok: true }], 'Se desactivó 1 cuenta'],
  [
    0,
    [{ id: 'music', ok: false, message: 'This is your only administrator.' }],
    'Se desactivaron 0 cuentas. Quedó igual 1 cuenta. No puede desactivar su propia cuenta',
  ],
])('selected members are disabled in Spanish: %i done', async (done, results, sentence) => {
  open({ 'POST /api/church-admin/users/bulk-disable': { done, results } });
  await shows('Night shelter');

  await events.check('Seleccionar a Music desk');
  await shows('1 seleccionado');
  await events.press('Desactivar 1…');
  await shows('¿Desactivar 1 cuenta?');
  await events.fill({ Motivo: 'Se mudó' });
  await click(find('[role="dialog"] footer button:last-child'));

  await shows(sentence);
  expect(leftInEnglish()).toEqual([]);
  expect(text()).not.toContain('only administrator');
});

test('an invitation is checked, refused and sent in Spanish', async () => {
  const path = 'POST /api/church-admin/invitations/send';
  const { answers } = open({ [path]: refusal(409, 'conflict', 'They’re already a member.') });
  await shows('Night shelter');

  await events.press('Invitar a alguien');
  await shows('Invitar a alguien a Grace Chapel');
  await events.press('Enviar invitación');
  await shows('Falta el correo electrónico');
  await events.fill({ 'Correo electrónico': 'ana@grace-chapel.example' });
  await events.press('Enviar invitación');
  await shows('Esta persona ya es miembro o ya tiene una invitación.');
  expect(leftInEnglish()).toEqual([]);
  answers[path] = { invitation: {} };
  await events.press('Enviar invitación');

  await shows('Invitación enviada a ana@grace-chapel.example');
  expect(leftInEnglish()).toEqual([]);
});

test('the language is one choice for all tabs, and later visits remember it', async () => {
  openPage('/church-admin', answersOf.full, 'a-session');
  await shows('Waiting for approval');
  await events.press('Español');
  await shows('Por aprobar');
  await isAt('/church-admin?lang=es');
  await events.openTab('Confianza');
  await shows('Qué se verificó');

  emptyPage();
  openPage('/church-admin?tab=voice', answersOf.full, 'a-session');
  await shows('Cómo hablan sus aplicaciones');
  await events.press('English');
  emptyPage();
  openPage('/church-admin', answersOf.full, 'a-session');

  await shows('Waiting for approval');
  expect(text()).not.toContain('Por aprobar');
});

test('without a choice, Church Management has the language of the church', async () => {
  const settings = { accent: null, radius: 'soft', density: 'calm', theme: 'auto', font: 'host', platform: null };
  openPage(
    '/church-admin',
    { ...answersOf.full, 'GET /api/church/embed-settings': { settings: { ...settings, language: 'es' } } },
    'a-session',
  );

  await shows('Por aprobar');
});
