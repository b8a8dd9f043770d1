/** The parts of a resume by the headings that people give them. */
type Part =
  | 'top'
  | 'goal'
  | 'summary'
  | 'work'
  | 'volunteer'
  | 'school'
  | 'skills'
  | 'certificates'
  | 'languages'
  | 'awards'
  | 'references';

const headings: readonly (readonly [Part, RegExp])[] = [
  [
    'volunteer',
    /^(?:volunteer(?:ing)?|community|ministry|church|service|leadership|activities|involvement|extracurricular)\b.*$/i,
  ],
  [
    'work',
    /^(?:(?:work|professional|employment|job|relevant|career|other|paid)\s+)*(?:experience|history|employment|background|jobs|positions?(?: held)?)$|^work$|^career$/i,
  ],
  ['school', /^(?:education(?:al)?(?:\s+(?:and|&)\s+training)?(?:\s+background)?|schools?|training|academic.*)$/i],
  ['certificates', /^(?:licen[cs]es?|certifi\w+|credentials)(?:\s*(?:and|&|\/)\s*\w+)*$/i],
  ['languages', /^languages?$/i],
  [
    'skills',
    /^(?:(?:key|core|technical|computer|special|relevant|job|other)\s+)*(?:skills?|abilities|competencies|strengths|qualifications)(?:\s*(?:and|&|\/)\s*\w+)*$/i,
  ],
  ['awards', /^(?:awards?|honou?rs?|achievements?|recognition)(?:\s*(?:and|&)\s*\w+)*$/i],
  [
    'summary',
    /^(?:(?:career|professional|personal)\s+)?(?:summary|profile|about(?: me)?)s?(?:\s+of qualifications)?$/i,
  ],
  ['goal', /^(?:(?:career|professional|job|employment)\s+)?(?:objective|goal)s?$/i],
  ['references', /^references?\b.*$/i],
];

/** Which part a line opens; undefined for a line that is no heading. */
function headingOf(line: string): { part: Part; rest: string } | undefined {
  const [before = '', ...after] = line.trim().split(':');
  const plain = before
    .replace(/[*_#=-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length === 0 || plain.length > 40 || /\d/.test(plain)) return undefined;
  const rest = after.join(':').trim();
  const found = headings.find(([, pattern]) => pattern.test(plain));
  // "Skills: cash, phones" is a heading with its text; "Experience with phones" is text.
  if (!found || (after.length === 0 && plain.split(' ').length > 5)) return undefined;
  return { part: found[0], rest };
}

export type Parts = { readonly [part in Part]?: readonly string[] };

/** The lines of a resume under their headings; what comes before the first is `top`. */
export function partsOf(text: string): Parts {
  const parts: { [part in Part]?: string[] } = {};
  let open: Part = 'top';
  for (const line of text.split('\n')) {
    const found = headingOf(line);
    if (found) open = found.part;
    parts[open] ??= [];
    const kept = found ? found.rest : line;
    if (kept.trim() || !found) parts[open]?.push(kept);
  }
  return parts;
}
