const domains =
  'com|org|net|edu|gov|mil|info|biz|io|co|app|dev|ai|xyz|top|site|online|shop|store|link|click|live|life|church|faith|bible|club|page|web|cc|tv|ru|cn|uk|de|fr|eu|ca|au|tk|ml|ga|ph|br|mx|ng';
const address = new RegExp(
  `(?:\\b[a-z][a-z0-9+.-]{1,20}:\\/\\/|\\bwww\\.|\\bhxxps?)[^\\s<>"')\\]]+|\\b(?:mailto|tel|sms):[^\\s<>"')\\]]+|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)*|\\b(?:[a-z0-9-]+\\.)+(?:${domains})\\b(?:\\/[^\\s<>"')\\]]*)?|\\b[a-z0-9-]+\\.[a-z]{2,}\\/[^\\s<>"')\\]]+`,
  'gi',
);
const spelled =
  /\b[\w-]+ ?(?:\[dot\]|\(dot\)|\[\.\]|\{\.\}| dot | punto ) ?(?:com|org|net|info|io|co|app|xyz|me|church)\b|\b[\w.-]+ ?(?:\[at\]|\(at\)| at ) ?[\w-]+ ?(?:\.|\[dot\]|\(dot\)| dot ) ?(?:com|org|net|info|io|co)\b/gi;
const numbers =
  /(?:\+?\d{1,2}[\s.()-]{1,3})?\(?\d{3}\)?[\s.·-]{1,3}\d{3}[\s.·-]{1,3}\d{4}\b|\b1?[\s.-]?8\d\d[\s.-][a-z0-9-]{5,12}\b|\+\d[\d\s.()-]{6,18}\d|\b\d{3}[\s.-]\d{4}\b(?!-)|\b\d{10,15}\b/gi;
const asked =
  /\b(?:call|dial|text|phone|ring|sms|message|whatsapp|reach (?:us|me|them) (?:on|at)|number is|hotline|helpline)\b[^.!?;]{0,30}?\b(\d{3,9})\b/gi;
const digitWord = 'zero|oh|one|two|three|four|five|six|seven|eight|nine';
const spelledNumber = new RegExp(`\\b(?:(?:double |triple )?(?:${digitWord})[\\s,.-]+){6,}(?:${digitWord})\\b`, 'i');
const handle =
  /(?:^|\s)@[a-z]\w{3,}|\b(?:telegram|whatsapp|signal|discord|snapchat|instagram)\b[^.!?]{0,20}\b(?:me|us|at|@)\b/i;

/** A text without one of these has no contact. Most sentences are decided by this one pattern. */
const mark = /[\d:@]|www\.|hxxp|\.[a-z]|(?:dot|punto|\.)[\])}\s]{0,2}(?:com|org|net|info|io|co|app|xyz|me|church)\b/i;

/** Web and email addresses in a text, normalized for comparison. */
export function contactsIn(text: string): string[] {
  if (!mark.test(text)) return [];
  return [...(text.match(address) ?? []), ...(text.match(spelled) ?? [])].map((found) =>
    found
      .toLowerCase()
      .replace(/^(?:https?:\/\/|mailto:|tel:|sms:)/, '')
      .replace(/^www\./, '')
      .replace(/[/.,;:!?]+$/, ''),
  );
}

/** Phone numbers in a text, and numbers it asks to call or text, as digits. */
export function phonesIn(text: string): string[] {
  if (!/\d/.test(text)) return [];
  const found = [...(text.match(numbers) ?? []), ...[...text.matchAll(asked)].map(([, number = '']) => number)];
  return found.map((number) =>
    number
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replace(/^1(?=\w{10}$)/, ''),
  );
}

/** Whether a sentence names a contact that is not on the allow list. */
export function hasUnknownContact(
  plain: string,
  measure: { readonly allowed: { contacts: ReadonlySet<string>; phones: ReadonlySet<string> } },
): boolean {
  const text = plain.replace(/\[\[[^\]]*\]\]/g, ' ');
  if (contactsIn(text).some((found) => !measure.allowed.contacts.has(found))) return true;
  if (phonesIn(text).some((found) => !measure.allowed.phones.has(found))) return true;
  return spelledNumber.test(text) || handle.test(text) || /\]\(\s*(?!https?:|mailto:|tel:|sms:)/i.test(text);
}
