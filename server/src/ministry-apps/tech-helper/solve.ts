import { writtenLanguage } from '../../care/index.ts';
import type { AppContext, Ask } from '../contract.ts';
import { inDirection } from './data/direction.ts';
import type { Guide, Way } from './data/guide.ts';
import { type GuideId, guides } from './data/guides/index.ts';
import type { MatterId } from './data/matters.ts';
import { type Device, devices, devicesNamed, devicesOf, wayOn } from './devices.ts';
import type { TechInput } from './fields.ts';
import { answered, askBack } from './question.ts';
import { findScam } from './scam/find-scam.ts';
import { isTakenOver } from './scam/patterns/stage.ts';
import type { Harm, Scam } from './scam/signs.ts';
import { PLAIN } from './understanding/everyday.ts';
import { likelyOf, OFFERED } from './understanding/likely.ts';
import { type Match, readWish } from './understanding/match.ts';

/** The device that the answer is for; `unknown` where the person can't tell or it makes no difference. */
export type ForDevice = Device | 'unknown';

/** What was found for one wish, before anything is worded. */
export type Found =
  | { kind: 'scam'; scam: Scam; device: ForDevice }
  | { kind: 'guide'; id: GuideId; guide: Guide; way: Way; device: ForDevice }
  /** The task is known, and can't be done on this device. */
  | { kind: 'elsewhere'; id: GuideId; guide: Guide; on: readonly Device[]; near: readonly GuideId[]; device: Device }
  | { kind: 'matter'; id: MatterId; device: ForDevice }
  /** Written in Spanish: the steps are in English only. */
  | { kind: 'spanish'; device: ForDevice }
  | { kind: 'which-device'; id: GuideId; guide: Guide }
  | { kind: 'not-understood'; device: ForDevice };

export interface TechAnswer {
  input: TechInput;
  found: Found;
  /** A device that the words name and the form doesn't. */
  alsoNamed?: Device;
}

/** Losses by which an account is taken, and that its recovery mends. */
const givesAccount = new Set<Harm>(['gave-code', 'clicked']);

type TechContext = Pick<AppContext, 'understanding' | 'answers' | 'dangers'>;

/**
 * Finds what is asked. A scam comes first, whatever else is asked. Then the nearest guide, where it is above the floor and
 * ahead of the second by the margin; otherwise the person is asked which one, once and together with an unknown device.
 * The device of the form wins over one that the words name. Equal scores go by id.
 */
export async function solve(input: TechInput, context: TechContext): Promise<TechAnswer | Ask> {
  const device = input.device;
  const named = devicesNamed(input.want);
  const alsoNamed = named.length === 1 && device !== 'unknown' && named[0] !== device ? named[0] : undefined;
  const answer = (found: Found): TechAnswer => ({ input, found, ...(alsoNamed ? { alsoNamed } : {}) });

  const possible = device === 'unknown' ? named : [device];
  const reading = await readWish(input, context);
  const likely = likelyOf(reading, possible);
  const scam = await findScam(input, context);
  // The care gate takes "get photos off my phone" for a scam as well.
  const plain = likely.kind === 'sure' && likely.match.evidence >= PLAIN;
  // The friends are asked for money, not the one whose account it was.
  if (
    scam &&
    isTakenOver(input.want) &&
    scam.channel !== 'call' &&
    scam.channel !== 'door' &&
    scam.harms.every((harm) => givesAccount.has(harm))
  )
    return answer({ kind: 'matter', id: 'account-taken', device });
  if (scam && !(scam.byGate && plain)) return answer({ kind: 'scam', scam, device });
  if (writtenLanguage([input.want]) === 'es') return answer({ kind: 'spanish', device });
  const lost = answer({ kind: 'not-understood', device });
  if (likely.kind === 'none') return lost;

  const given = answered(context.answers);
  const several = likely.kind === 'several' ? likely.matches : [];
  if (several.length > 0 && !given.which) {
    return askBack({ which: several, devices: devicesToAsk(several, possible), want: input.want });
  }
  const chosen = likely.kind === 'sure' ? likely.match : several.find(({ id }) => id === given.which);
  // None of those that were offered.
  if (!chosen) return lost;
  if (chosen.kind === 'matter') return answer({ kind: 'matter', id: chosen.id, device });

  const guide = inDirection(guides[chosen.id], input.want, chosen.otherWay);
  const toAsk = devicesToAsk([chosen], possible);
  if (toAsk.length > 0 && !given.device) return askBack({ which: [], devices: toAsk, want: input.want });
  if (toAsk.length > 0 && given.device === 'unknown') return answer({ kind: 'which-device', id: chosen.id, guide });
  const known = toAsk.length > 0 && given.device ? given.device : device;
  const others = reading.matches.filter(({ id }) => id !== chosen.id);
  const near = nearestOf(others, [known === 'unknown' ? (possible[0] as Device) : known]);
  return answer(onDevice({ id: chosen.id, guide, device: known, possible, near }));
}

interface Chosen {
  id: GuideId;
  guide: Guide;
  device: ForDevice;
  possible: readonly Device[];
  near: readonly GuideId[];
}

function onDevice({ id, guide, device, possible, near }: Chosen): Found {
  const on = devicesOf(guide);
  if (device !== 'unknown') {
    const way = wayOn(guide, device);
    return way ? { kind: 'guide', id, guide, way, device } : { kind: 'elsewhere', id, guide, on, near, device };
  }
  // Every device in question has the same steps, or there is only one.
  const holds = on.filter((one) => possible.includes(one));
  const [one = on[0] as Device] = holds.length > 0 ? holds : on;
  const many = (holds.length > 0 ? holds : on).length > 1;
  return { kind: 'guide', id, guide, way: wayOn(guide, one) as Way, device: many ? 'unknown' : one };
}

/** The devices among which the steps differ; none where they don't. */
function devicesToAsk(likely: readonly Match[], possible: readonly Device[]): Device[] {
  if (possible.length === 1) return [];
  const tasks = likely.flatMap((match) => (match.kind === 'guide' ? [guides[match.id]] : []));
  const differs = tasks.some(
    (guide) => new Set(inQuestion(guide, possible).map((device) => stepsOf(guide, device))).size > 1,
  );
  const asked = new Set(tasks.flatMap((guide) => inQuestion(guide, possible)));
  return differs ? devices.filter((device) => asked.has(device)) : [];
}

/** The devices of a guide among those in question; all of its own where none of them has it. */
function inQuestion(guide: Guide, possible: readonly Device[]): readonly Device[] {
  const holds = devicesOf(guide).filter((device) => possible.includes(device));
  return holds.length > 0 ? holds : devicesOf(guide);
}

const stepsOf = (guide: Guide, device: Device) => wayOn(guide, device)?.steps;

/** The nearest guides, those of the device first. */
function nearestOf(matches: readonly Match[], possible: readonly Device[]): GuideId[] {
  const near = matches.flatMap((match) => (match.kind === 'guide' ? [match.id] : []));
  const fits = (id: GuideId) => possible.some((device) => wayOn(guides[id], device));
  return [...near.filter(fits), ...near.filter((id) => !fits(id))].slice(0, OFFERED);
}
