import type { Block } from '@lampstand/sdk/app';
import { callout, heading, paragraphOf, present, prose, section, sectionIfAny, steps } from '../../../app-kit/index.ts';
import { contactsOf } from '../../../care/helplines.ts';
import { writtenLanguage } from '../../../care/index.ts';
import type { PlannedSection } from '../../contract.ts';
import { guidance } from '../data/guidance.ts';
import { guides } from '../data/guides/index.ts';
import {
  atDoor,
  cardsInHand,
  cutOff,
  cutOffByMaker,
  endedWords,
  endWords,
  forwardText,
  harmWords,
  kindWords,
  neverDoes,
  noLink,
  shortAnswers,
  signWords,
} from '../data/scams.ts';
import { spanish } from '../data/spanish.ts';
import { type Device, type Family, familyOf, wayOn } from '../devices.ts';
import { plain } from '../scam/patterns/plain.ts';
import { type Harm, harms, type Scam, type ScamSign } from '../scam/signs.ts';
import type { ForDevice, Found, TechAnswer } from '../solve.ts';
import { words } from '../texts.en.ts';
import { makerNamed } from './guide.ts';

type ScamFound = Extract<Found, { kind: 'scam' }>;
const { scam: texts } = words;
/** Signs that are explained; more would be read by no one. */
const MOST_SIGNS = 2;
const MOST_STEPS = 8;

/** What was found, in one line. */
export const scamTitle = ({ signs: [sign = 'unsure'], cardsInHand: inHand }: Scam): string =>
  (inHand ? cardsInHand : signWords[sign]).title;

/** For someone who writes Spanish: what the page says, in one paragraph. */
const inSpanish = (want: string) => writtenLanguage([want]) === 'es' && spanish.stop;

/** Stop, the numbers, what to do now. What has happened already comes right after the stop. No step of any task. */
export function scamSections(
  { scam, device }: ScamFound,
  { want, screenWords = '', version }: TechAnswer['input'],
): PlannedSection[] {
  const signs = scam.signs.slice(0, MOST_SIGNS);
  const hurt = scam.harms.length > 0;
  const here = section('now', texts.now, [steps(firstSteps(scam, signs))]);
  const losses = harms.filter((harm) => signs.some((sign) => signWords[sign].losses.includes(harm)));
  const es = inSpanish(want);
  return present<PlannedSection>([
    es && section('spanish', spanish.title, [{ type: 'prose', lang: 'es', text: es }], { bare: true }),
    section('stop', scamTitle(scam), [stop(scam, signs, { want, screenWords })], { bare: true }),
    ...(hurt
      ? [
          section('already', texts.already, [
            prose([texts.notAshamed]),
            steps([howToEnd(scam)]),
            ...harmBlocks(scam.harms),
          ]),
        ]
      : [here]),
    ...sectionIfAny(
      'switch-off',
      texts.cutOff(words.your[device]),
      cutOffBlocks(scam, device, `${version ?? ''} ${want}`),
      {
        folded: !hurt,
      },
    ),
    ...(hurt ? [{ ...here, folded: true }] : []),
    ...(hurt
      ? []
      : [
          section('if-already', texts.ifAlready, [prose([texts.notAshamed, texts.writeIt]), ...harmBlocks(losses)], {
            folded: true,
          }),
        ]),
    ...(scam.signs.includes('popup') ? sectionIfAny('close', texts.close, closeBlocks(device), { folded: true }) : []),
    section('known', texts.known, [prose([texts.knownText, texts.noSteps])], { folded: true }),
    section(
      'basis',
      words.basis,
      [prose([guidance.scams.text, words.source(guidance.scams.source, guidance.scams.asOf)])],
      {
        folded: true,
      },
    ),
  ]);
}

/** The answer to a yes-or-no question, and a kind word for someone to whom nothing has happened yet. */
function firstWords({ signs, harms: happened, ended, cardsInHand: inHand }: Scam, want: string): string[] {
  const asked = plain(want);
  const sign = signs.find((one) => one === 'romance' || one === 'grandchild') ?? signs[0] ?? 'unsure';
  const answer = shortAnswers.find(([question]) => question.test(asked))?.[1];
  const safe = happened.length === 0 && !inHand;
  const praise = ended && safe && texts.ended;
  const kind = safe && (!ended || sign === 'romance') && (kindWords[sign] ?? kindWords.other);
  return present([answer, praise, kind]);
}

function stop(
  scam: Scam,
  signs: readonly ScamSign[],
  { want, screenWords }: { want: string; screenWords: string },
): Block {
  const said = `${want}\n${screenWords}`;
  const contacts = [
    ...contactsOf('fraud'),
    ...contactsOf('fraud-60').slice(0, 1),
    ...contactsOf('eldercare').slice(0, 1),
  ];
  const never = neverDoes.find(([named]) => named.test(said))?.[1];
  // What this very office never does says more than what no office does.
  const general = signs.filter((sign) => !(never && (sign === 'government' || sign === 'bank')));
  const reasons = present([
    ...firstWords(scam, want),
    scam.cardsInHand && cardsInHand.why,
    never,
    ...general.map((sign) => signWords[sign].why),
  ]);
  return callout('urgent', paragraphOf([...reasons, texts.call, texts.report]), {
    title: texts.sign,
    contacts,
  });
}

/** How to end the contact; what was ended, or is long over, is only kept closed. */
const howToEnd = ({ channel, ended, live, harms: happened }: Scam): string =>
  (ended || (happened.length > 0 && !live) ? endedWords : endWords)[channel];

/** How to end the contact, then the lines of each sign that was found, each once. Cards in hand come before all else. */
function firstSteps(scam: Scam, signs: readonly ScamSign[]): string[] {
  const { channel, hasLink, cardsInHand: inHand } = scam;
  const ofSigns = signs.filter((sign) => !(inHand && sign === 'gift-card')).flatMap((sign) => signWords[sign].steps);
  const lines = present([
    ...(inHand ? cardsInHand.steps.slice(0, 2) : []),
    !(channel === 'pop-up' && signs.includes('popup')) && howToEnd(scam),
    channel === 'door' && atDoor,
    ...(inHand ? cardsInHand.steps.slice(2) : []),
    hasLink && noLink,
    channel === 'text' && forwardText,
    ...ofSigns,
  ]);
  return [...new Set(lines)].slice(0, MOST_STEPS);
}

const harmBlocks = (list: readonly Harm[]): Block[] =>
  list.flatMap((harm) => present([heading(harmWords[harm].title), steps(harmWords[harm].steps)]));

/** How to turn the device off, where a stranger can be in it. */
function cutOffBlocks({ signs, harms: happened }: Scam, device: ForDevice, said: string): Block[] {
  if (!signs.includes('remote') && !happened.includes('gave-access')) return [];
  const families: Family[] = device === 'unknown' ? ['windows', 'mac', 'ios', 'android'] : [familyOf[device]];
  const maker = makerNamed(said);
  const stepsOf = (family: Family) => (family === 'android' && maker && cutOffByMaker[maker]) || cutOff[family];
  return families.flatMap((family) =>
    present([families.length > 1 && heading(texts.whichFamily[family]), steps(stepsOf(family))]),
  );
}

/** How to close a warning in the browser, without any other step. */
function closeBlocks(device: ForDevice): Block[] {
  const among: Device[] = device === 'unknown' ? ['windows', 'mac', 'iphone', 'android-phone'] : [device];
  return among.flatMap((one) => {
    const way = wayOn(guides['close-popup'], one);
    return way
      ? present([among.length > 1 && heading(words.devices[one]), steps(way.steps.map(({ act }) => act))])
      : [];
  });
}
