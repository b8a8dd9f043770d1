// Path data on a 24 by 24 grid: the drawings of a frame's first screen, and of what may go wrong there.
export const down = 'M6 9.5l6 6 6-6';
export const phone =
  'M6 4h3.5l1.5 4.5-2 1.5a10 10 0 0 0 5 5l1.5-2L20 14.5V18c0 1-.8 2-2 2C10.5 20 4 13.5 4 6c0-1.2 1-2 2-2z';
export const back = 'M19.5 12H5m5.5-5.5L5 12l5.5 5.5';
