import type { Idea } from '../idea.ts';
import { broughtIdeas } from './brought.ts';
import { careIdeas } from './care.ts';
import { craftIdeas } from './craft.ts';
import { eventIdeas } from './events.ts';
import { foodIdeas } from './food.ts';
import { homeIdeas } from './home.ts';
import { moreIdeas } from './more.ts';
import { officeIdeas } from './office.ts';
import { outdoorIdeas } from './outdoors.ts';
import { repairIdeas } from './repair.ts';
import { skilledIdeas } from './skilled.ts';
import { teachingIdeas } from './teaching.ts';

/** Every idea, in a fixed order; ties in fit keep it. */
export const ideas: readonly Idea[] = [
  ...homeIdeas,
  ...outdoorIdeas,
  ...foodIdeas,
  ...repairIdeas,
  ...careIdeas,
  ...teachingIdeas,
  ...officeIdeas,
  ...craftIdeas,
  ...eventIdeas,
  ...skilledIdeas,
  ...moreIdeas,
  ...broughtIdeas,
];
