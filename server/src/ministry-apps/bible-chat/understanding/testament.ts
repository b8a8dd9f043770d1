import { bookNamed } from '../../../scripture/books.ts';

/** The last book of the Old Testament. */
const LAST_OLD = 39;

const asked =
  /^(?:(?:and|but|so|ok|okay|wait)[\s,]+)*(?:(?:(?:is|was|are|were) (?:that|this|it|he|she|they|those|these|\p{L}+)|which|what)\b.{0,30}\b)?(?:old|new|ot|nt) ?(?:testament|part|half)?\b(?:,? (?:right|or (?:the )?(?:old|new|nt|ot)(?: testament)?))?[\s?.!]*$|\bwhich testament\b|\b(?:old|new) testament or (?:the )?(?:old|new)\b/iu;
const names = /\b(?:(?:old|new) testament|[on]t)\b|\bwhich testament\b/i;

/** Whether a message asks in which testament something is. */
export const asksTestament = (message: string): boolean => asked.test(message.trim()) && names.test(message);

/** The testament of a passage: `old` or `new`; undefined for a book that is not known. */
export function testamentOf(reference: string): 'old' | 'new' | undefined {
  const name = reference.replace(/ \d+(?::.*)?$/, '');
  const book = bookNamed(name) ?? bookNamed(`${name}s`);
  return book && (book.number <= LAST_OLD ? 'old' : 'new');
}
