import type { GuideLanguage } from '../lib/use-embed-codes.ts';

const en = {
  title: 'Contact Support',
  text: 'A person reads and answers every email. Tell us what you did and what happened.',
  loading: 'Loading our address…',
  noProgram: 'No email app on this computer? Use our',
  form: 'contact form',
  close: 'Close',
};

const es: typeof en = {
  title: 'Escribir a soporte',
  text: 'Una persona lee y responde cada correo. Díganos qué hizo y qué pasó.',
  loading: 'Cargando nuestra dirección…',
  noProgram: '¿Esta computadora no tiene programa de correo? Use nuestro',
  form: 'formulario de contacto',
  close: 'Cerrar',
};

/** Texts of the support dialog, loaded with it. */
export const contactDialogTexts: Record<GuideLanguage, typeof en> = { en, es };
