import { urgentOf } from './answer.ts';
import { careGate } from './gate.ts';
import type { Meaning } from './meaning.ts';
import { saidOfSafety } from './safety.ts';
import type { CareFinding } from './types.ts';

/**
 * Where a conversation is after its newest message. `danger`: someone is in danger and has not said that they are safe; `turn`
 * counts these answers from 1. `safe`: they have just said so. `after`: they said so earlier. The findings are those of the danger.
 */
export type Standing =
  | { state: 'calm'; findings: readonly CareFinding[] }
  | { state: 'danger'; findings: readonly CareFinding[]; turn: number; safety: ReturnType<typeof saidOfSafety> }
  | { state: 'safe'; findings: readonly CareFinding[] }
  | { state: 'after'; findings: readonly CareFinding[] };

/**
 * Reads the messages of a conversation in their order, the newest last; each message can have several texts. `meaning`
 * are the vectors of all of them.
 */
export function standingOf(messages: readonly (readonly string[])[], meaning?: Meaning): Standing {
  let now: Standing = { state: 'calm', findings: [] };
  for (const texts of messages) now = afterMessage(now, texts, meaning);
  return now;
}

function afterMessage(before: Standing, texts: readonly string[], meaning: Meaning | undefined): Standing {
  const findings = careGate(texts, meaning);
  const safety = saidOfSafety(texts.join('\n'));
  const inDanger = before.state === 'danger';
  if (findings.some(({ level }) => level === 'urgent')) {
    // A second disclosure gets its own text, not the one for later turns.
    const same = inDanger && greatest(findings) === greatest(before.findings);
    return { state: 'danger', findings, turn: same ? before.turn + 1 : 1, safety: same ? safety : undefined };
  }
  if (inDanger && safety !== 'safe') return { ...before, turn: before.turn + 1, safety };
  if (inDanger) return { state: 'safe', findings: before.findings };
  if (before.state !== 'calm' && safety === 'unsafe') {
    return { state: 'danger', findings: before.findings, turn: 2, safety };
  }
  if (before.state === 'calm') return { state: 'calm', findings };
  return { state: 'after', findings: before.findings };
}

const greatest = (findings: readonly CareFinding[]) => urgentOf(findings)[0]?.kind;
