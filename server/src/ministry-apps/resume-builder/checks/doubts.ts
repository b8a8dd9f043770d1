import type { Built } from '../lines/entries.ts';
import type { Doubt, Resume } from '../resume.ts';
import { inventedNumbers, type Sources } from './invention.ts';

/** Also where no employer is given yet. */
const prison = /\b(?:prison|jail|correction\w*|penitentiary|institution|facility|detention)\b/i;

/** What a person can choose not to say. */
const sensitive: readonly (readonly ['recovery' | 'record-shown' | 'health-shown' | 'housing-shown', RegExp])[] = [
  [
    'recovery',
    /\b(?:sober|sobriety|in recovery|recovering|rehab|addict\w*|alcoholi\w*|clean since|celebrate recovery|recovery group)\b/i,
  ],
  ['record-shown', /\b(?:prison|jail|inmate|incarcerat\w*|felon\w*|parole|probation|correctional|penitentiary)\b/i],
  ['housing-shown', /\b(?:homeless|unhoused|on the streets?|lived in (?:a|the) (?:car|shelter)|without a home)\b/i],
  ['health-shown', /\b(?:my disability|disabled|diagnos(?:ed|is)|cancer survivor|depression|ptsd|bipolar|autis\w+)\b/i],
];

/** What to look at before the resume goes out, in the order of the page. */
export function doubtsOf(
  { contact, entries, format }: Pick<Resume, 'contact' | 'entries' | 'format'>,
  { built, lines, sources }: { built: readonly Built[]; lines: readonly string[]; sources: Sources },
): Doubt[] {
  const dates = entries
    .flatMap(({ start, end }) => [start, end])
    .filter((date) => date !== undefined && date !== 'present');
  const withMonth = dates.filter(({ month }) => month !== undefined).length;
  const sheet = lines.join('\n');
  const unread = built.flatMap(({ entry, unread: texts }) => texts.map((text) => ({ about: entry.title, text })));
  const tooLong = built.flatMap(({ entry, tooLong: isLong }) => (isLong ? [entry.title] : []));
  const retitled = built.flatMap(({ entry, retitled: text }) =>
    text === undefined ? [] : [{ typed: text, shown: entry.title }],
  );
  // The contact lines are the person's, in one form.
  const known = contact.lines.flatMap((line) => line.match(/\d+/g) ?? []);
  const strange = lines.filter((line) => inventedNumbers(line, sources, known).length > 0);
  const undated = entries.filter(({ dates: shown }) => shown === '').map(({ title }) => title);
  return [
    ...strange.map((line) => ({ kind: 'strange' as const, line })),
    ...contact.doubts.map((kind) => ({ kind })),
    ...(contact.meant ? [{ kind: 'meant' as const, text: contact.meant }] : []),
    ...(contact.street ? [{ kind: 'street' as const }] : []),
    ...unread.map((date) => ({ kind: 'date' as const, ...date })),
    ...(undated.length > 0 ? [{ kind: 'no-dates' as const, titles: undated }] : []),
    ...retitled.map((title) => ({ kind: 'title' as const, ...title })),
    ...tooLong.map((about) => ({ kind: 'too-long' as const, about })),
    ...entries.flatMap(({ bullets }) =>
      bullets.filter(({ cut }) => cut).map(({ text, source }) => ({ kind: 'cut' as const, line: text, source })),
    ),
    ...sensitive.filter(([, pattern]) => pattern.test(sheet)).map(([kind]) => ({ kind })),
    ...(withMonth > 0 && withMonth < dates.length ? [{ kind: 'mixed-dates' as const }] : []),
    ...(entries.some(({ kind, employer = 'prison' }) => kind === 'inside' && prison.test(employer))
      ? [{ kind: 'inside' as const }]
      : []),
    ...(format === 'functional' ? [{ kind: 'functional' as const }] : []),
    ...(entries.length === 0 ? [{ kind: 'no-work' as const }] : []),
  ];
}
