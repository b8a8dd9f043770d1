import type { Guide } from '../guide.ts';
import { apps } from './apps.ts';
import { askedMore } from './asked-more.ts';
import { calls } from './calls.ts';
import { email } from './email.ts';
import { everyday } from './everyday.ts';
import { hearing } from './hearing.ts';
import { internet } from './internet.ts';
import { locks } from './locks.ts';
import { oftenAsked } from './often-asked.ts';
import { pictures } from './pictures.ts';
import { seeing } from './seeing.ts';
import { texts } from './texts.ts';
import { tv } from './tv.ts';

const all = {
  ...seeing,
  ...hearing,
  ...calls,
  ...texts,
  ...pictures,
  ...internet,
  ...email,
  ...apps,
  ...everyday,
  ...locks,
  ...tv,
  ...oftenAsked,
  ...askedMore,
};

export type GuideId = keyof typeof all;
/** Every guide by its id. */
export const guides: { readonly [id in GuideId]: Guide } = all;
export const guideIds = Object.keys(all) as GuideId[];
