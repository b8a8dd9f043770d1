import { setImmediate as nextTurn } from 'node:timers/promises';
import { careGate, prepareSpanish } from './care/index.ts';
import type { Deps } from './deps.ts';
import { verifyText } from './scripture/verify-text.ts';
import { readyFilter } from './writing/index.ts';

// The engine compiles a pattern on its second run, once for one-byte strings and once for two-byte strings.
const typed = 'My friend is ill, and I am not at rest. Read 1 John 4:8 and 9.';
const printed = typed.replace('rest', '“rest”');
const samples = [typed, typed, printed, printed];

/**
 * Compiles the patterns of the care gate, of references and of the output filter, and indexes the Bible texts (about one
 * second each), so that the first visitor does not wait. Each step is short and yields to requests.
 */
export async function warmUp({
  texts,
  writer,
  understanding,
  log,
}: Pick<Deps, 'texts' | 'writer' | 'understanding' | 'log'>): Promise<void> {
  void prepareSpanish(understanding);
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
