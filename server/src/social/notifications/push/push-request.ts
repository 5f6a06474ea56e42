import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '../../../lib/loopback.ts';
import { isPrivateAddress } from '../../../lib/private-address.ts';

const PATIENCE_MS = 10_000;

interface PushRequest {
  endpoint: string;
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
  loopback: boolean;
  signal: AbortSignal;
}

/** Whether it may be the address of a push service: https on its usual port, or on this machine where that is allowed. */
export function isPushEndpoint(endpoint: string, loopback: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { hostname, password, port, protocol, username } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (isLoopback(hostname)) return loopback;
  return protocol === 'https:' && port === '' && isIP(bare(hostname)) === 0 && hostname.includes('.');
}

/**
 * Hands a message to a push service; resolves to the status of its answer, which is not read, and follows no redirect.
 * Rejects for addresses outside of the public internet, also where only the name server says so.
 */
export async function postPush({ body, endpoint, headers, loopback, signal }: PushRequest): Promise<number> {
  if (!isPushEndpoint(endpoint, loopback)) throw new Error('The endpoint is no push service');
  const url = new URL(endpoint);
  const post = url.protocol === 'http:' ? httpRequest : httpsRequest;
  return new Promise((resolve, reject) => {
    const sent = post(
      url,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
        ...(isLoopback(url.hostname) ? {} : { lookup: publicLookup }),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return done(error ?? new Error('The host has no address'), []);
    if (addresses.some(({ address }) => isPrivateAddress(address))) {
      return done(new Error('The host is none of the public internet'), []);
    }
    if (options.all === true) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};

function bare(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
