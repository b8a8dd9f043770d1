import type { Limits } from '../../platform/limits.ts';

/** Half full is where a bucket begins to press. */
const PRESSING = 0.5;

interface Arrival {
  clientIp: string;
  churchId: string;
  /** Who would write. */
  kind: 'built-in' | 'model';
}

const buckets = {
  'built-in': { flood: 'floodPerChurch', ip: 'runPerIp', quota: 'runPerChurch' },
  model: { flood: 'modelFloodPerChurch', ip: 'modelRunPerIp', quota: 'modelRunPerChurchDay' },
} as const;

/**
 * How hard a run presses, from 0 to 1, or undefined when nobody is asked for work: at normal load. Work is asked for while
 * more runs of the church arrive than its flood mark says, and of an address that has used half of its own share while its
 * church has used half of the church's. Who is over a limit is not asked: work would not help.
 */
export async function loadOf(limits: Limits, { clientIp, churchId, kind }: Arrival): Promise<number | undefined> {
  const names = buckets[kind];
  const flood = await limits.count(names.flood, churchId);
  const ip = await limits.fill(names.ip, clientIp);
  const quota = await limits.fill(names.quota, churchId);
  if (ip >= 1 || quota >= 1) return undefined;
  if (flood > 1) return Math.max(ip, Math.min(1, flood - 1) / 2);
  return ip > PRESSING && quota > PRESSING ? ip : undefined;
}
