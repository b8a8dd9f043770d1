export const words = { ask: { onlyBabies: 'x', emptyBox: 'y' } };
