import type { accountEn } from '../en/account.ts';
import { refusedEs } from './refusals.ts';
import { statesEs } from './states.ts';

/** The same in Spanish. */
export const accountEs: typeof accountEn = {
  refused: refusedEs,
  states: statesEs,
  unchecked: { name: 'su cuenta', failed: 'No se pudo revisar su sesión' },
  label: 'Cuenta',
  tools: 'Aplicaciones',
  back: {
    '/super-admin': 'Volver a Super Admin',
    '/church-admin': 'Volver a su iglesia',
    '/member': 'Volver a su perfil',
  },
  logout: 'Cerrar sesión',
  roles: {
    'Super Admin': 'Super Admin',
    'Church Administrator': 'Administrador de la iglesia',
    Pastor: 'Pastor',
    'Ministry Leader': 'Líder de ministerio',
    'Standard User': 'Miembro',
  },
};
