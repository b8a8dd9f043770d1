/** English texts of data that loads or could not be loaded. */
export const statesEn = {
  loading: (name: string) => `Loading ${name}…`,
  again: 'Try Again',
  requestId: 'Request ID:',
};
