import type { Failure } from '../en/failure.ts';

/** Message of a failed call by its code; other codes share one message. */
const problems: Readonly<Record<string, string>> = {
  network: 'Sin conexión. Revise su internet e inténtelo de nuevo.',
  invalid_input: 'Revise lo que escribió e inténtelo de nuevo.',
  unauthenticated: 'Su sesión terminó. Inicie sesión de nuevo.',
  forbidden: 'Su cuenta no tiene permiso para esto.',
  csrf: 'Esta página venció. Inténtelo de nuevo.',
  not_found: 'Esto ya no existe. Vuelva a cargar la página.',
  conflict: 'Algo cambió mientras tanto. Vuelva a cargar la página e inténtelo de nuevo.',
  limit_reached: 'Hizo demasiados intentos. Espere un momento e inténtelo de nuevo.',
  busy: 'Hay mucha gente usando la página. Inténtelo en un momento.',
};
export const problem = ({ code }: Failure) => problems[code] ?? 'Algo falló de nuestra parte. Inténtelo en un momento.';
