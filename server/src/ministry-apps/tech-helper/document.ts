import type { CalloutBlock } from '@lampstand/sdk/app';
import { callout } from '../../app-kit/index.ts';
import type { AppContext, Plan, PlannedSection } from '../contract.ts';
import { matters } from './data/matters.ts';
import { spanish } from './data/spanish.ts';
import { elsewhereSections, elsewhereTitle } from './document/elsewhere.ts';
import { guideSections } from './document/guide.ts';
import { helperSections } from './document/helper.ts';
import { matterSections } from './document/matter.ts';
import { notUnderstoodSections } from './document/not-understood.ts';
import { scamSections, scamTitle } from './document/scam.ts';
import { spanishSections } from './document/spanish.ts';
import { whichDeviceSections } from './document/which-device.ts';
import { hasSecret } from './secrets.ts';
import type { TechAnswer } from './solve.ts';
import { words } from './texts.en.ts';

/** The answer in one sentence, then its cards; a scam is stopped before any step. Everything else is folded. */
export function document(answer: TechAnswer, context: Pick<AppContext, 'church'>): Plan {
  const { title, about, sections } = partsOf(answer, context);
  return {
    title,
    ...(about ? { about } : {}),
    sections: [...sections, ...helperSections(answer)],
    notices: secretNotice(answer),
  };
}

/** Says that a password or a number doesn't belong here, to someone who has written one. */
function secretNotice({ input: { want, screenWords = '' } }: TechAnswer): CalloutBlock[] {
  return hasSecret(`${want}\n${screenWords}`) ? [callout('caution', words.secret, { dismissible: true })] : [];
}

interface Parts {
  title: string;
  about?: string;
  sections: PlannedSection[];
}

function partsOf(answer: TechAnswer, { church }: Pick<AppContext, 'church'>): Parts {
  const { found, input } = answer;
  switch (found.kind) {
    case 'scam':
      return {
        title: scamTitle(found.scam),
        about: found.scam.channel === 'door' ? words.scam.aboutDoor : words.scam.about,
        sections: scamSections(found, input),
      };
    case 'guide':
      return {
        title: found.guide.task,
        about: words.guide.about(words.your[found.device]),
        sections: guideSections(found, answer),
      };
    case 'elsewhere':
      return { title: elsewhereTitle(found), sections: elsewhereSections(found, church) };
    case 'matter':
      return { title: matters[found.id].title, sections: matterSections(found.id, church) };
    case 'spanish':
      return { title: spanish.title, sections: spanishSections(church) };
    case 'which-device':
      return { title: words.whichDevice.title, sections: whichDeviceSections(found, church) };
    case 'not-understood':
      return { title: words.notUnderstood.title, sections: notUnderstoodSections(found, input, church) };
  }
}
