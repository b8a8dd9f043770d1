import { pluralOf } from '@lampstand/sdk/app';
import type { dashboardEn } from '../en/dashboard.ts';
import { refusedEs } from './refusals.ts';
import { statesEs } from './states.ts';

/** The same in Spanish. */
export const dashboardEs: typeof dashboardEn = {
  refused: refusedEs,
  page: 'Aplicaciones',
  title: 'Aplicaciones',
  about:
    'No guardamos lo que usted escribe en una aplicación. Por ahora, los textos de las aplicaciones están en inglés.',
  state: {
    name: 'las aplicaciones',
    failed: 'No se pudieron cargar las aplicaciones.',
    words: statesEs,
  },
  none: 'Todavía no ha abierto ninguna aplicación.',
  last: 'La última que abrió',
  again: 'Abrir otra vez',
  ready: 'Aplicaciones que ya funcionan',
  coming: (count) => `En camino (${count})`,
  groups: {
    'church-leaders': 'Para líderes de iglesias',
    'spiritual-growth': 'Para crecer en la fe',
    'community-support': 'Para la vida de cada día',
    'outreach-innovation': 'Para llegar a más personas',
  },
  waiting: '¿Espera alguna de estas?',
  tell: 'Díganos cuál',
  aside: 'Su iglesia y novedades',
  alone: 'Por su cuenta',
  joinText: [
    'No está en ninguna iglesia, así que las aplicaciones usan una configuración general. Con una invitación puede',
    'unirse a su iglesia',
  ],
  waits: 'Su iglesia aún no le ha aprobado. Hasta entonces, las aplicaciones no usan la configuración de su iglesia.',
  uses: 'Las aplicaciones usan la tradición, la Biblia y el contacto de ayuda de su iglesia.',
  trial: (days) =>
    `${pluralOf(days, { one: 'Queda 1 día', other: `Quedan ${days} días` }, 'es')} de prueba. Hasta entonces use las aplicaciones aquí. El código para su sitio web viene con un plan.`,
  admin: 'Miembros y sitio web',
  churches: 'Las iglesias',
  profile: 'Perfil y avisos',
  news: 'Nuevo en el blog',
  articles: 'Todos los artículos',
};
