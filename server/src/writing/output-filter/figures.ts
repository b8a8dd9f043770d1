const numberWord =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion';
const amount =
  /(?:[A-Z]{0,3}[$£€¥₹]|\b(?:USD|EUR|GBP|CAD|AUD)\s)\s?\d[\d,.]*(?:\s?(?:k|m|bn|thousand|million|billion)\b)?|\b\d[\d,.]*\s?(?:k |thousand |million |billion )?(?:dollars?|bucks|cents|euros?|usd|eur)\b/gi;
const amountInWords = new RegExp(
  `\\b(?:(?:a|one|${numberWord})[\\s-](?:and\\s)?)*(?:${numberWord})[\\s-](?:(?:and\\s)?(?:${numberWord})[\\s-])*(?:dollars|bucks|euros|percent|per cent)\\b`,
  'gi',
);
const lengthInWords = new RegExp(`\\b(?:${numberWord})(?:[\\s-](?:${numberWord}))* (?:months|years|payments)\\b`, 'gi');
const month =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|t(?:ember)?|ober|ember)?\.?(?: \d{1,2},)? (\d{4})\b/gi;
const number = /\d[\d,]*(?:\.\d+)?\s?%?/g;

/** Amounts, months with their year and all other figures of a text, normalized for comparison. */
export function figuresIn(text: string): string[] {
  const months = [...text.matchAll(month)].map(
    ([, name = '', year = '']) => `${name.slice(0, 3).toLowerCase()} ${year}`,
  );
  const lengths = text.match(lengthInWords) ?? [];
  return [...amountsIn(text), ...months, ...lengths.map(folded), ...(text.match(number) ?? []).map(bare)];
}

/** A sentence without one of these has no figure. */
const mark = /\d|dollars|bucks|euros|percent|per cent|months|years|payments/i;

/** Whether a sentence has an amount that is not on the allow list; with `exact`, any figure. */
export function hasUnknownFigure(
  plain: string,
  measure: { readonly allowed: { figures: ReadonlySet<string>; names: readonly string[] } },
  exact: boolean,
): boolean {
  if (!mark.test(plain)) return false;
  const { figures, names } = measure.allowed;
  const text = names.reduce((rest, name) => rest.replaceAll(name, ' '), plain.replace(/\[\[[^\]]*\]\]/g, ' '));
  const found = exact ? figuresIn(text) : amountsIn(text);
  return found.some((figure) => !figures.has(figure) && !helplineNumbers.has(figure));
}

const helplineNumbers = new Set(['911', '988', '211']);

function amountsIn(text: string): string[] {
  const inFigures = (text.match(amount) ?? []).map((found) => {
    const unit = /(?:k|m|bn|thousand|million|billion)\b/i.exec(found)?.[0].toLowerCase() ?? '';
    return `$${bare(/\d[\d,.]*/.exec(found)?.[0] ?? '')}${unit}`;
  });
  return [...inFigures, ...(text.match(amountInWords) ?? []).map(folded)];
}

const folded = (words: string) => words.toLowerCase().replace(/[\s-]+/g, ' ');
const bare = (digits: string) =>
  digits
    .replace(/[,\s]/g, '')
    .replace(/\.$/, '')
    .replace(/\.00(?=%|$)/, '');
