import ipaddr from 'ipaddr.js';

/**
 * Whether an address belongs to the open internet. Everything that leads, or can be translated, to a private network is
 * refused: loopback, link-local (with it the metadata services of clouds), carrier NAT, unique local, IPv4 inside IPv6,
 * 6to4, Teredo, NAT64, multicast, reserved.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}

/** The only part of IPv6 that is given out for the open internet. */
const globalUnicast = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];
