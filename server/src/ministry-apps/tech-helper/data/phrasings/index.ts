import type { Phrasing } from '../../../../understanding/nearest.ts';
import type { GuideId } from '../guides/index.ts';
import type { MatterId } from '../matters.ts';
import { askedMore, otherWay } from './asked-more.ts';
import { callsAndTexts } from './calls-and-texts.ts';
import { everydayAndSafety } from './everyday-and-safety.ts';
import { internetAndApps } from './internet-and-apps.ts';
import { matterPhrasings } from './matters.ts';
import { oftenAsked } from './often-asked.ts';
import { picturesAndMail } from './pictures-and-mail.ts';
import { seeingAndHearing } from './seeing-and-hearing.ts';
import { short } from './short.ts';

/** What people say for each guide; the type names a guide that has none. */
export const guidePhrasings: { readonly [id in GuideId]: readonly string[] } = {
  ...seeingAndHearing,
  ...callsAndTexts,
  ...picturesAndMail,
  ...internetAndApps,
  ...everydayAndSafety,
  ...oftenAsked,
  ...askedMore,
};
const ofMatters: { readonly [id in MatterId]: readonly string[] } = matterPhrasings;

const shortOf = (id: GuideId | MatterId) => short[id].split('|');

/** Every phrasing with the id of what it asks for, `guide:` or `matter:` and a name, and in which direction. */
export const phrasings: readonly (Phrasing & { otherWay: boolean })[] = [
  ...Object.entries(guidePhrasings).flatMap(([id, list]) =>
    [...new Set([...list, ...shortOf(id as GuideId)])].map((text) => ({ id: `guide:${id}`, text, otherWay: false })),
  ),
  ...Object.entries(otherWay).flatMap(([id, list]) =>
    list.map((text) => ({ id: `guide:${id}`, text, otherWay: true })),
  ),
  ...Object.entries(ofMatters).flatMap(([id, list]) =>
    [...new Set([...list, ...shortOf(id as MatterId)])].map((text) => ({ id: `matter:${id}`, text, otherWay: false })),
  ),
];
