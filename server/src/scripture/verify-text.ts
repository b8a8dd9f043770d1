import { checkUnit } from './check-unit.ts';
import { Chunker } from './chunker.ts';
import { sayingsIn } from './sayings.ts';
import type { TextIndex } from './text-index.ts';
import { addCounts, noCounts, type ScriptureNotice, type Segment, type VerifiedText } from './verified-text.ts';

/**
 * Checks every reference and quotation of a text. Words of the Bible in the result come from an imported text, never from the
 * writer. `texts`: the chosen translation first; can be empty.
 */
export function verifyText(text: string, { texts }: { texts: readonly TextIndex[] }): VerifiedText {
  const units = new Chunker(texts);
  const whole = new VerifiedWhole();
  const segments = [...units.push(text), ...units.end()].flatMap((unit) => {
    const checked = checkUnit(unit, texts);
    whole.add(checked);
    return checked.segments;
  });
  return { ...whole.end(text), segments: joined(segments) };
}

/** Collects verses, notices and counts over the units of a text, each verse and notice once. */
export class VerifiedWhole {
  readonly #verses = new Map<string, VerifiedText['verses'][number]>();
  readonly #notices = new Map<string, ScriptureNotice>();
  #counts = noCounts();

  /** Adds a unit and returns its new verses and notices. */
  add({ verses, notices, counts }: VerifiedText): Pick<VerifiedText, 'verses' | 'notices'> {
    this.#counts = addCounts(this.#counts, counts);
    return {
      verses: verses.filter((verse) => isNew(this.#verses, `${verse.reference} ${verse.translation}`, verse)),
      notices: notices.filter((notice) => isNew(this.#notices, notice.message.en, notice)),
    };
  }

  /** The result. Sayings are searched in the whole `text`, because another sentence can call them scripture. */
  end(text: string): Omit<VerifiedText, 'segments'> {
    const sayings = sayingsIn(text).map((saying): ScriptureNotice => ({ about: 'saying', ...saying }));
    const notices = [...this.#notices.values(), ...sayings];
    return { verses: [...this.#verses.values()], notices, counts: this.#counts };
  }
}

function isNew<Value>(known: Map<string, Value>, key: string, value: Value): boolean {
  if (known.has(key)) return false;
  known.set(key, value);
  return true;
}

function joined(segments: readonly Segment[]): Segment[] {
  const all: Segment[] = [];
  for (const segment of segments) {
    const last = all.at(-1);
    if (last?.type === 'text' && segment.type === 'text')
      all[all.length - 1] = { ...last, text: last.text + segment.text };
    else all.push(segment);
  }
  return all;
}
