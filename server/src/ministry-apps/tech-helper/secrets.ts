const secret =
  /\b(?:pass ?word|passcode|pin|code) (?:is|was|:) ?\S+|\b\d{4}[ -]?\d{4}[ -]?\d{4}|\b\d{3}-\d{2}-\d{4}\b/i;

/** Whether a text has what looks like a password, a card number or a Social Security number. */
export const hasSecret = (text: string): boolean => secret.test(text);

const address =
  /\b(?:https?:\/\/|www\.)\S+|\b\S+@\S+\.\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|top|xyz|vip|shop|us|gov|example)\b\S*/gi;

/** A text without web and email addresses: no one who gets it can open the page of a scammer. */
export const withoutAddresses = (text: string): string => text.replace(address, '(address left out)');

/** A text in one line, without figures that can be a code or a card, and without a password that is named. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/\d[\d -]{2,}\d/g, '…')
    .replace(/\b(pass ?words?|passcode|pin|code)( is|:| was) \S+/gi, '$1$2 …')
    .replace(/\s+/g, ' ')
    .replace(/[*[\]]/g, '')
    .trim();
}
