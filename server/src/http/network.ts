import { isIP, isIPv6 } from 'node:net';
import type { AppContext } from './context.ts';

/** The rate-limit bucket: an IPv4 address, or the /64 of IPv6, which is one household's. */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const canonical = new URL(`http://[${bare}]/`).hostname.slice(1, -1);
  const groups = expand(canonical);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (mapped) return groups.slice(6).map(toOctets).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** `203.0.113.7:4711` and `[2001:db8::1]:443`, as some proxies write; the port is optional. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d{1,5})?$/;

/** The addresses that a chain of proxies has seen, in the order of `X-Forwarded-For`. */
export function hopsOf(forwardedFor: string): string[] {
  return forwardedFor.split(',').map((hop) => {
    const { v4, v6 } = WITH_PORT.exec(hop.trim())?.groups ?? {};
    return v6 ?? v4 ?? hop.trim();
  });
}

/** The connection's address, or what our outermost proxy saw; anything further left is the caller's claim. */
export function callerAddress(connection: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0 || forwardedFor === undefined) return connection;
  const hops = hopsOf(forwardedFor);
  const seen = hops.at(-trustedProxies) ?? hops[0] ?? connection;
  return isIP(seen) === 0 ? connection : seen;
}

/** Undefined for a call from within this process. */
export function networkOfCaller(c: AppContext, trustedProxies: number): string | undefined {
  const connection = c.env?.incoming?.socket.remoteAddress;
  if (connection === undefined) return undefined;
  return networkOf(callerAddress(connection, c.req.header('x-forwarded-for'), trustedProxies));
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
