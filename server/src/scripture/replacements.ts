import type { Segment } from './verified-text.ts';

/** A range of characters and its replacement. */
interface Edit {
  start: number;
  end: number;
  segment: Segment;
}

/** Edits of one text. An edit that overlaps an earlier one is dropped. */
export class Replacements {
  readonly all: Edit[] = [];

  add(edit: Edit): boolean {
    if (this.covers(edit.start, edit.end)) return false;
    this.all.push(edit);
    return true;
  }

  /** Adds an edit; where it overlaps others, removes only the words that no other edit covers. */
  giveWay(edit: Edit, words: readonly { start: number; end: number }[]): void {
    if (this.add(edit)) return;
    for (const { start, end } of words) this.add({ start, end, segment: { type: 'text', text: '' } });
  }

  covers(start: number, end: number): boolean {
    return this.all.some((edit) => edit.start < end && start < edit.end);
  }

  /** True where other words replace these. The words of a paraphrase are still the writer's. */
  isOurs(start: number, end: number): boolean {
    const over = this.all.find((edit) => edit.start < end && start < edit.end);
    return over !== undefined && !(over.segment.type === 'quotation' && over.segment.translation === undefined);
  }

  /** Replaces a range and every edit that overlaps it. */
  replace({ start, end, segment }: Edit): void {
    const inside = this.all.filter((edit) => edit.start < end && start < edit.end);
    const from = Math.min(start, ...inside.map((edit) => edit.start));
    const to = Math.max(end, ...inside.map((edit) => edit.end));
    const kept = this.all.filter((edit) => !inside.includes(edit));
    this.all.splice(0, this.all.length, ...kept, { start: from, end: to, segment });
  }

  /** Removes a range with all edits in it. */
  remove(start: number, end: number): void {
    const kept = this.all.filter((edit) => edit.end <= start || edit.start >= end);
    this.all.splice(0, this.all.length, ...kept, { start, end, segment: { type: 'text', text: '' } });
  }

  /** The text with its edits, in order. */
  segmentsOf(text: string): Segment[] {
    const segments: Segment[] = [];
    let at = 0;
    for (const { start, end, segment } of this.all.sort((a, b) => a.start - b.start)) {
      if (start > at) segments.push({ type: 'text', text: text.slice(at, start) });
      if (segment.text || segment.type !== 'text') segments.push(segment);
      at = end;
    }
    if (at < text.length) segments.push({ type: 'text', text: text.slice(at) });
    return segments;
  }
}

/** The sentence around a range, with the space after it. The range can include the sentence's end. */
export function sentenceAround(text: string, start: number, end: number): { start: number; end: number } {
  const before = [...text.slice(0, start).matchAll(/[.!?]["”’)\]*_]*\s+|\n+(?:\s*(?:[-*>]|\d+\.)\s+)?/g)].at(-1);
  const after = /[.!?]["”’)\]*_]*(?:\s+|$)|\n/.exec(text.slice(end));
  const closed =
    /[.!?…]["”»’)\]*_]*$/.test(text.slice(start, end)) && /^(?:\s+(?![\s\p{Ll}])|\s*$)/u.exec(text.slice(end));
  if (closed) return { start: before ? before.index + before[0].length : 0, end: end + closed[0].length };
  const stop = after ? end + after.index + (after[0] === '\n' ? 0 : after[0].length) : text.length;
  return { start: before ? before.index + before[0].length : 0, end: stop };
}
