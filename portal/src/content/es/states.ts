import type { statesEn } from '../en/states.ts';

/** The same in Spanish. */
export const statesEs: typeof statesEn = {
  loading: (name) => `Cargando ${name}…`,
  again: 'Intentar de nuevo',
  requestId: 'ID de la solicitud:',
};
