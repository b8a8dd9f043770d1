import { isIPv4, isIPv6 } from 'node:net';

/**
 * The client IP that limits count. `hops` proxies in front of us are ours, so the hops-th entry of
 * X-Forwarded-For from the right is theirs. Everything left of it is sent by the client.
 */
export function clientIp(socketAddress: string | undefined, forwardedFor: string | undefined, hops: number): string {
  const entries = (forwardedFor ?? '').split(',').map((entry) => bare(entry.trim()));
  const forwarded = hops > 0 ? entries.at(-hops) : undefined;
  const address = forwarded && (isIPv4(forwarded) || isIPv6(forwarded)) ? forwarded : (socketAddress ?? 'unknown');
  return network(address);
}

// `[2001:db8::1]:443`, `192.0.2.1:443` and zone ids are written by some proxies.
function bare(entry: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1];
  if (bracketed) return bracketed;
  return /^[\d.]+:\d+$/.test(entry) ? entry.slice(0, entry.lastIndexOf(':')) : entry;
}

/** An IPv4 address as it is; an IPv6 address as its /64 network, which one customer has, e.g. `2001:db8:0:1::/64`. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address.replace(/%.*$/, ''));
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address, with `::` and a dotted tail written out. */
function groupsOf(address: string): number[] {
  const [left = [], right] = address.split('::').map(groupsIn);
  if (!right) return [...left];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function groupsIn(part: string): number[] {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [(a << 8) | b, (c << 8) | d];
    });
}
