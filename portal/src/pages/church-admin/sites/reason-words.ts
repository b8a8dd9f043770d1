import type { PartsWords } from '../../../content/church-admin/parts-en.ts';

/** What a reason code means and what helps, in one sentence; an unknown code, of a newer server, is said to be that. */
export const meaningOf = (code: string, { reasons, unknownReason }: PartsWords['seen']): string =>
  Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : unknownReason;
