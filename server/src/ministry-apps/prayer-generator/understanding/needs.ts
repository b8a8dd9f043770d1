import { needs } from '../data/needs.ts';
import type { Line } from '../theme.ts';
import type { Group } from './groups.ts';
import type { Reading } from './reading.ts';

/** Wordings of one petition. */
export type NeedLines = readonly [Line, ...Line[]];

/** Most needs of one text that are prayed for by name. */
const MOST = 6;

/** Good news leaves out the request that it answers. */
const answered: { readonly [area: string]: readonly string[] } = {
  scan: ['results', 'cancer'],
  healed: ['joints', 'fall', 'pain'],
  exam: ['exam'],
  house: ['rent', 'moving', 'apartment'],
  job: ['job-loss', 'interview'],
  return: ['deployment'],
  papers: ['papers'],
  sober: ['addiction'],
  rain: ['rain'],
};

const found = (text: string, groups: Reading['groups']) => {
  const areas = new Set<string>();
  const all = needs
    .map((one) => ({ ...one, at: text.search(one.cue) }))
    .filter(({ area, at }) => {
      const group = groupOfArea(area);
      if (at < 0 || areas.has(area) || !group || groups[group] < ABOUT) return false;
      areas.add(area);
      return true;
    });
  const done = new Set(all.flatMap(({ area, glad }) => (glad ? (answered[area] ?? []) : [])));
  return all.filter(({ area, glad }) => glad || !done.has(area));
};

/** What a text asks for in plain words, in its order, and in which areas. */
export function needsIn(
  text: string,
  { groups, joyful }: Pick<Reading, 'groups' | 'joyful'>,
): { needs: NeedLines[]; areas: string[] } {
  const all = found(text, groups);
  const said = all
    // A thanks without a reason is left to a prayer that is thanks as a whole.
    .filter(({ area, glad }) => (joyful && glad) || (!glad && area !== 'thanks'))
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST);
  return { needs: said.map(({ lines }) => lines), areas: said.map(({ area }) => area) };
}

/** Areas whose needs belong to one group; a need is said only in a text that is about its group. */
const areasOf: { readonly [group in Group]?: string } = {
  health:
    'breath cancer results surgery surgery-delay heart stroke kidney diabetes prostate eye hearing back joints fall injury fever pain parkinson dementia icu hospital refuses-doctor depression ptsd autism eating blood-pressure caregiving scan healed',
  grief: 'death set-out dying pet-died die-too pet-cold pet-lost pet-sick',
  children: 'nicu pregnancy miscarriage infertility baby',
  work: 'rent bills job-loss interview boss farm rain raise retire work-change job',
  home: 'water fire ac apartment break-in car moving house keys',
  school: 'exam tryout school bullying team accepted',
  family: 'rift inheritance grandchildren divorce marriage won-t-talk kids-ok resent runaway',
  heart: 'lonely tired sleep anxiety patience decision',
  wrong: 'theft adultery confidence words blame guilt regret',
  addiction: 'addiction sober',
  law: 'court prison papers',
  away: 'deployment travel mission military-kids return',
  joy: 'thanks anniversary baptism wedding',
  faith: 'prayer-dry',
  church: 'church-home meeting mentor',
  public: 'meal christmas',
};
/** How likely a group has to be before a word in the text counts as one of its needs. */
const ABOUT = 0.3;

/** The group to which an area belongs. */
const groupOfArea = (area: string) =>
  (Object.keys(areasOf) as Group[]).find((group) => areasOf[group]?.split(' ').includes(area));
const wrongs = ['theft', 'adultery', 'confidence', 'words'];

/** Whether the text owns up to something wrong. */
export const ownsUp = (areas: readonly string[]) => areas.some((area) => wrongs.includes(area));
