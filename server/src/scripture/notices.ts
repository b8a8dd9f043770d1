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
  const notices: ScriptureNotice[] = [];
  if (state === 'repaired') notices.push({ about: state, reference, message: noticeWords.setRight(reference) });
  if (text !== shown) {
    const message = noticeWords.quotedFrom(reference, text.translation.name);
    notices.push({ about: 'other-translation', reference, message });
  }
  return notices;
}

/** What a person is told of a quotation whose reference was another one. */
export function movedTo(reference: string, typed: string): ScriptureNotice {
  return { about: 'moved', reference, message: noticeWords.moved(reference, typed) };
}

/** What a person is told of words that only seemed to be quoted. */
export function notWordsOf(typed: string, reference?: string): ScriptureNotice {
  const shortened = typed.length > 60 ? `${typed.slice(0, 57).trimEnd()}…` : typed;
  return { about: 'paraphrase', reference, message: noticeWords.notTheWords(shortened, reference) };
}
