import type { CareKind } from '../types.ts';

/** Ways of saying one thing. However many of them a sentence holds, it counts once. */
export interface Signal {
  kind: CareKind;
  weight: number;
  phrases: readonly string[];
}

// A clear signal is urgent by itself, a grave one a note; a heavy or slight one counts beside others only.
const weights = { clear: 6, grave: 4, heavy: 2, slight: 1, against: -4 } as const;

/** The signals of one kind, by how much each says on its own. */
export function signalsOf(
  kind: CareKind,
  lists: { readonly [name in keyof typeof weights]?: readonly (readonly string[])[] },
): Signal[] {
  return (['clear', 'grave', 'heavy', 'slight', 'against'] as const).flatMap((name) =>
    (lists[name] ?? []).map((phrases) => ({ kind, weight: weights[name], phrases })),
  );
}
