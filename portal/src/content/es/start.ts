import { pluralOf } from '@lampstand/sdk/app';
import type { startEn } from '../en/start.ts';
import { terms } from '../terms.ts';

const days = (count: number) => `${count} ${pluralOf(count, { one: 'día', other: 'días' }, 'es')}`;

/** Spanish messages of the first steps and of the way to a plan. */
export const startEs: typeof startEn = {
  title: 'Comience aquí',
  hide: 'Ocultar esta lista',
  trial: (left) =>
    `${pluralOf(left, { one: 'Queda', other: 'Quedan' }, 'es')} ${days(left)} de prueba. Todas las aplicaciones listas funcionan dentro de Lampstand.`,
  ended: 'Su prueba terminó. Su cuenta y sus miembros siguen aquí.',
  apps: 'Abrir las aplicaciones',
  done: 'hecho',
  steps: {
    seen: ['Vea una aplicación con sus colores', 'Elija su color y vea cómo cambia la aplicación.'],
    live: ['Póngala en su sitio web', 'Pegue una línea de código o envíela a quien administra el sitio.'],
    liveLater: ['Póngala en su sitio web', 'Véala ya en la vista previa. El código viene con un plan.'],
    invited: ['Invite a una persona', 'Recibe un correo y puede usar todas las aplicaciones.'],
  },
  plan: {
    title: 'Elija un plan para publicarla',
    price: `Unos $${terms.platform.dollarsPerMonth} dólares al mes, para toda la iglesia.`,
    next: [
      'Escríbanos con el botón de abajo. No cuesta nada y no pedimos tarjeta.',
      'Le respondemos en unos días y acordamos con usted el precio exacto.',
      'Activamos su plan y el código aparece aquí.',
    ],
    ask: 'Pedir un plan',
    noProgram: '¿El botón no funciona? Escriba a',
    nameChurch: 'con el nombre de su iglesia.',
    subject: (church) => `Un plan para ${church}`,
    body: (church, slug) =>
      `Hola:\n\nQueremos poner las aplicaciones en nuestro sitio web.\n\nIglesia: ${church}\nID de la iglesia: ${slug}\nNuestro sitio: `,
  },
};
