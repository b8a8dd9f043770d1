import type { Language, VerseBlock } from '@lampstand/sdk/app';
import { misuseSaying } from '../../scripture/misused-verses.ts';
import type { ScriptureNotice } from '../../scripture/verified-text.ts';

/** A quoted passage with its note in the reader's language, where the note is ours. */
export function localizeVerseNote(verse: VerseBlock, notices: readonly ScriptureNotice[], lang: Language): VerseBlock {
  const { note } = verse;
  if (!note) return verse;
  const said = misuseSaying(note) ?? notices.find(({ message }) => message.en === note)?.message;
  return said ? { ...verse, lang, note: said[lang] } : verse;
}
