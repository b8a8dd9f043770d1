import { type FoodId, foodIds, foodOf } from './data/foods/index.ts';

/** Words that say nothing about which food it is. */
const idle = new Set(
  'a an of the some fresh large small big medium lb lbs oz g kg bag bags box boxes jar jars bottle bottles package packages pack packs can cans carton cartons tub tubs loaf loaves bunch head heads dozen plain organic store brand low fat free reduced and in'.split(
    ' ',
  ),
);
/** Words that change which food it is, though a name can lack them. */
const forms = ['canned', 'dry', 'dried', 'frozen', 'instant'];
const broad = new Set(['fruit', 'vegetable', 'veggy']);

/** A word in the singular, lower case. */
function singular(word: string): string {
  if (/(?:ss|us)$/.test(word) || word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:oes|ches|shes|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The words of a name that tell which food it is. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z%\s-]/g, ' ')
    .replace(/-/g, ' ');
  return plain
    .split(/\s+/)
    .filter((word) => word && !idle.has(word))
    .map(singular)
    .map((word) => (word === 'dried' ? 'dry' : word));
}

/** "None", in the ways in which people write it into an empty box. */
export const isNothing = (text: string) => /^\W*(?:none|nothing|nope|no|n\/?a|not? much|zero)\W*$/i.test(text);

interface Alias {
  food: FoodId;
  words: readonly string[];
}

const aliases: readonly Alias[] = foodIds.flatMap((food) => {
  const { name, names = [] } = foodOf(food);
  const texts = [name, name.replace(/,.*$/, ''), food.replaceAll('-', ' '), ...names];
  return texts.map((text) => ({ food, words: wordsOf(text) })).filter(({ words }) => words.length > 0);
});

/**
 * The food that a person means, or undefined. Every word of one of its names has to be there; the longest name counts, and
 * of equal ones the one in the form that is written (canned, dry, frozen), then the first of the table.
 */
export function foodNamed(text: string, { canned = false, byWeight = false } = {}): FoodId | undefined {
  const written = new Set(wordsOf(text));
  if (canned || /\bcans?\b/i.test(text)) written.add('canned');
  let best: { food: FoodId; points: number } | undefined;
  for (const { food, words } of aliases) {
    const named = words.filter((word) => !forms.includes(word));
    // "Fruit" alone is no food: "canned fruit" is.
    const asked = named.every((word) => broad.has(word)) ? words : named;
    if (named.length === 0 || !asked.every((word) => written.has(word))) continue;
    // Two foods can share their name: the form decides.
    const rightForm = forms.filter((form) => words.includes(form) && written.has(form)).length;
    const wrongForm = forms.filter((form) => words.includes(form) && !written.has(form)).length;
    const canForm = written.has('canned') && foodOf(food).piece?.one.includes('can') ? 1 : 0;
    const exact = named.length === [...written].filter((word) => !forms.includes(word)).length ? 1 : 0;
    // Pounds of beans are dry ones.
    const notCan = byWeight && /^(?:small )?can$/.test(foodOf(food).piece?.one ?? '') ? 5 : 0;
    const dry = byWeight && words.includes('dry') ? 3 : 0;
    const points = named.length * 10 + exact * 4 + rightForm * 3 + canForm * 3 + dry - wrongForm * 2 - notCan;
    if (!best || points > best.points) best = { food, points };
  }
  return best?.food;
}

/** Foods whose name, or another name of theirs, has the word in it: "corn" finds corn tortillas and cornmeal. */
export function foodsWith(text: string): FoodId[] {
  const wanted = wordsOf(text).join(' ');
  if (!wanted) return [];
  return foodIds.filter((food) => {
    const { name, names = [] } = foodOf(food);
    return [name, ...names, food.replaceAll('-', ' ')].some((one) => wordsOf(one).join(' ').includes(wanted));
  });
}
