import type { Theme, Topic } from '../theme.ts';
import {
  blessing,
  church,
  communion,
  grief,
  intercession,
  invocation,
  lament,
  meal,
  meeting,
  offering,
  personal,
} from './gathering.ts';
import { caregiving, diagnosis, dying, illness, recovery, surgery } from './health.ts';
import { abuse, addiction, anxiety, conflict, doubt, guilt, loneliness, low, sleepless } from './heart.ts';
import { baptism, birth, child, homeLoss, marriage, move, wedding } from './home.ts';
import { death, infertility, pet, pregnancyLoss } from './loss.ts';
import { college, decision, exam, jobLoss, legal, milestone, money, school, work } from './work.ts';
import { disaster, goodNews, nation, service, travel, violence } from './world.ts';

/** What a text can be about, the weightiest first: where two apply, the first leads. */
export const topics: readonly Topic[] = [
  abuse,
  pregnancyLoss,
  pet,
  dying,
  death,
  recovery,
  surgery,
  diagnosis,
  addiction,
  caregiving,
  legal,
  violence,
  homeLoss,
  disaster,
  baptism,
  wedding,
  marriage,
  infertility,
  birth,
  service,
  jobLoss,
  exam,
  meal,
  meeting,
  illness,
  move,
  milestone,
  money,
  conflict,
  sleepless,
  low,
  doubt,
  guilt,
  child,
  college,
  school,
  invocation,
  travel,
  work,
  decision,
  loneliness,
  church,
  nation,
  anxiety,
  goodNews,
];

/** The 17 purposes of the form, each with the theme that carries it when the person tells no more. */
export const purposes = {
  invocation: { label: 'Invocation, opening a service', theme: invocation, leads: true },
  confession: { label: 'Confession', theme: guilt, leads: true },
  thanksgiving: { label: 'Thanksgiving', theme: goodNews, leads: true },
  intercession: { label: 'Intercession, for others', theme: intercession, leads: false },
  lament: { label: 'Lament', theme: lament, leads: false },
  blessing: { label: 'Blessing', theme: blessing, leads: false },
  offering: { label: 'Offering', theme: offering, leads: true },
  communion: { label: 'Communion', theme: communion, leads: true },
  healing: { label: 'Healing', theme: illness, leads: false },
  grief: { label: 'Grief', theme: grief, leads: false },
  anxiety: { label: 'Anxiety', theme: anxiety, leads: false },
  guidance: { label: 'Guidance', theme: decision, leads: false },
  meal: { label: 'Meal', theme: meal, leads: true },
  meeting: { label: 'Meeting', theme: meeting, leads: true },
  school: { label: 'School', theme: school, leads: false },
  'national-event': { label: 'National event', theme: nation, leads: false },
  personal: { label: 'Personal prayer', theme: personal, leads: false },
} as const satisfies Record<string, { label: string; theme: Theme; leads: boolean }>;
export type Purpose = keyof typeof purposes;
