import { anyOccasion } from '../data/any-occasion.ts';
import { abuse, low } from '../data/heart.ts';
import { occasions } from '../data/occasions.ts';
import { safety } from '../data/safety.ts';
import { type Purpose, purposes } from '../data/themes.ts';
import { disaster, violence } from '../data/world.ts';
import { words } from '../texts.en.ts';
import type { Theme, Topic } from '../theme.ts';
import type { FoundConcern } from './concerns.ts';
import { type Group, groupOf, joys, type OccasionId } from './groups.ts';
import type { Occasion } from './occasion.ts';
import type { Reading } from './reading.ts';
import { canBeAbout } from './topics.ts';

/** The occasion, unless it doesn't belong to the purpose in the form. */
export function fitting(purpose: Purpose, occasion: Occasion | undefined): Occasion | undefined {
  if (purpose === 'personal' || occasion?.topic === abuse) return occasion;
  const { theme, within } = purposes[purpose];
  const allowed = occasion && (occasion.topic === theme || (within as readonly string[]).includes(occasion.topic.id));
  return allowed ? occasion : undefined;
}

interface Choice {
  text: string;
  purpose: Purpose;
  harm: boolean;
  danger: boolean;
  occasion: Occasion | undefined;
  reading: Reading | undefined;
  /** What the person answered. */
  chosen: OccasionId | 'other' | undefined;
  joyful: boolean;
  /** What the text is about. */
  found: readonly FoundConcern[];
  /** It asks for something, and gives no thanks in so many words. */
  asking: boolean;
}

/** Danger first, then harm, what the person chose, a certain occasion, a sure one, its group, the purpose in the form, general words. */
export function themeFor({ text, purpose, harm, danger, occasion, reading, chosen, joyful, found, asking }: Choice): {
  theme: Theme | Topic;
  occasion?: Occasion;
  id?: OccasionId;
} {
  if (danger) return { theme: low };
  if (occasion?.topic === abuse) return { theme: occasion.topic, occasion };
  if (harm && purpose === 'personal') return { theme: safety };
  if (!harm) {
    if (chosen && chosen !== 'other') return { theme: occasions[chosen].theme, id: chosen };
    const [first] = found.filter(({ situation }) => situation);
    // A sure situation knows the stage, which the words of an occasion do not.
    if (first && chosen === undefined && purpose === 'personal') {
      const id = first.situation?.occasion;
      const ruled = occasion && id && occasions[id].theme === occasion.topic ? occasion : undefined;
      if (ruled) return { theme: ruled.topic, occasion: ruled };
      return id ? { theme: occasions[id].theme, id } : { theme: themeOfConcern(first, joyful) };
    }
    if (occasion) return { theme: occasion.topic, occasion };
    const read = chosen === undefined && !(asking && isHad(reading?.occasion)) ? reading?.occasion : undefined;
    const fits =
      found.length === 0 || found.some(({ concern }) => concern.situations.some((one) => one.occasion === read));
    if (read && fits && belongs(read, purpose)) return joyfulTheme(read, joyful);
    const [about] = found;
    if (about && chosen === undefined && purpose === 'personal') return { theme: themeOfConcern(about, joyful) };
    if (reading && joyful && purpose === 'personal') return { theme: occasions.thanks.theme, id: 'thanks' };
  }
  if (purpose === 'national-event') return { theme: eventOf(text) ?? purposes[purpose].theme };
  const hasText = /\p{L}/u.test(text);
  return { theme: purpose === 'personal' && hasText ? anyOccasion : purposes[purpose].theme };
}

/** Whether someone with this occasion has what they could ask for: a house, a job, a reason for thanks. */
const isHad = (id: OccasionId | undefined) => id === 'new-home' || id === 'work-good' || id === 'thanks';

/** General words, with what the text is about named in them. */
function themeOfConcern({ concern: { what } }: FoundConcern, joyful: boolean): Theme {
  return {
    ...anyOccasion,
    id: 'concern',
    titles: [words.document.concerning(what)],
    naming: joyful ? [] : words.naming.concern.map((line) => line(what)),
  };
}

/** Good news about an illness is thanked for, and not prayed for as an illness. */
function joyfulTheme(id: OccasionId, joyful: boolean): { theme: Theme | Topic; id: OccasionId } {
  const kept = !joyful || joyfulOccasions.has(id);
  return kept ? { theme: occasions[id].theme, id } : { theme: occasions.thanks.theme, id: 'thanks' };
}

/** Joys, and occasions that can be one. */
const joyfulOccasions: ReadonlySet<OccasionId> = new Set([...joys, 'meal', 'pastor-leader']);

/** Whether a purpose of the form leaves room for an occasion of the text. */
function belongs(id: OccasionId, purpose: Purpose): boolean {
  if (purpose === 'personal') return true;
  const group = groupOf(id);
  const { within } = purposes[purpose];
  return (
    (within as readonly string[]).includes(occasions[id].theme.id) ||
    (group !== undefined && (groupsOf[purpose] ?? []).includes(group) && !occasions[id].self)
  );
}

const groupsOf: { readonly [purpose in Purpose]?: readonly Group[] } = {
  intercession: [
    'health',
    'grief',
    'children',
    'work',
    'home',
    'school',
    'family',
    'addiction',
    'law',
    'away',
    'church',
  ],
  healing: ['health'],
  grief: ['grief'],
  school: ['school'],
  blessing: ['joy'],
};

/** The public event of a text, a disaster or violence; undefined when it can be both. */
function eventOf(text: string): Topic | undefined {
  const [event, another] = [disaster, violence].filter((topic) => canBeAbout(topic, text));
  return another ? undefined : event;
}
