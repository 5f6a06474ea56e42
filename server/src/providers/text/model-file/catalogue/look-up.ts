import { systemReason } from '../../../../lib/start-error.ts';
import { FetchError } from './fetch-error.ts';

/** What a host says of a file before it is fetched. */
export interface RemoteFile {
  address: string;
  bytes: number;
  /** SHA-256 in hexadecimal. */
  digest: string;
}

const MOST_REDIRECTS = 3;
const ANSWER_MS = 30_000;

/**
 * Asks a host for the size and the digest of a large file.
 *
 * Large files are elsewhere: the host answers with a redirect, whose `X-Linked-Size` and `X-Linked-ETag` are those of the
 * file itself.
 *
 * @throws {FetchError}
 */
export async function lookUp(address: string): Promise<RemoteFile> {
  let at = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const { headers, status } = await head(at);
    const bytes = Number(headers.get('x-linked-size') ?? (status === 200 ? headers.get('content-length') : null));
    const digest = (headers.get('x-linked-etag') ?? headers.get('etag') ?? '').replace(/^(?:W\/)?"|"$/g, '');
    if (status < 400 && bytes > 0 && /^[0-9a-f]{64}$/.test(digest)) return { address, bytes, digest };
    const next = headers.get('location');
    if (status < 300 || status >= 400 || next === null) throw refusal(address, status);
    at = new URL(next, at).href;
  }
  throw new FetchError(`${address} leads nowhere: it has more than ${MOST_REDIRECTS} redirects`);
}

async function head(address: string): Promise<Response> {
  try {
    return await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
  } catch (cause) {
    throw new FetchError(`${new URL(address).origin} does not answer: ${reasonOf(cause)}`, { cause });
  }
}

function refusal(address: string, status: number): FetchError {
  if (status === 404) return new FetchError(`The host does not have the file: ${address} (404)`);
  if (status >= 400) return new FetchError(`The host refuses the file: ${address} (${status})`);
  return new FetchError(`The host does not say how large the file is, or not its SHA-256: ${address}`);
}

/** Of a failed fetch, whose own message is always the same. */
export function reasonOf(error: unknown): string {
  return systemReason(error instanceof Error && error.cause !== undefined ? error.cause : error);
}
