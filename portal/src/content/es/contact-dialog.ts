import type { contactDialogEn } from '../en/contact-dialog.ts';

/** The same in Spanish. */
export const contactDialogEs: typeof contactDialogEn = {
  title: 'Escribir a soporte',
  text: 'Una persona lee y responde cada correo. Díganos qué hizo y qué pasó.',
  loading: 'Cargando nuestra dirección…',
  noProgram: '¿Esta computadora no tiene programa de correo? Use nuestro',
  form: 'formulario de contacto',
  close: 'Cerrar',
};
