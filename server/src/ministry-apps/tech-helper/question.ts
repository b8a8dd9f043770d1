import { type FieldSpecs, field, type Input } from '@lampstand/sdk/app';
import { type Ask, ask } from '../contract.ts';
import { inDirection } from './data/direction.ts';
import { guides } from './data/guides/index.ts';
import { matters } from './data/matters.ts';
import { type Device, devices } from './devices.ts';
import { words } from './texts.en.ts';
import type { Match } from './understanding/match.ts';

const NONE = 'none';

interface Question {
  which: readonly Match[];
  devices: readonly Device[];
  want: string;
}

/** What is asked: which task, where several are near; which device, where the steps differ. */
export function askBack({ which, devices: toAsk, want }: Question): Ask {
  const { question, devices: names } = words;
  const tasks = Object.fromEntries(which.map((match) => [match.id, titleOf(match, want)]));
  const asksTask = which.length > 0;
  const asksDevice = toAsk.length > 0;
  const fields: FieldSpecs = {
    ...(asksTask ? { whichTask: field.choice([...Object.keys(tasks), NONE], { display: 'options' }) } : {}),
    ...(asksDevice ? { whichDevice: field.choice([...toAsk, 'unknown'], { display: 'options' }) } : {}),
  };
  const texts = {
    ...(asksTask ? { whichTask: { label: question.task, options: { ...tasks, [NONE]: question.none } } } : {}),
    ...(asksDevice
      ? { whichDevice: { label: question.device, options: { ...names, unknown: question.cantTell } } }
      : {}),
  };
  const why = asksTask ? (asksDevice ? question.whyBoth : question.whyTask) : question.whyDevice;
  return ask(fields, texts as Parameters<typeof ask>[1], why);
}

/** What the person answered so far. */
export function answered({ whichTask, whichDevice }: Input): { which?: string; device?: Device | 'unknown' } {
  const device = devices.find((one) => one === whichDevice);
  return {
    ...(typeof whichTask === 'string' ? { which: whichTask } : {}),
    ...(device ? { device } : whichDevice === 'unknown' ? { device: 'unknown' } : {}),
  };
}

const titleOf = (match: Match, want: string) =>
  match.kind === 'guide' ? inDirection(guides[match.id], want, match.otherWay).task : matters[match.id].title;
