import type { contactEn } from '../en/contact.ts';

/** The same in Spanish, for a message that is in Spanish. */
export const contactEs: typeof contactEn = {
  unsent: 'Su mensaje aún no se envió. Lo recibe nuestro equipo de soporte, y quizá no lo leamos hasta mañana.',
};
