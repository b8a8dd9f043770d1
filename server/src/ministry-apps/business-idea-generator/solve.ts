import { dayOf } from '../../app-kit/index.ts';
import { type AppContext, type Ask, answersTo, ask } from '../contract.ts';
import { refusals } from './data/refusals.ts';
import { type BusinessInput, type CircumstanceFields, circumstances, skillKinds } from './fields.ts';
import type { Person } from './fit.ts';
import { readOwn, wishOf } from './own/read-own.ts';
import { type Ranking, rank } from './ranking.ts';
import { askTexts } from './texts.en.ts';
import { readSkills } from './understanding.ts';

/** Cosine from which a person's own words name something that an idea is about. */
const HEARD = 0.62;
/** Cosine from which their words name so plainly what they do that the things for it need no tick. */
const NAMED = 0.7;

/**
 * Ranks the ideas for a person; a business that they bring comes first. No idea is shown that a limit, the hours or the money
 * rules out. Ties go to the idea that is listed first. Asks once for what a person has and what limits them, and for skills
 * where the words are unclear.
 */
export async function solve(
  input: BusinessInput,
  context: Pick<AppContext, 'understanding' | 'answers' | 'now'>,
): Promise<Ranking | Ask> {
  const { understanding } = context;
  const [skills, interests] = await Promise.all([
    readSkills(input.skills, understanding),
    readSkills(input.interests ?? '', understanding),
  ]);
  const refused = interests.refused ?? skills.refused;
  const own = refused ? undefined : await readOwn(wishOf(input), understanding);
  const { nearness } = skills;
  const isClear = input.kinds?.length || own || Math.max(0, ...(nearness?.values() ?? [])) >= HEARD;
  const isKnown = input.place || input.assets?.length || input.limits?.length;
  // Only what is missing; the texts have the words of all of them.
  const asked = { ...(isClear ? {} : skillKinds), ...(isKnown ? {} : circumstances) } as CircumstanceFields;
  const answers = answersTo(asked, context);
  if (!answers && !(isClear && isKnown))
    return ask(asked, askTexts.fields, askTexts.why(!isClear, refusals.find(({ id }) => id === refused)?.text));
  const namedIn = (found: ReadonlyMap<string, number> | undefined) =>
    new Set([...(found ?? [])].flatMap(([id, score]) => (score >= NAMED ? id : [])));
  const person = {
    ...personOf({ ...input, ...answers }),
    own: new Set(own?.parts.flatMap(({ idea }) => idea ?? [])),
    named: namedIn(nearness),
    first: namedIn(skills.first),
    month: Number(dayOf(context.now).slice(5, 7)),
  };
  return {
    ...rank(input, person, nearness, own),
    refused,
    ...((skills.urgent || interests.urgent) && { urgent: true }),
  };
}

function personOf({
  hours,
  money,
  kinds = [],
  assets = [],
  limits = [],
  place,
  goal,
  risk,
}: Partial<BusinessInput>): Omit<Person, 'month'> {
  return {
    hours: hours ?? 1,
    money: money ?? 0,
    kinds: new Set(kinds),
    assets: new Set(assets),
    limits: new Set(limits),
    place,
    goal: goal || undefined,
    careful: risk === 'low',
  };
}
