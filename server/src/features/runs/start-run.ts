import type { CalloutBlock, RunEvent, Sentence } from '@lampstand/sdk/app';
import type { Plan } from '../../ministry-apps/define-app.ts';
import { AppError, invalidInput } from '../../platform/http/app-error.ts';
import type { OpenStream } from '../../platform/http/open-streams.ts';
import { allowedPassage } from '../../scripture/passage-blocks.ts';
import { VerseAllowance } from '../../scripture/verse-allowance.ts';
import { planInVoice, voiceOfRun } from '../../writing/index.ts';
import { churchVoice } from '../churches/index.ts';
import { type CareAnswer, careOf } from './care.ts';
import { checkRun } from './check-run.ts';
import type { RunBody } from './contract.ts';
import { type Caller, passGates } from './gates.ts';
import { type PlannedRun, planEvents } from './plan-events.ts';
import { runLedger } from './run-ledger.ts';
import { takePlace } from './take-place.ts';

/** A run that was admitted. Read `events` once; call `close` at the end in any case. */
export interface Run extends Pick<OpenStream, 'close'> {
  events(signal: AbortSignal): AsyncIterable<RunEvent>;
  shutdown?: AbortSignal;
}

/**
 * Admits one run of an app. Somebody in need is answered first: when a later gate refuses the run, its help is sent alone.
 * @throws AppError of the gate that refused, or `invalid_input`.
 */
export async function startRun(caller: Caller, body: RunBody): Promise<Run> {
  const care = careOf(caller.visit.app, churchVoice(caller.visit.church), body, caller.visit.lang);
  try {
    return await admittedRun(caller, body, care);
  } catch (refusal) {
    if (!care.section || !(refusal instanceof AppError)) throw refusal;
    return helpAlone(caller, care, refusal);
  }
}

const noSuchPart: Sentence = {
  en: 'This document has no such part. Please start the app again.',
  es: 'Este documento no tiene esa parte. Por favor, comience de nuevo con la aplicación.',
};

async function admittedRun(caller: Caller, body: RunBody, care: CareAnswer): Promise<Run> {
  const { deps, visit } = caller;
  const { app, lang } = visit;
  await passGates(caller);
  const { input, messages } = checkRun(app.manifest, body, visit.lang);
  const { section, attempt = 1 } = body;
  const now = new Date(deps.clock.now());
  const church = voiceOfRun(app, churchVoice(visit.church), { input, messages });
  const { scripture } = deps;
  const given = { now, church, scripture, attempt, messages, ...(section ? { section } : {}) };
  const computed = await app.compute(input, given);
  if (section !== undefined && !computed.sections.some(({ id }) => id === section)) {
    throw invalidInput(noSuchPart, 'section');
  }
  const plan = planInVoice(app, computed, { church, input, messages });
  const quotes = plan.sections.some(({ write, blocks }) => write || blocks.some(({ type }) => type === 'verse'));
  const texts = quotes ? await deps.texts.current(church.translation) : [];
  const allowance = new VerseAllowance(texts, lang);
  if (body.shown) allowance.count(body.shown);
  const allowed = allowedPlan(plan, section, allowance);
  const run: PlannedRun = {
    app,
    plan: allowed,
    input,
    messages,
    church,
    attempt,
    section,
    asOf: dayOf(now),
    care,
    lang,
  };
  const { writer, shutdown, close } = takePlace(deps, visit.church.id);
  const tools = { writer, texts, allowance, ledger: runLedger(deps.trust, visit) };
  return { events: (signal) => planEvents(run, tools, signal), shutdown, close };
}

/** The plan with the app's own passages counted before any prose: those that would be too many are linked. */
function allowedPlan(plan: Plan, sent: string | undefined, allowance: VerseAllowance): Plan {
  const sections = plan.sections.map((section) => {
    if (sent !== undefined && section.id !== sent) return section;
    const blocks = section.blocks.map((block) => (block.type === 'verse' ? allowedPassage(block, allowance) : block));
    return { ...section, blocks };
  });
  return { ...plan, sections };
}

/** The document of somebody who needs help now, while the app itself cannot answer: the help, and why there is no more. */
function helpAlone({ deps, visit }: Caller, { section, notices }: CareAnswer, refusal: AppError): Run {
  // Its closing line promises what was asked for below; here nothing follows.
  const help = section && { ...section, blocks: section.blocks.filter((block) => block.type !== 'prose') };
  const { lang } = visit;
  const why: CalloutBlock = { type: 'callout', tone: 'info', lang, text: refusal.in(lang) };
  const plan = {
    title: visit.app.manifest.name,
    sections: [],
    notices: [why],
  };
  const run: PlannedRun = {
    app: visit.app,
    plan,
    input: {},
    messages: [],
    church: churchVoice(visit.church),
    attempt: 1,
    asOf: dayOf(new Date(deps.clock.now())),
    care: { section: help, notices },
    lang,
  };
  const tools = { writer: deps.writer, texts: [], ledger: runLedger(deps.trust, visit) };
  return { events: (signal) => planEvents(run, tools, signal), close() {} };
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
