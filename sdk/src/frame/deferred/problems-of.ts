import type { Field, InputIssue } from '../../app/index.ts';
import { fill } from '../../view/words.ts';
import type { Problem, Problems } from '../form/problems.ts';
import type { DeferredMessages } from '../messages/index.ts';

/** Puts issues into words; limits of money get their currency sign. */
export function problemsOf(issues: readonly InputIssue[], fields: readonly Field[], words: DeferredMessages): Problems {
  const problems = new Map<string, Problem>();
  for (const { path, rule, label, limit = '' } of issues) {
    if (problems.has(path)) continue;
    const [name, row] = path.split('.');
    const field = fields.find((candidate) => candidate.name === name);
    const inRow = field?.kind === 'records' && row !== undefined;
    const money = inRow
      ? field.of.some((column) => column.kind === 'money' && path.endsWith(`.${column.name}`))
      : field?.kind === 'money';
    problems.set(path, {
      label: inRow ? `${field.item} ${Number(row) + 1}, ${label}` : label,
      text: fill(words.issues[rule], { limit: money ? `$${limit}` : limit }),
    });
  }
  return problems;
}
