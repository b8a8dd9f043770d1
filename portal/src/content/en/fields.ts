/** English texts of the fields of any form. */
export const fieldsEn = { show: 'Show', hide: 'Hide' };
