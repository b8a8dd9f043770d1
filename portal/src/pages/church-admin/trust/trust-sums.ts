import type { ChurchTrust } from '@lampstand/server/contracts';

/** The findings in three sums: as it should be, put right, taken out. */
export function sumsOf({ verified, repaired, moved, paraphrase, ...totals }: ChurchTrust['totals']) {
  const right = verified + totals['other-translation'] + totals['not-in-translation'];
  const putRight = repaired + moved + paraphrase;
  const taken = totals['no-such-verse'];
  return { right, putRight, taken, all: right + putRight + taken };
}
