import { checklist, prose, section } from '../../../app-kit/index.ts';
import type { Match } from '../checks/match.ts';
import { words } from '../texts.en.ts';
import { typed } from './text.ts';

/** What the posting asks for beside the resume: a count of words, and honest ways to add what is missing. */
export function matchSection({ terms, found, mustHaves }: Match) {
  const { match } = words;
  const missing = terms.filter((term) => !term.found && !term.near).map(({ text }) => text);
  const near = terms.flatMap(({ text, near: own }) => (own ? [match.pair(own, text)] : []));
  const table = {
    type: 'table' as const,
    caption: match.caption,
    columns: [
      { label: match.columns.term },
      { label: match.columns.count, figures: true as const },
      { label: match.columns.own },
    ],
    rows: terms.map((term) => [
      typed(term.text),
      String(term.count),
      term.found ? match.yes : term.near ? match.near(term.near) : match.no,
    ]),
    notes: Object.fromEntries(terms.flatMap(({ required }, row) => (required ? [[row, match.required]] : []))),
    visibleRows: 10,
  };
  return section(
    'match',
    terms.length > 0 ? match.title(found, terms.length) : match.none,
    [
      ...(terms.length > 0 ? [prose([match.meaning]), table] : [prose([match.nothing])]),
      prose([
        missing.length > 0 && match.add(missing.slice(0, 6).map(typed)),
        near.length > 0 && match.same(near.slice(0, 6).map(typed)),
      ]),
      ...(mustHaves.length > 0 ? [prose([match.mustHaves]), checklist(mustHaves.map(typed))] : []),
    ],
    { folded: true },
  );
}
