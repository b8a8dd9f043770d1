import type { Block } from '@lampstand/sdk/app';
import {
  callout,
  capitalize,
  heading,
  paragraphOf,
  present,
  prose,
  section,
  sectionIfAny,
  steps,
} from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import { termsIn } from '../data/glossary.ts';
import { guidance } from '../data/guidance.ts';
import { type Maker, makers, type Step, type Way } from '../data/guide.ts';
import { familyOf } from '../devices.ts';
import type { ForDevice, Found, TechAnswer } from '../solve.ts';
import { words } from '../texts.en.ts';
import { cardsAtOnce } from './layers.ts';

type GuideFound = Extract<Found, { kind: 'guide' }>;
const { guide: texts } = words;

/** One guide on one device: the answer, the cards, how to stay safe, and what is folded. */
export function guideSections(asked: GuideFound, answer: TechAnswer): PlannedSection[] {
  const found = withoutRestart(asked, answer.input.want);
  const { guide, way, device } = found;
  const { comfort, textSize } = answer.input;
  const large = textSize === 'large';
  const short = comfort === '3';
  const intro = introBlocks(found, answer);
  const count = short ? way.steps.length : cardsAtOnce(way.steps, { large, taken: intro.taken });
  const first = way.steps.slice(0, count);
  const rest = way.steps.slice(count);
  const all = way.steps.length;
  const more = all - count === 0 ? undefined : texts.moreSteps(count + 1, all);
  return present<PlannedSection>([
    section('answer', guide.task, intro.blocks, { bare: true }),
    short
      ? section('steps', texts.steps, [steps(way.steps.map(({ act }) => act))])
      : section('steps', more ? texts.firstSteps(count) : texts.steps, cardBlocks(first, 1, large)),
    ...(more ? [section('more-steps', more, cardBlocks(rest, count + 1, large), { folded: true })] : []),
    section('safe', texts.tip, [callout('caution', guide.tip, { title: texts.tip }), personBlock(found)], {
      bare: true,
    }),
    ...(short ? [section('cards', texts.cards, cardBlocks(way.steps, 1, large), { folded: true })] : []),
    section('undo', texts.undo, [prose([onScreenOf(device, way.undo ?? guide.undo)])], { folded: true }),
    ...sectionIfAny('different', texts.different, differences(way, device, answer), { folded: true }),
    ...sectionIfAny('words', words.guide.glossary, glossaryBlocks(found), { folded: true }),
  ]);
}

/** Someone says that it was turned off and on before. */
const restarted =
  /\b(?:re-?start(?:ed|ing)?|re-?boot(?:ed|ing)?)\b(?!\?)(?=.{0,30}\b(?:already|twice|times|\dx|still|before|and|but)\b)|\b(?:already|i|we|have|just|tried) (?:re-?start|re-?boot)(?:ed|ing)\b|\bturned (?:\w+ ){1,3}off and (?:back )?on\b|\bunplugged (?:it|the)\b/i;
const ofRestart =
  /^(?:Turn (?!.*(?:sound|volume|switch))[^“]* (?:off|on)\.|Wait for (?:one|two|a) minutes?\.|(?:Restart|Unplug) )/;

/** The same guide without the cards of turning off and on, for someone who has done that. */
function withoutRestart(found: GuideFound, want: string): GuideFound {
  if (!restarted.test(want)) return found;
  const rest = found.way.steps.filter(({ act }) => !ofRestart.test(act));
  if (rest.length === found.way.steps.length || rest.length < 2) return found;
  return { ...found, way: { ...found.way, steps: rest, answer: texts.restarted } };
}

