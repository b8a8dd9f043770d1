import type { Block, CalloutBlock, ChatMessage, ChurchVoice, Input } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { bibleChat } from '../ministry-apps/bible-chat/index.ts';
import { questions } from '../ministry-apps/bible-chat/understanding/questions.testing.ts';
import type { MinistryApp, Plan } from '../ministry-apps/contract.ts';
import { anyHousehold, now } from '../ministry-apps/debt-coach/household.fixture.ts';
import { debtCoach } from '../ministry-apps/debt-coach/index.ts';
import { prayerGenerator } from '../ministry-apps/prayer-generator/index.ts';
import { visits } from '../ministry-apps/prayer-generator/prayers.fixture.ts';
import type { ScriptureReader } from '../scripture/reader.ts';
import { composeInVoice } from './in-church-voice.ts';
import { planInVoice } from './plan-in-voice.ts';
import { voiceOfRun } from './voice-of-run.ts';

/** What somebody asked of an app. */
export interface Asked {
  app: MinistryApp;
  input: Input;
  messages: ChatMessage[];
}

/** Many visits of each app: every prayer and question that is kept for tests, and households by chance. */
export const asked: { readonly [app: string]: readonly Asked[] } = {
  'prayer-generator': visits.map(({ input }) => ({ app: prayerGenerator, input, messages: [] })),
  'bible-chat': questions.map(([text], index) => ({
    app: bibleChat,
    input: { length: ['short', 'standard', 'deep'][index % 3] ?? '' },
    messages: [{ role: 'user', text }],
  })),
  'debt-coach': fc
    .sample(anyHousehold, { numRuns: 80, seed: 7 })
    .map((input) => ({ app: debtCoach, input, messages: [] })),
};

export interface Written {
  /** As the app computed it for this church, before its voice. */
  computed: Plan;
  plan: Plan;
  /** The prose of each section that has one, by section. */
  prose: { readonly [section: string]: string };
}

/** The whole document as a church's visitors get it from the built-in writer. */
export async function documentFor(
  { app, input, messages }: Asked,
  ofChurch: ChurchVoice,
  scripture: ScriptureReader,
  seed = 7,
): Promise<Written> {
  const church = voiceOfRun(app, ofChurch, { input, messages });
  const computed = await app.compute(input, { now, church, scripture, attempt: 1, messages });
  const plan = planInVoice(app, computed, { church, input, messages });
  const request = { input, plan, church, messages, attempt: 1, seed };
  const written = plan.sections
    .filter(({ write }) => write)
    .map((section) => [section.id, composeInVoice(app, { ...request, section })] as const);
  return { computed, plan, prose: Object.fromEntries(written) };
}

/** What an app has worded, by what may become of it. Verses, figures, help and what is fixed are not among it. */
export interface Worded {
  texts: string[];
  /** Headings and labels, which may have no other wording. */
  labels: string[];
}

/** Everything of ours that a document shows, except what is never changed. */
export function wordedIn(plan: Plan): Worded {
  const free = plan.sections.filter(({ fixed }) => !fixed);
  const blocks = [...plan.notices, ...free.flatMap((section) => section.blocks)].map(wordedOf);
  return {
    texts: [plan.about ?? '', ...(plan.suggestions ?? []), ...blocks.flatMap(({ texts }) => texts)].filter(Boolean),
    labels: [
      plan.title,
      ...plan.sections.flatMap(({ title, again }) => [title, ...(again ? [again] : [])]),
      ...blocks.flatMap(({ labels }) => labels),
    ],
  };
}

function wordedOf(block: Block): Worded {
  switch (block.type) {
    case 'heading':
    case 'prose':
      return { texts: [block.text], labels: [] };
    case 'steps':
    case 'checklist':
      return { texts: block.items, labels: [] };
    case 'score':
      return { texts: [], labels: block.items.map(({ label }) => label) };
    case 'cards':
      return { texts: block.items.flatMap(({ title, text }) => [title, text]), labels: [] };
    case 'callout':
      return { texts: isHelp(block) ? [] : [block.title ?? '', block.text], labels: [] };
    case 'verse':
      return { texts: block.text && block.note ? [block.note] : [], labels: [] };
    case 'table':
      return {
        texts: Object.values(block.notes ?? {}),
        labels: [block.caption, ...block.columns.map(({ label }) => label), ...block.rows.map(([head = '']) => head)],
      };
    case 'stat':
      return {
        texts: block.items.flatMap(({ detail }) => detail ?? []),
        labels: block.items.map(({ label }) => label),
      };
    case 'chart':
      return { texts: [block.summary], labels: [block.title, ...block.series.map(({ name }) => name)] };
    case 'schedule':
      return { texts: block.entries.flatMap(({ title, detail }) => [title, detail ?? '']), labels: [block.title] };
  }
}

const isHelp = ({ tone, contacts }: CalloutBlock) => tone === 'urgent' || tone === 'caution' || contacts !== undefined;
