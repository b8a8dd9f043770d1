import type { TextWriter } from './writer.ts';

/** Writes what the app itself composes, sentence by sentence, without any model or network. */
export const builtInWriter: TextWriter = {
  writer: { kind: 'built-in' },
  async *write(app, request, signal) {
    for (const piece of app.compose(request).match(/[^.!?\n]*(?:[.!?\n]+\s*|$)/g) ?? []) {
      if (signal.aborted) return;
      if (piece) yield piece;
    }
  },
};
