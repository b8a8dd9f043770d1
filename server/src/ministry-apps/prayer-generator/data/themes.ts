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
import { healing } from './healing.ts';
import { caregiving, diagnosis, dying, illness, recovery, surgery } from './health.ts';
import { abuse, addiction, anxiety, conflict, doubt, guilt, loneliness, low, sleepless } from './heart.ts';
import { baptism, birth, child, homeLoss, marriage, move, wedding } from './home.ts';
import { death, infertility, pet, pregnancyLoss } from './loss.ts';
import { college, decision, exam, jobLoss, legal, milestone, money, school, work } from './work.ts';
import { disaster, goodNews, nation, service, travel, violence } from './world.ts';

/** What a text can be about, the most serious first: where two apply, the first is chosen. */
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

/**
 * The 17 purposes of the form, each with its theme. `within`: topics that replace it when the text is certainly about them.
 * `forNames` and `forPeople`: the prayer is for the people named in the form or the text; otherwise it mentions them.
 * `open`: the group it is for when there is a text and it doesn't say.
 */
export const purposes = {
  invocation: { label: 'Invocation, opening a service', theme: invocation, within: [], forNames: false },
  confession: { label: 'Confession', theme: guilt, within: [], forNames: false },
  thanksgiving: { label: 'Thanksgiving', theme: goodNews, within: [], forNames: false },
  intercession: {
    label: 'Intercession, for others',
    theme: intercession,
    within: [
      'surgery',
      'recovery',
      'diagnosis',
      'illness',
      'dying',
      'caregiving',
      'death',
      'pregnancy-loss',
      'pet',
      'addiction',
      'job-loss',
      'exam',
      'work',
      'money',
      'home-loss',
      'infertility',
      'birth',
      'wedding',
      'baptism',
      'military',
      'college',
      'school',
      'travel',
      'move',
      'low',
      'loneliness',
    ],
    forNames: true,
    forPeople: true,
  },
  lament: { label: 'Lament', theme: lament, within: [], forNames: false },
  blessing: {
    label: 'Blessing',
    theme: blessing,
    within: ['birth', 'wedding', 'baptism', 'military', 'college', 'school', 'travel', 'move', 'work', 'exam'],
    forNames: true,
    forPeople: true,
    open: 'all who are blessed here',
  },
  offering: { label: 'Offering', theme: offering, within: [], forNames: false },
  communion: { label: 'Communion', theme: communion, within: [], forNames: false },
  healing: {
    label: 'Healing',
    theme: healing,
    within: ['surgery', 'recovery', 'diagnosis', 'illness'],
    forNames: true,
    open: 'all who need healing',
  },
  grief: {
    label: 'Grief',
    theme: grief,
    within: ['death', 'pregnancy-loss', 'pet'],
    forNames: false,
    open: 'all who grieve',
  },
  anxiety: {
    label: 'Anxiety',
    theme: anxiety,
    within: ['sleepless', 'exam', 'surgery'],
    forNames: false,
    open: 'all who are afraid',
  },
  guidance: { label: 'Guidance', theme: decision, within: [], forNames: false },
  meal: { label: 'Meal', theme: meal, within: [], forNames: false },
  meeting: { label: 'Meeting', theme: meeting, within: [], forNames: false },
  school: {
    label: 'School',
    theme: school,
    within: ['exam', 'college'],
    forNames: true,
    open: 'all who learn and all who teach',
  },
  'national-event': { label: 'National event', theme: nation, within: [], forNames: false },
  personal: { label: 'Personal prayer', theme: personal, within: [], forNames: false },
} as const satisfies Record<
  string,
  { label: string; theme: Theme; within: readonly string[]; forNames: boolean; forPeople?: true; open?: string }
>;
export type Purpose = keyof typeof purposes;
