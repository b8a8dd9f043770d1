import type { CalloutBlock, Section } from '@lampstand/sdk/app';
import { careAnswer, careGate } from '../../care/index.ts';
import type { ChurchVoice, MinistryApp } from '../../ministry-apps/define-app.ts';
import type { RunBody } from './contract.ts';
import { freeTexts } from './free-texts.ts';

/** Help that stands first, when somebody needs it now, and small notes for the rest. */
export interface CareAnswer {
  section?: Section;
  notices: CalloutBlock[];
}

/** What the care gate has to say about a run, before anything else may refuse it. */
export function careOf(app: MinistryApp, church: ChurchVoice, body: RunBody): CareAnswer {
  const texts = freeTexts(app.manifest, body);
  return texts.length > 0 ? careAnswer(careGate(texts), church) : { notices: [] };
}
