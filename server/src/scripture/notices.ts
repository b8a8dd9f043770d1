import { noticeWords } from './notice-words.ts';
import type { TextIndex } from './text-index.ts';
import type { ScriptureNotice, VerifiedText } from './verified-text.ts';

/** What a person is told of a quotation that was set from `text`; the church's own text is `shown`. */
export function noticesOf(
  state: keyof VerifiedText['counts'],
  reference: string,
  text: TextIndex,
  shown?: TextIndex,
): ScriptureNotice[] {
  const repaired: ScriptureNotice = {
    about: 'repaired',
    reference,
    message: noticeWords.setRight(reference),
  };
  const other: ScriptureNotice = {
    about: 'other-translation',
    reference,
    message: noticeWords.quotedFrom(reference, text.translation.name),
  };
  return [...(state === 'repaired' ? [repaired] : []), ...(text === shown ? [] : [other])];
}

/** What a person is told of a quotation whose reference was another one. */
export function movedTo(reference: string, typed: string): ScriptureNotice {
  return { about: 'moved', reference, message: noticeWords.moved(reference, typed) };
}
