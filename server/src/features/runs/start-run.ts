import { blockText, type Input, type Localized, type RunEvent } from '@lampstand/sdk/app';
import { type HelpDocument, isDenied } from '../../care/index.ts';
import {
  type AppContext,
  type Ask,
  type ComposeRequest,
  type MinistryApp,
  solveRun,
} from '../../ministry-apps/contract.ts';
import { dayOf } from '../../platform/clock.ts';
import { invalidInput } from '../../platform/http/app-error.ts';
import type { OpenStream } from '../../platform/http/open-streams.ts';
import { builtInWriter, planInTerms, voiceOfRun } from '../../writing/index.ts';
import { churchVoice } from '../churches/index.ts';
import { acquireSlot } from './acquire-slot.ts';
import { admit, type Caller } from './admission.ts';
import { type CareAnswer, careOf } from './care.ts';
import { checkRun, invalidAnswers } from './check-run.ts';
import type { RunBody } from './contract.ts';
import { helpEvents } from './help-events.ts';
import { modelReading } from './model-reading.ts';
import type { PlannedRun } from './planned-run.ts';
import { runCounters } from './run-counters.ts';
import { runEvents } from './run-events.ts';
import { seedOf } from './seed-of.ts';
import { solveInWorker } from './solve-in-worker.ts';

/** A run that was admitted. Read `events` once; call `close` at the end in any case. */
export interface Run extends Pick<OpenStream, 'close'> {
  events(signal: AbortSignal): AsyncIterable<RunEvent>;
  shutdown?: AbortSignal;
}

/**
 * Admits one run of an app. Someone in danger is answered before any gate, with help in the place of the app's answer.
 * @throws AppError of the gate that refused, or `invalid_input`.
 */
export async function startRun(caller: Caller, body: RunBody): Promise<Run> {
  const { deps, visit } = caller;
  const { scripture, understanding } = deps;
  const church = churchVoice(visit.church);
  const care = await careOf({ app: visit.app, church, body, lang: visit.lang, scripture, understanding });
  return care.help ? helpRun(caller, care.help) : admittedRun(caller, body, care);
}

function helpRun({ deps, visit }: Caller, help: HelpDocument): Run {
  const asOf = dayOf(deps.clock.now());
  return {
    async *events() {
      runCounters(deps.quality, visit)?.crisis();
      yield* helpEvents(help, asOf);
    },
    close() {},
  };
}

/** A run that ends in one more question; nothing was written and no quality is counted. */
const askRun = ({ fields, why }: Ask): Run => ({
  async *events() {
    yield { type: 'ask', why, fields: [...fields] };
  },
  close() {},
});

/** Solves on this thread, or in a worker where the app is marked heavy. */
async function solveOf(deps: Caller['deps'], app: MinistryApp, input: Input, context: AppContext): Promise<unknown> {
  if (!app.heavy) return app.solve(input, context);
  const { scripture: _, understanding, readWithModel: __, ...given } = context;
  const reading = await app.read?.(input, { understanding });
  return solveInWorker(deps.workers, app, input, { ...given, reading });
}

const noSuchPart: Localized = {
  en: 'That section no longer exists. Please start again.',
  es: 'Esa parte ya no existe. Empiece de nuevo.',
};

async function admittedRun(caller: Caller, body: RunBody, care: CareAnswer): Promise<Run> {
  const { deps, visit } = caller;
  const { app, lang } = visit;
  await admit(caller);
  const { input, messages } = checkRun(app.manifest, body, visit.lang);
  const { section, attempt = 1 } = body;
  const now = new Date(deps.clock.now());
  const church = voiceOfRun(app, churchVoice(visit.church), { input, messages });
  const appLang = app.languages.includes(lang) ? lang : 'en';
  const seed = seedOf([app.manifest.id, input, messages, attempt]);
  const context: AppContext = {
    ...{ now, lang: appLang, church, scripture: deps.scripture, attempt, messages, answers: {}, seed },
    understanding: deps.understanding,
    ...(section ? { section } : {}),
    ...(care.dangers ? { dangers: care.dangers } : {}),
    ...(care.afterDanger ? {} : modelReading(deps, visit.church.id, body)),
  };
  const solved = await solveRun(app, context, (given) => solveOf(deps, app, input, given), body.answers);
  if ('ask' in solved) {
    if (solved.issues[0]) throw invalidAnswers(solved.issues, lang);
    return askRun(solved.ask);
  }
  const { result } = solved;
  if (section !== undefined && !solved.plan.sections.some(({ id }) => id === section)) {
    throw invalidInput(noSuchPart, 'section');
  }
  const voiced = planInTerms(app, solved.plan, church, { input, messages });
  const plan = care.guard ? care.guard(voiced) : voiced;
  if (care.afterDanger && saysDenied(app, { input, result, plan, church, lang: appLang, messages, attempt })) {
    return helpRun(caller, care.afterDanger);
  }
  const quotes = plan.sections.some(({ write, blocks }) => write || blocks.some(({ type }) => type === 'verse'));
  const texts = quotes ? await deps.texts.current(church.translation) : [];
  const run: PlannedRun = {
    app,
    plan,
    input,
    result,
    appLang,
    messages,
    church,
    attempt,
    section,
    asOf: dayOf(deps.clock.now()),
    notices: care.notices,
    lang,
  };
  const { writer, shutdown, close } = acquireSlot(deps, visit.church.id);
  // What a model will say cannot be read before it is shown; after a danger only our own words are used.
  const tools = {
    writer: care.afterDanger ? builtInWriter : writer,
    texts,
    counters: runCounters(deps.quality, visit),
  };
  return { events: (signal) => runEvents(run, tools, signal), shutdown, close };
}

/** Whether the built-in writer's answer holds words that must not be said to someone who was in danger. */
function saysDenied(app: MinistryApp, request: Omit<ComposeRequest, 'section' | 'seed'>): boolean {
  return request.plan.sections.some((section) => {
    const prose = section.write ? app.compose({ ...request, section, seed: 0 }) : '';
    return isDenied([prose, ...section.blocks.map(blockText)].join('\n'));
  });
}
