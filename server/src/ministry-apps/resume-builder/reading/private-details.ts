/** What employers in the United States don't need on a resume, or must not ask. */
const privateKinds = ['ssn', 'birth', 'marital', 'photo', 'body', 'religion', 'bank', 'license-number'] as const;
export type PrivateKind = (typeof privateKinds)[number];

const rest = '[^\\n.;]*';
/** By kind: what is cut out of every text. A label cuts to the end of its sentence. */
const patterns: { readonly [kind in PrivateKind]: readonly RegExp[] } = {
  ssn: [
    /\b(?:my\s+)?(?:ssn|ss\s*#|soc(?:ial)?\.?\s*sec(?:urity)?(?:\s*(?:number|no\.?|#))?)\s*(?:is|:|#|-)*\s*[\dXx*]{3}[-\s]?[\dXx*]{2}[-\s]?\d{4}\b/gi,
    /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g,
    /(?<!\d)\d{3} \d{2} \d{4}(?!\d)/g,
  ],
  birth: [
    new RegExp(`\\b(?:dob|d\\.o\\.b\\.?|date of birth|birth\\s?date|birthday)\\b${rest}`, 'gi'),
    /\b(?:i\s+was\s+)?born\s+(?:on|in)\s+(?:[A-Z][a-z]+\.?\s+)?(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?(?:\d{1,2}\/\d{1,2}\/)?(?:19|20)?\d{2}\b/gi,
    /\bage\s*[:=]\s*\d{1,2}\b/gi,
    /\b(?:i\s+am|i['’]?m)\s+(?:an?\s+)?\d{1,2}[-\s]years?[-\s]old\b/gi,
    /\b(?:i\s+am|i['’]m)\s+(?:1[3-9]|[2-7]\d)(?=\s*(?:[,.;]|$|and\b))/gi,
    /(?<=^|[.!?,]\s{0,3})(?:a\s+)?\d{1,2}[-\s]year[-\s]old\b(?=\s*(?:,|with|seeking|looking|student|girl|boy|man|woman|mother|father|high))/gim,
  ],
  marital: [
    /\b(?:(?:i\s+am|i['’]m)\s+)?(?:an?\s+)?(?:proud\s+|devoted\s+)?(?:single|married|divorced|widowed)\s+(?:mother|mom|father|dad|parent|man|woman)\b(?:\s+of\s+\w+)?/gi,
    /\b(?:(?:i\s+am|i['’]m)\s+)?(?:an?\s+)?(?:proud\s+|devoted\s+)?(?:mother|mom|father|dad|wife|husband)\s+of\s+(?:\d+|one|two|three|four|five|six|seven)(?:\s+\w*(?:kids|children|boys|girls|sons|daughters))?\b/gi,
    new RegExp(`\\b(?:marital|family)\\s+status\\s*[:=]?${rest}`, 'gi'),
    /\b(?:i\s+am|i['’]m)\s+(?:happily\s+)?(?:married|divorced|widowed|separated|engaged|single)\b(?:\s+(?:to|with)\s+[^\n.;,]*)?/gi,
    /(?<=^|[.!?,;]\s{0,3})(?:happily\s+)?(?:married|divorced|widowed)\b(?=\s*(?:[.,;]|$|with\b))(?:\s+with\s+[^\n.;,]*)?/gim,
    /\b(?:i\s+am|i['’]m)\s+a\s+(?:single|married|divorced)\s+(?:mother|mom|father|dad|parent)\b(?:\s+of\s+\w+)?/gi,
  ],
  photo: [
    /\bphoto(?:graph)?\s*(?:is\s+)?(?:attached|enclosed|included|available)\b/gi,
    /(?<=^|\n)\s{0,3}(?:photo|picture)\s*[:=].*$/gim,
  ],
  body: [
    new RegExp(
      `(?<=^|\\n|[.;,]\\s{0,3})\\s{0,3}(?:height|weight|race|ethnicity|skin color|gender|sex)\\s*[:=]${rest}`,
      'gi',
    ),
  ],
  religion: [
    new RegExp(`(?<=^|\\n|[.;,]\\s{0,3})\\s{0,3}(?:religion|religious affiliation|denomination)\\s*[:=]${rest}`, 'gi'),
  ],
  bank: [/\b(?:\d[ -]?){15,16}\b/g, /\b(?:routing|account|card)\s*(?:number|no\.?|#)\s*[:=]?\s*\d[\d -]{5,}/gi],
  'license-number': [
    /\b(?:driver['’]?s?\s+licen[cs]e|passport|alien|a-number|green card)\s*(?:number|no\.?|#)\s*[:=]?\s*[A-Z0-9-]{5,}/gi,
  ],
};

/** The text without private details, and the kinds that were in it. A text without any is returned as it was. */
export function withoutPrivate(text: string): { text: string; found: PrivateKind[] } {
  // Long runs of blanks are cut first, so that no pattern reads them again and again.
  let left = text.replace(/[ \t]{3,}/g, '  ').replace(/\n[ \t\n]{2,}/g, '\n\n');
  const found = privateKinds.filter((kind) => {
    const before = left;
    for (const pattern of patterns[kind]) left = left.replace(pattern, '');
    return left !== before;
  });
  return found.length > 0 ? { text: tidy(left), found } : { text, found };
}

/** Takes the marks away that a cut leaves behind. */
const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/[ \t]{2,}/g, ' ')
        .replace(/\s+([,.;])/g, '$1')
        .replace(/^[\s,.;:|-]+(?=\S)|[\s,;:|]+$/g, (cut) => (/^-\s/.test(cut) ? '- ' : ''))
        .replace(/([,.;])(?:\s*[,.;])+/g, '$1'),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Cuts private details out of every text of a value, in lists and records too. */
export function cleanDeep<Value>(value: Value, found: Set<PrivateKind>): Value {
  if (typeof value === 'string') {
    const cleaned = withoutPrivate(value);
    for (const kind of cleaned.found) found.add(kind);
    return cleaned.text as Value;
  }
  if (Array.isArray(value)) return value.map((item) => cleanDeep(item, found)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanDeep(item, found)])) as Value;
}
