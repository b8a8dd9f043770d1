import type { ChatMessage, ChurchVoice, Input } from '@lampstand/sdk/app';
import type { ComposeRequest, MinistryApp, PlannedSection } from '../../ministry-apps/contract.ts';
import type { PrayerInput } from '../../ministry-apps/prayer-generator/fields.ts';
import { prayerGenerator } from '../../ministry-apps/prayer-generator/index.ts';
import { prayerOf } from '../../ministry-apps/prayer-generator/solve.ts';
import { Chunker } from '../../scripture/chunker.ts';
import { someChurch } from '../../testing/church-voice.ts';
import { ModelError, type ModelErrorKind } from '../writer.ts';
import { OutputFilter } from './index.ts';

interface FilterOptions {
  app?: MinistryApp;
  input?: Input;
  messages?: readonly ChatMessage[];
  church?: Partial<ChurchVoice>;
  write?: PlannedSection['write'];
}

/** A request for a short note, unless the options say otherwise. */
export function requestFor({ input = {}, messages = [], church = {}, write }: FilterOptions = {}): ComposeRequest {
  const section: PlannedSection = {
    id: 'how',
    title: '',
    blocks: [],
    write: write ?? { place: 'before', maxWords: 400 },
  };
  const given = { purpose: 'personal', voice: 'I', length: '60', style: 'plain', ...input };
  return {
    input: given,
    result: prayerOf(given as Partial<PrayerInput>),
    lang: 'en',
    plan: { title: '', sections: [], notices: [] },
    section,
    church: { ...someChurch, ...church },
    messages,
    attempt: 1,
    seed: 7,
  };
}

/** The text after the filter, and the error that ended it. */
export function filtered(
  pieces: Iterable<string>,
  options: FilterOptions = {},
): { text: string; error?: ModelErrorKind } {
  return filteredFor(pieces, options.app ?? prayerGenerator, requestFor(options));
}

/** The same for a given request. */
export function filteredFor(
  pieces: Iterable<string>,
  app: MinistryApp,
  request: ComposeRequest,
): { text: string; error?: ModelErrorKind } {
  const filter = new OutputFilter(app, request);
  const units = new Chunker([]);
  let text = '';
  const keep = (complete: readonly string[]) => {
    for (const unit of complete) for (const left of filter.take(unit)) text += left.text;
  };
  try {
    for (const piece of pieces) keep(units.push(filter.visible(piece)));
    keep(units.end());
    for (const left of filter.end()) text += left.text;
  } catch (thrown) {
    if (!(thrown instanceof ModelError)) throw thrown;
    return { text, error: thrown.kind };
  }
  return { text };
}
