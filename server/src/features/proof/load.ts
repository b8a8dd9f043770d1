import type { Limits } from '../../platform/limits.ts';

/** Part of a rate limit that must be used before a challenge is required. */
const BUSY = 0.5;

interface RunRequest {
  clientIp: string;
  churchId: string;
  kind: 'built-in' | 'model';
}

const buckets = {
  'built-in': { flood: 'floodPerChurch', ip: 'runPerIp', quota: 'runPerChurch' },
  model: { flood: 'modelFloodPerChurch', ip: 'modelRunPerIp', quota: 'modelRunPerChurchDay' },
} as const;

/**
 * The load from 0 to 1 when a run needs a proof of work, otherwise undefined. It needs one above the church's flood limit,
 * or when both the client IP and the church have used half of their rate limits. Over a limit a proof would not help.
 */
export async function loadOf(limits: Limits, { clientIp, churchId, kind }: RunRequest): Promise<number | undefined> {
  const names = buckets[kind];
  const flood = await limits.count(names.flood, churchId);
  const ip = await limits.fill(names.ip, clientIp);
  const quota = await limits.fill(names.quota, churchId);
  if (ip >= 1 || quota >= 1) return undefined;
  if (flood > 1) return Math.max(ip, Math.min(1, flood - 1) / 2);
  return ip > BUSY && quota > BUSY ? ip : undefined;
}
