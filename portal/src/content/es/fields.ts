import type { fieldsEn } from '../en/fields.ts';

/** The same in Spanish. */
export const fieldsEs: typeof fieldsEn = { show: 'Mostrar', hide: 'Ocultar' };
