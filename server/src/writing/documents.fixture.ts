import type { ChatMessage, ChurchVoice, Input } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { bibleChat } from '../ministry-apps/bible-chat/index.ts';
import { questions } from '../ministry-apps/bible-chat/understanding/questions.testing.ts';
import type { MinistryApp, Plan } from '../ministry-apps/contract.ts';
import { anyHousehold, now } from '../ministry-apps/debt-coach/household.fixture.ts';
import { debtCoach } from '../ministry-apps/debt-coach/index.ts';
import { prayerGenerator } from '../ministry-apps/prayer-generator/index.ts';
import { visits } from '../ministry-apps/prayer-generator/visits.fixture.ts';
import type { ScriptureReader } from '../scripture/reader.ts';
import { planRun } from '../testing/plan-run.ts';
import { composeInVoice, planInTerms, voiceOfRun } from './apply-voice.ts';

/** What one visitor sent to an app. */
export interface Visit {
  app: MinistryApp;
  input: Input;
  messages: ChatMessage[];
}

/** Many visits of each app: the stored prayers and questions, and random households. */
export const visitsOf: { readonly [app: string]: readonly Visit[] } = {
  'prayer-generator': visits.map(({ input }) => ({ app: prayerGenerator, input, messages: [] })),
  'bible-chat': questions.map(([text], index) => ({
    app: bibleChat,
    input: { length: ['short', 'standard', 'deep'][index % 3] ?? '', view: 'single' },
    messages: [{ role: 'user', text }],
  })),
  'debt-coach': fc
    .sample(anyHousehold, { numRuns: 80, seed: 7 })
    .map((input) => ({ app: debtCoach, input: input as unknown as Input, messages: [] })),
};

export interface WrittenDocument {
  plan: Plan;
  /** The prose of each section that has one, by section id. */
  prose: { readonly [section: string]: string };
}

/** The whole document as the built-in writer makes it for a visitor of a church. */
export async function documentFor(
  { app, input, messages }: Visit,
  ofChurch: ChurchVoice,
  scripture: ScriptureReader,
  seed = 7,
): Promise<WrittenDocument> {
  const church = voiceOfRun(app, ofChurch, { input, messages });
  const planned = await planRun(app, { input, now, church, scripture, messages });
  const plan = planInTerms(app, planned.plan, church, { input, messages });
  const { result } = planned;
  const request = { input, result, plan, church, lang: 'en' as const, messages, attempt: 1, seed };
  const written = plan.sections
    .filter(({ write }) => write)
    .map((section) => [section.id, composeInVoice(app, { ...request, section })] as const);
  return { plan, prose: Object.fromEntries(written) };
}
