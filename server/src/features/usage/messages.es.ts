import type { en } from './messages.en.ts';

export const es: typeof en = {
  day: 'Día',
  app: 'Aplicación',
  page: 'Página',
  runs: 'Usos',
  visitors: 'Visitas',
  errors: 'Errores',
  unknown: 'desconocido',
};