/** The sentence of the answer, what to have ready, and how to touch this kind of screen. `taken`: characters. */
function introBlocks(
  { guide, way, device }: GuideFound,
  { input, alsoNamed }: TechAnswer,
): { blocks: Block[]; taken: number } {
  const before = way.before ?? guide.before;
  const named =
    alsoNamed && device !== 'unknown' ? texts.notTheSame(words.devices[device], words.devices[alsoNamed]) : undefined;
  const maker = makerNamed(input.version);
  const own = maker && way.makers?.[maker] ? texts.maker(makers[maker], way.makers[maker]) : undefined;
  const older = isOlder(input.version, device) ? (way.older ? texts.older(way.older) : texts.oldVersion) : undefined;
  const paragraphs = [
    way.answer ?? guide.answer,
    named,
    own,
    older,
    before && `**${texts.before}:** ${before}`,
    input.comfort === '1' && gestures(device),
    input.helper && texts.helperHere,
    input.textSize === 'large' && texts.sheet,
  ];
  const said = present(paragraphs);
  return { blocks: present([prose(said, { spoken: input.textSize === 'large' })]), taken: said.join(' ').length };
}

function cardBlocks(list: readonly Step[], from: number, large: boolean): Block[] {
  const cards = list.map(({ act, see, otherwise }, index) => ({
    title: texts.card(from + index, act),
    see: texts.see(seen(see)),
    otherwise: texts.otherwise(otherwise),
  }));
  if (large)
    return cards.flatMap(({ title, see, otherwise }) =>
      present([prose([`**${title}**`, `${see}\n${otherwise}`], { spoken: true })]),
    );
  return [
    { type: 'cards', items: cards.map(({ title, see, otherwise }) => ({ title, text: `${see}\n${otherwise}` })) },
  ];
}

/** On a computer one clicks. */
const onScreenOf = (device: ForDevice, text: string) =>
  device === 'windows' || device === 'mac' || device === 'chromebook'
    ? text.replace(/\bTap\b/g, 'Click').replace(/\btap\b/g, 'click')
    : text;

/** What is seen, after the words "What you see". */
const seen = (text: string) => capitalize(text.replace(/^You see /, ''));

const personBlock = ({ guide }: GuideFound) =>
  callout('next', paragraphOf([texts.twice, guide.ask ?? texts.ask]), { title: texts.person });

function differences(way: Way, device: ForDevice, { input }: TechAnswer): Block[] {
  const named = makerNamed(input.version);
  const others = Object.entries(way.makers ?? {}).filter(([maker]) => maker !== named);
  const about = device === 'unknown' ? undefined : guidance[familyOf[device]];
  return present([
    prose([
      ...others.map(([maker, text]) => texts.maker(makers[maker as Maker], text)),
      way.older && texts.older(way.older),
    ]),
    about && heading(words.versions),
    about && prose([about.text, words.source(about.source, about.asOf)]),
  ]);
}

function glossaryBlocks({ guide, way }: GuideFound): Block[] {
  const said = [
    guide.answer,
    guide.tip,
    guide.undo,
    ...way.steps.flatMap(({ act, see, otherwise }) => [act, see, otherwise]),
  ];
  const terms = termsIn(said.join('\n'));
  return present([prose(terms.map(({ word, meaning }) => `**${word}:** ${meaning}`))]);
}

function gestures(device: ForDevice): string {
  const { touch, mouse, remote } = texts.gestures;
  if (device === 'tv') return remote;
  return device === 'windows' || device === 'mac' || device === 'chromebook' ? mouse : touch;
}

const makerWords: readonly (readonly [Maker, RegExp])[] = [
  ['samsung', /samsung|galaxy/i],
  ['motorola', /moto/i],
  ['pixel', /pixel/i],
  ['roku', /roku/i],
  ['fire-tv', /fire|amazon/i],
  ['lg', /\blg\b/i],
  ['google-tv', /google|sony|chromecast/i],
  ['apple-tv', /apple/i],
];

/** The maker that the version field names. */
export const makerNamed = (version = '') => makerWords.find(([, name]) => name.test(version))?.[0];

/** The first version for which the steps are written as they are. */
const written: { readonly [family in string]?: number } = { ios: 18, android: 15, windows: 11, mac: 15 };

/** Whether the version field names an older version than the one the steps are written for. */
function isOlder(version = '', device: ForDevice): boolean {
  const number = Number(/\d+/.exec(version)?.[0]);
  const first = device === 'unknown' ? undefined : written[familyOf[device]];
  return Number.isFinite(number) && first !== undefined && number < first;
}
