import { quoted as inQuotationMarks } from '@lampstand/sdk/app';
import { rotate, shuffleForAttempt, spokenWordsIn } from '../../../app-kit/index.ts';
import {
  type SpanishOccasion,
  spanishAddresses,
  spanishEndings,
  spanishGeneral,
  spanishOccasions,
  spanishRelations,
} from '../data/spanish.ts';
import type { Prayer } from '../solve.ts';
import type { Order } from './order.ts';
import { spanishPetitions } from './spanish-petitions.ts';

const nameRun = '\\p{Lu}[\\p{L}’]+(?: \\p{Lu}[\\p{L}’]+)?';
const person = new RegExp(
  `(?<![\\p{L}])(?:[Mm]is?|[Nn]uestr[oa]s?) (?:${spanishRelations})(?![\\p{L}])(?:,? ${nameRun}(?:(?:, | y | e )${nameRun})*)?`,
  'gu',
);

/** What a Spanish text is about, in the order in which it says it; the general words when it is about nothing known. */
export function spanishOccasionsIn(text: string): readonly SpanishOccasion[] {
  const found = spanishOccasions
    .map((occasion) => ({ occasion, at: text.search(occasion.cue) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(Boolean(b.occasion.glad)) - Number(Boolean(a.occasion.glad)) || a.at - b.at)
    .map(({ occasion }) => occasion)
    .slice(0, 3);
  // Thanks for papers is thanks, and no longer a request for them.
  if (found[0]?.glad) return found.slice(0, 1);
  return found.length > 0 ? found : [spanishGeneral];
}

/** A plain prayer in Spanish: address, people, the person's own words, what is asked for, trust. */
export function spanishPrayer({ input, facts, words }: Prayer, { base, attempt }: Order): string {
  const text = input.situation ?? '';
  const many = facts.voice === 'we';
  const occasions = spanishOccasionsIn(text);
  const [first = spanishGeneral] = occasions;
  const voiced = (line: string) => line.split('|')[many ? 1 : 0] ?? line.split('|')[0] ?? line;
  const inOrder = (lines: readonly string[], key: string) =>
    shuffleForAttempt(lines, { base, attempt }, key).map(voiced);
  const people = facts.harm ? [] : spanishPeople(text, facts.names);
  const opening = `${spanishAddresses[facts.address]}, ${first.opening}.`;
  const presented = people.length > 0 ? `${many ? 'Te presentamos' : 'Te presento'} a ${spanishList(people)}.` : '';
  const own = facts.ownWords;
  const quoted =
    own && spokenWordsIn(own) <= words * 0.4
      ? `${many ? 'Estas son las palabras que traemos.' : 'Te lo digo con mis palabras.'}\n\n${inQuotationMarks(own)}`
      : '';
  const ending = spanishEndings[input.ending && input.ending !== 'fitting' ? input.ending : 'in-jesus-name'];
  const [close = ''] = rotate(first.close, attempt - 1).map(voiced);
  const response = facts.responsive || input.style === 'litany' ? '\n\n**Señor, escucha nuestra oración.**' : '';

  const asks = occasions.flatMap((occasion) =>
    inOrder(occasion.asks, occasion.id).slice(0, occasion === first ? 9 : 3),
  );
  const general = inOrder(spanishGeneral.asks, 'general');
  const said: string[] = [];
  let size = spokenWordsIn([opening, presented, quoted, close, ending].join(' '));
  for (const line of [
    ...(facts.ownWords && !facts.harm ? spanishPetitions(facts.ownWords) : []),
    ...mixed(
      occasions.map((one) => inOrder(one.asks, one.id)),
      asks.length,
    ),
    ...general,
  ]) {
    if (said.includes(line) || size + spokenWordsIn(line) > words * 1.08) continue;
    said.push(line);
    size += spokenWordsIn(line);
  }
  const paragraphs = [];
  for (let index = 0; index < said.length; index += 2)
    paragraphs.push(`${said.slice(index, index + 2).join(' ')}${response}`);
  return [opening, presented, quoted, ...paragraphs, close, ending].filter(Boolean).join('\n\n');
}

/** The names of the form, and relations of the text: the only relation and the only name are one person, "mi hija Valeria". */
function spanishPeople(text: string, names: readonly string[]): string[] {
  const related = [
    ...new Set([...text.matchAll(person)].map(([found]) => found.charAt(0).toLowerCase() + found.slice(1))),
  ];
  const [only = ''] = names;
  const [relation = ''] = related;
  if (names.length === 1 && related.length === 1) {
    if (!/\p{Lu}/u.test(relation)) return [`${relation} ${only}`];
  }
  const unnamed = related.filter((one) => !names.some((name) => one.includes(name.split(' ')[0] ?? name)));
  const spoken = names.map((name) => related.find((one) => one.includes(name.split(' ')[0] ?? name)) ?? name);
  return [...new Set([...spoken, ...unnamed])];
}

/** A shorter form in Spanish. */
export function spanishShort(prayer: Prayer, order: Order): string {
  const { facts, input } = prayer;
  const [first = spanishGeneral] = spanishOccasionsIn(input.situation ?? '');
  const line = shuffleForAttempt(first.asks, order, 'short')[0] ?? '';
  const many = facts.voice === 'we';
  const voiced = line.split('|')[many ? 1 : 0] ?? line.split('|')[0];
  return `${spanishAddresses[facts.address]}, ${many ? 'escúchanos' : 'escúchame'}. ${voiced} Quédate cerca. Amén.`;
}

/** Takes one line of each list in turn. */
function mixed(lists: readonly (readonly string[])[], most: number): string[] {
  const lines: string[] = [];
  for (let index = 0; lines.length < most && lists.some((list) => index < list.length); index++)
    for (const list of lists) if (list[index]) lines.push(list[index] as string);
  return lines;
}

function spanishList(people: readonly string[]): string {
  if (people.length < 2) return people[0] ?? '';
  return `${people.slice(0, -1).join(', ')} y a ${people.at(-1)}`;
}
