import { setImmediate as nextTurn } from 'node:timers/promises';
import { composeInVoice } from './apply-voice.ts';
import { withoutHarm } from './output-filter/index.ts';
import type { TextWriter } from './writer.ts';

/** Characters of a piece, about. */
const PIECE = 40;

/** Writes what the app itself composes, in the church's voice: no model, no network, the same words for the same seed. */
export const builtInWriter: TextWriter = {
  writer: { kind: 'built-in' },
  async *write(app, request, signal) {
    for (const piece of pieces(withoutHarm(composeInVoice(app, request), app, request))) {
      await nextTurn();
      if (signal.aborted) return;
      yield piece;
    }
  },
};

/** The text in pieces that begin and end between words; joined they are the text. */
export function pieces(text: string): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${PIECE}}\\S*\\s*`, 'g')) ?? [];
}
