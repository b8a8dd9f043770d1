import ipaddr from 'ipaddr.js';

/**
 * Whether an address is on the public internet. Refuses everything that leads or translates to a private network:
 * loopback, link-local (and cloud metadata services), carrier NAT, unique local, IPv4 inside IPv6,
 * 6to4, Teredo, NAT64, multicast, reserved.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}

/** The only part of IPv6 that is assigned for the public internet. */
const globalUnicast = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];
