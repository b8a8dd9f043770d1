import { setImmediate as nextTurn } from 'node:timers/promises';
import { careGate } from './care/index.ts';
import type { Deps } from './deps.ts';
import { verifyText } from './scripture/verify-text.ts';
import { readyFilter } from './writing/index.ts';

// The engine makes a pattern ready at its second reading, once for typed letters and once for printed ones.
const typed = 'My friend is ill, and I am not at rest. Read 1 John 4:8 and 9.';
const printed = typed.replace('rest', '“rest”');
const samples = [typed, typed, printed, printed];

/**
 * Does what the first visitor would wait for, in short turns while that visitor still reads a form: the patterns of the care
 * gate, of references and of the filter are made ready, and the Bible's texts are indexed, about a second for each.
 */
export async function warmUp({ texts, writer, log }: Pick<Deps, 'texts' | 'writer' | 'log'>): Promise<void> {
  const works: ((text: string) => unknown)[] = [
    (text) => careGate([text]),
    (text) => verifyText(text, { texts: [] }),
    ...(writer.writer.kind === 'model' ? [readyFilter] : []),
  ];
  for (const work of works) {
    for (const text of samples) {
      await nextTurn();
      work(text);
    }
  }
  try {
    const ready = await texts.current();
    verifyText(typed, { texts: ready });
  } catch (err) {
    log.warn({ err }, 'the Bible texts could not be indexed yet');
  }
}
