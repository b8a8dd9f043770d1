import type { ChurchVoice, Input } from '@lampstand/sdk/app';
import {
  type AppContext,
  type ComposeRequest,
  type MinistryApp,
  type PlannedSection,
  solveRun,
} from '../ministry-apps/contract.ts';
import type { ScriptureReader } from '../scripture/reader.ts';
import { withoutEncoder } from '../understanding/understanding.ts';
import { someChurch } from './church-voice.ts';

/** A reader for runs that show no verse: every call fails. */
const noScripture = new Proxy({} as ScriptureReader, {
  get(_, name) {
    throw new Error(`This test gave the app no Bible, and it asked for ${String(name)}.`);
  },
});

export interface GivenRun extends Partial<Omit<AppContext, 'church'>> {
  input?: Input;
  church?: Partial<ChurchVoice>;
}

/** What an app is given in a test, with defaults. */
export function contextOf({ input: _, church, ...given }: GivenRun = {}): AppContext {
  return {
    now: new Date('2026-11-20T15:00:00Z'),
    lang: 'en',
    church: { ...someChurch, ...church },
    scripture: noScripture,
    understanding: withoutEncoder,
    attempt: 1,
    messages: [],
    answers: {},
    seed: 7,
    ...given,
  };
}

/** Solves and plans one run of an app; `requestFor` makes what `compose` and `prompt` are given for a section. */
export async function planRun(app: MinistryApp, given: GivenRun = {}) {
  const { input = {} } = given;
  const context = contextOf(given);
  // A test app that is marked heavy is solved on this thread.
  const solved = await solveRun(app, context, (now) => app.solve(input, now));
  if ('ask' in solved) throw new Error(`The app asked: ${solved.ask.why}`);
  const { result, plan } = solved;
  const requestFor = (section: PlannedSection | string, more: Partial<ComposeRequest> = {}): ComposeRequest => {
    const found = typeof section === 'string' ? plan.sections.find(({ id }) => id === section) : section;
    if (!found) throw new Error(`The plan has no section ${String(section)}.`);
    const { church, lang, messages, attempt, seed } = context;
    return { input, result, plan, section: found, church, lang, messages, attempt, seed, ...more };
  };
  return { context, input, result, plan, requestFor };
}

/** Everything a `PlannedRun` holds of an app's part. */
export async function plannedRun(app: MinistryApp, given: GivenRun = {}) {
  const { context, input, result, plan } = await planRun(app, given);
  const { church, messages, attempt, lang } = context;
  return { app, plan, input, result, appLang: lang, messages, church, attempt };
}
