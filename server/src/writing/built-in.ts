import { setImmediate as nextTurn } from 'node:timers/promises';
import { composeInVoice } from './apply-voice.ts';
import { withoutHarm } from './output-filter/index.ts';
import type { TextWriter } from './writer.ts';

/** Approximate characters of a piece. */
const PIECE = 40;

/** Writes the app's own composed prose in the church's voice. No model and no network; the same seed gives the same text. */
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

/** Splits a text between words; joined, the pieces are the text. */
export function pieces(text: string): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${PIECE}}\\S*\\s*`, 'g')) ?? [];
}
