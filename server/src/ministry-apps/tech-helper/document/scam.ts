import type { Block } from '@lampstand/sdk/app';
import { callout, heading, paragraphOf, present, prose, section, sectionIfAny, steps } from '../../../app-kit/index.ts';
import { contactsOf } from '../../../care/helplines.ts';
import type { PlannedSection } from '../../contract.ts';
import { guidance } from '../data/guidance.ts';
import { guides } from '../data/guides/index.ts';
import { cutOff, harmWords, signWords } from '../data/scams.ts';
import { type Device, type Family, familyOf, wayOn } from '../devices.ts';
import { type Harm, harms, type ScamSign } from '../scam/signs.ts';
import type { ForDevice, Found } from '../solve.ts';
import { words } from '../texts.en.ts';

type ScamFound = Extract<Found, { kind: 'scam' }>;
const { scam: texts } = words;
/** Signs that are explained; more would be read by no one. */
const MOST_SIGNS = 2;

/** Stop, the numbers, what to do now. What has happened already comes right after the stop. No step of any task. */
export function scamSections({ scam, device }: ScamFound): PlannedSection[] {
  const signs = scam.signs.slice(0, MOST_SIGNS);
  const [first = 'unsure'] = signs;
  const hurt = scam.harms.length > 0;
  const here = section('now', texts.now, [steps(firstSteps(signs))]);
  return present<PlannedSection>([
    section('stop', signWords[first].title, [stop(signs)], { bare: true }),
    ...(hurt ? [section('already', texts.already, [prose([texts.notAshamed]), ...harmBlocks(scam.harms)])] : [here]),
    ...sectionIfAny('switch-off', texts.cutOff(words.your[device]), cutOffBlocks(scam.signs, scam.harms, device), {
      folded: !hurt,
    }),
    ...(hurt ? [{ ...here, folded: true }] : []),
    ...(hurt
      ? []
      : [
          section('if-already', texts.ifAlready, [prose([texts.notAshamed, texts.writeIt]), ...harmBlocks(harms)], {
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

function stop(signs: readonly ScamSign[]): Block {
  const contacts = [
    ...contactsOf('fraud'),
    ...contactsOf('fraud-60').slice(0, 1),
    ...contactsOf('eldercare').slice(0, 1),
  ];
  const reasons = signs.map((sign) => signWords[sign].why);
  return callout('urgent', paragraphOf([...reasons, texts.call, texts.report]), {
    title: texts.sign,
    contacts,
  });
}

/** The first lines of each sign, each once. */
const firstSteps = (signs: readonly ScamSign[]) =>
  [...new Set(signs.flatMap((sign) => signWords[sign].steps))].slice(0, 6);

const harmBlocks = (list: readonly Harm[]): Block[] =>
  list.flatMap((harm) => present([heading(harmWords[harm].title), steps(harmWords[harm].steps)]));

/** How to turn the device off, where a stranger can be in it. */
function cutOffBlocks(signs: readonly ScamSign[], happened: readonly Harm[], device: ForDevice): Block[] {
  if (!signs.includes('remote') && !happened.includes('gave-access')) return [];
  const families: Family[] = device === 'unknown' ? ['windows', 'mac', 'ios', 'android'] : [familyOf[device]];
  return families.flatMap((family) =>
    present([families.length > 1 && heading(texts.whichFamily[family]), steps(cutOff[family])]),
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
