import type { Phrasing } from '../../../understanding/nearest.ts';
import { isAskedAlone } from './next-question.ts';
import { detailWith, nameOf } from './subject.ts';

/** Whether a phrasing can begin a conversation. */
export function canBegin({ id, text }: Phrasing): boolean {
  const detail = detailWith(id);
  return !detail || isAskedAlone(text, nameOf({ kind: 'detail', detail }) ?? '');
}
