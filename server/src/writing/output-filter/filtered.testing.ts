import type { ChatMessage, Input } from '@lampstand/sdk/app';
import type { ChurchVoice, ComposeRequest, MinistryApp, PlannedSection } from '../../ministry-apps/define-app.ts';
import { prayerGenerator } from '../../ministry-apps/prayer-generator/index.ts';
import { someChurch } from '../../testing/church-voice.ts';
import { type Trouble, WriterTrouble } from '../writer.ts';
import { filterOutput } from './index.ts';

interface Asked {
  app?: MinistryApp;
  input?: Input;
  messages?: readonly ChatMessage[];
  church?: Partial<ChurchVoice>;
  write?: PlannedSection['write'];
}

/** A request for a short note that is no prayer, unless something else is asked. */
export function requestFor({ input = {}, messages = [], church = {}, write }: Asked = {}): ComposeRequest {
  const section: PlannedSection = {
    id: 'how',
    title: '',
    blocks: [],
    write: write ?? { place: 'before', maxWords: 400 },
  };
  return {
    input: { purpose: 'personal', voice: 'I', length: '60', style: 'plain', ...input },
    plan: { title: '', sections: [], notices: [] },
    section,
    church: { ...someChurch, ...church },
    messages,
    attempt: 1,
    seed: 7,
  };
}

/** What is left of a model's pieces, and the trouble that ended it. */
export async function filtered(
  pieces: Iterable<string>,
  asked: Asked = {},
): Promise<{ text: string; trouble?: Trouble }> {
  const app = asked.app ?? prayerGenerator;
  let text = '';
  try {
    for await (const piece of filterOutput(arriving(pieces), app, requestFor(asked))) text += piece;
  } catch (thrown) {
    if (!(thrown instanceof WriterTrouble)) throw thrown;
    return { text, trouble: thrown.trouble };
  }
  return { text };
}

async function* arriving(pieces: Iterable<string>): AsyncGenerator<string> {
  yield* pieces;
}
