import type { sessionEndedEn } from '../en/session-ended.ts';
import { refusedEs } from './refusals.ts';

/** The same in Spanish. */
export const sessionEndedEs: typeof sessionEndedEn = {
  refused: refusedEs,
  title: 'Inicie sesión otra vez',
  text: 'Su sesión terminó. Lo que escribió en esta página sigue aquí.',
  failed: 'No se pudo iniciar la sesión. Revise su contraseña.',
  password: (email) => `Contraseña de ${email}`,
  login: 'Iniciar sesión',
  loggingIn: 'Iniciando sesión…',
  other: 'Iniciar sesión con otra cuenta',
  close: 'Cerrar',
};
