import { field, type InputOf } from '@lampstand/sdk/app';
import { occasions } from './data/occasions.ts';
import { type Address, addresses, type Ending, endings } from './data/speech.ts';
import { type Purpose, purposes } from './data/themes.ts';
import type { OccasionId } from './understanding/groups.ts';

/** Seconds aloud, as the form's values. */
export const lengths = ['30', '60', '120', '240'] as const;
export const styles = ['plain', 'collect', 'litany', 'lament', 'breath', 'extemporary', 'charismatic'] as const;

/** What the prayer is about, who prays it, and how it should sound. */
export const fields = {
  situation: field.longText({ max: 4_000, rows: 5, optional: true }),
  names: field.text({ optional: true, more: true, half: true }),
  occasion: field.choice(Object.keys(occasions) as OccasionId[], { optional: true, more: true, half: true }),
  purpose: field.choice(Object.keys(purposes) as Purpose[], { initial: 'personal', more: true, half: true }),
  length: field.choice(lengths, { display: 'segments', initial: '60', more: true, half: true }),
  voice: field.choice(['I', 'we', 'leader'], { display: 'segments', initial: 'I', more: true, half: true }),
  style: field.choice(styles, { initial: 'plain', more: true, half: true }),
  passage: field.text({ max: 60, optional: true, more: true, half: true }),
  address: field.choice(Object.keys(addresses) as Address[], { initial: 'God', more: true, half: true }),
  ending: field.choice(['fitting', ...(Object.keys(endings) as Ending[])], {
    initial: 'fitting',
    more: true,
    half: true,
  }),
};

export type PrayerInput = InputOf<typeof fields>;
