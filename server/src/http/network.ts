import { isIPv6 } from 'node:net';

/**
 * The bucket in which a caller's requests are counted: an IPv4 address, or the /64 of an IPv6 address, since one
 * household or machine has all of a /64 to itself. Every way of writing an address gives the same bucket.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const canonical = new URL(`http://[${bare}]/`).hostname.slice(1, -1);
  const groups = expand(canonical);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (mapped) return groups.slice(6).map(toOctets).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The address of the caller: that of the connection, or, behind proxies of ours, the one that the outermost of them
 * has seen. What a caller writes into the header itself stands further left and is not looked at.
 */
export function callerAddress(connection: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0 || forwardedFor === undefined) return connection;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) ?? hops[0] ?? connection;
}

function expand(canonical: string): string[] {
  const [head = '', tail] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}

function toOctets(group: string): string {
  const value = Number.parseInt(group, 16);
  return `${value >> 8}.${value & 0xff}`;
}
