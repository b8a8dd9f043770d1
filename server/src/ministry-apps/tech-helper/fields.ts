import { field, type InputOf } from '@lampstand/sdk/app';
import { devices } from './devices.ts';

/** What the person wants or sees, and on which device. */
export const fields = {
  want: field.longText({ max: 600, rows: 3 }),
  device: field.choice([...devices, 'unknown'], { display: 'select' }),
  screenWords: field.longText({ max: 500, rows: 2, optional: true }),
  version: field.text({ max: 60, optional: true, more: true }),
  comfort: field.choice(['1', '2', '3'], { display: 'options', initial: '2', more: true }),
  textSize: field.choice(['regular', 'large'], { display: 'segments', initial: 'regular', more: true }),
  helper: field.toggle({ optional: true, more: true }),
};

export type TechInput = InputOf<typeof fields>;
