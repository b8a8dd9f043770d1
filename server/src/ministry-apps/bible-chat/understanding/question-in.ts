const marked = /\?["”’)]*$/;
const asking =
  /^(?:(?:so|and|but|ok|okay|well|please|also|then)[\s,]+)*(?:what|whats|who|whom|whose|where|when|why|how|which|is|are|was|were|do|does|did|can|could|should|would|will|tell me|explain|show me|give me)\b/i;
const aboutSubject =
  /\bwhat (?:does|do|did) (?:the |god'?s )?(?:bible|scriptures?|word|god|jesus|paul) (?:really |actually |even )?(?:say|teach|tell us|think) (?:about|on|of) (?!(?:it|this|that|these|those|them|him|her)\b)[^.!?]+/i;
const ofName =
  /^(?:(?:so|and|but|ok|okay|lol|well|wait)[\s,]+)*(?:(?:who|what|where)(?:['’]?s| is| are| was| were) (?:the |a |an )?|(?:tell me |what )about (?:the )?)([\p{L}'’-]+(?: [\p{L}'’-]+){0,3}?)(?: (?:then|though|tho|anyway|again|in the bible|of the bible|exactly))*[\s?.!]*$/iu;
/** Words that have no meaning without what was said before. */
const pointing =
  /\b(?:he|she|it|they|him|her|his|hers|its|them|their|that|this|these|those|there|one|ones|other|others|same|else|first|second|next|last|rest|point|reason|difference|answer|wrong|right|you|your|i|me|my|we|us|our)\b/i;

/** The one question of a message that tells something besides; else the message itself. */
export function questionIn(message: string): string {
  const plain = aboutSubject.exec(message)?.[0];
  if (plain) return plain;
  // On a phone a new sentence has no capital letter.
  const sentences = message.trim().split(/(?<=[.!?…]["”’)]?)\s+/);
  if (sentences.length < 2) return message;
  const withMark = sentences.filter((sentence) => marked.test(sentence));
  const asked = withMark.length > 0 ? withMark : sentences.filter((sentence) => asking.test(sentence));
  return asked.length === 1 && asked[0] ? asked[0] : message;
}

/** Whether a message asks what the Bible says about a subject, and names it: its other words are about the writer. */
export const asksAboutSubject = (message: string): boolean => aboutSubject.test(message);

/** What a message asks for by name, whatever was said before ("who is Darby", "what does the Bible say about anger"). */
export function subjectNamedIn(message: string): string | undefined {
  const asked = aboutSubject.exec(message)?.[0];
  if (asked) return asked.replace(/^.*? (?:about|on|of) /i, '');
  const name = ofName.exec(message.trim())?.[1]?.trim();
  return name && !pointing.test(name) ? name : undefined;
}
