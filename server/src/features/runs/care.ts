import type { CalloutBlock, Language, Section } from '@lampstand/sdk/app';
import { becomesHeavy, careAnswer, careGate, offerOfPerson } from '../../care/index.ts';
import type { ChurchVoice, MinistryApp } from '../../ministry-apps/define-app.ts';
import type { RunBody } from './contract.ts';
import { freeTexts } from './free-texts.ts';

/** Help that stands first, when somebody needs it now, and small notes for the rest. */
export interface CareAnswer {
  section?: Section;
  notices: CalloutBlock[];
}

/** What the care gate has to say about a run, before anything else may refuse it. */
export function careOf(app: MinistryApp, church: ChurchVoice, body: RunBody, lang: Language): CareAnswer {
  const texts = freeTexts(app.manifest, body);
  const answer: CareAnswer =
    texts.length > 0 ? careAnswer(careGate(texts), church, { page: lang, texts }) : { notices: [] };
  if (answer.section || app.manifest.surface !== 'chat') return answer;
  const asked = (body.messages ?? []).filter(({ role }) => role === 'user').map(({ text }) => text);
  // One small notice at a time: the offer of a person says more than the note on a single message.
  return becomesHeavy(asked) ? { notices: [offerOfPerson(asked, church, lang)] } : answer;
}
