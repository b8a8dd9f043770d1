const asksHowOften =
  /\bhow (?:often|many times|frequently|many verses)\b|\bnumber of times\b|\bcount (?:the|how|of)\b|\bhow many (?:mentions|occurrences)\b/i;
const inQuotes = /[“"«]([^”"»]{1,80})[”"»]|(?<![\p{L}\p{N}])[‘']([^’']{2,80})[’'](?![\p{L}\p{N}])/u;
const patterns = [
  /\b(?:the )?(?:word|phrase|words|term|name|expression)s?\s+(.+?)\s+(?:occurs?|appears?|comes? up|is|are|gets?|stands?|shows? up|mentioned|used|found|in)\b/i,
  /\b(?:does|do|did) (?:the )?(?:bible|scripture|it|god|jesus) (?:say|mention|use|contain|talk about|speak of)\s+(.+?)\s*(?:in (?:the )?(?:bible|scripture|it).*)?[?.!]*$/i,
  /\b(?:does|do|is|are|did|was)\s+(.+?)\s+(?:occurs?|appears?|comes? up|stands?|shows? up|mentioned|used|written|found|said|named)\b/i,
  /\bnumber of times\s+(.+?)\s+(?:occurs?|appears?|is|are|comes? up)\b/i,
];

/** Returns the words to count ("how often does fear not occur"), or undefined. */
export function countedWords(message: string): string | undefined {
  if (!asksHowOften.test(message)) return undefined;
  const quoted = inQuotes.exec(message);
  const plain = patterns.map((pattern) => pattern.exec(message)?.[1]).find(Boolean);
  const words = (quoted?.[1] ?? quoted?.[2] ?? plain)
    ?.replace(/^(?:the )?(?:word|phrase|words|name|term)s?\s+/i, '')
    .trim();
  return words && words.split(/\s+/).length <= 8 ? words : undefined;
}
