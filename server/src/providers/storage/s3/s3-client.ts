import { AwsV4Signer } from 'aws4fetch';
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import type { S3Config } from '../../../config/files.ts';
import { sha256 } from '../../../lib/hash.ts';
import type { StorageKey } from '../storage.ts';

/** The longest that one try may take, the body included. */
const TRY_MS = 60_000;
const RETRIES = 3;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;
/** Where the code of a failure must be, in bytes. */
const LONGEST_FAILURE = 4_096;
const NO_BUCKET = 'NoSuchBucket';

/** A store that refuses, fails or does not answer. Its message names no key. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  /** Of HTTP; undefined without an answer. */
  readonly status: number | undefined;
  /** S3's, such as `NoSuchBucket`. */
  readonly code: string | undefined;

  constructor(message: string, options: { status?: number; code?: string | undefined; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.status = options.status;
    this.code = options.code;
  }
}

export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Of a file in the bucket's folder; the bucket itself without one. */
  key?: StorageKey;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
}

export interface S3Times {
  tryMs: number;
  firstWaitMs: number;
}

export interface S3Answer {
  status: number;
  body: Uint8Array<ArrayBuffer>;
}

/**
 * The address and the headers of a request, signed by AWS's Signature Version 4.
 *
 * @param datetime such as `20130524T000000Z`; now, unless given
 */
export async function signS3Request(config: S3Config, request: S3Request, datetime?: string) {
  const { body = '', headers = {}, key, method, query = {} } = request;
  const url = new URL(key === undefined ? config.bucketUrl : `${config.bucketUrl}/${config.folder}${key}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const { accessKeyId, region, secretAccessKey } = config;
  const signer = new AwsV4Signer({
    url: url.href,
    method,
    // The hash makes the body part of what is signed.
    headers: { ...headers, 'x-amz-content-sha256': sha256(body) },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    ...(datetime === undefined ? {} : { datetime }),
  });
  return signer.sign();
}

/** Sends one signed request; the store must answer within `tryMs`. Throws S3Error for any status but 2xx and 404. */
async function send(config: S3Config, request: S3Request, tryMs: number): Promise<S3Answer> {
  const { headers, method, url } = await signS3Request(config, request);
  const answer = await fetch(url, {
    method,
    headers,
    body: request.body ?? null,
    // A signature names its host: a store that sends us elsewhere is not the one that was configured.
    redirect: 'manual',
    signal: AbortSignal.timeout(tryMs),
  }).catch((cause: unknown) => {
    throw new S3Error('The store of files does not answer', { cause });
  });
  const bytes = await answer.bytes().catch((cause: unknown) => {
    throw new S3Error('The store of files broke off its answer', { cause });
  });
  const { ok, status } = answer;
  if (ok) return { status, body: bytes };
  const code = /<Code>(\w{1,60})<\/Code>/.exec(Buffer.from(bytes).toString('utf8', 0, LONGEST_FAILURE))?.[1];
  if (status === 404 && code !== NO_BUCKET) return { status, body: bytes };
  throw new S3Error(`The store of files answered ${status} ${code ?? ''}`.trim(), { status, code });
}

/** Whether another try may succeed: no answer, too much at once, or a fault of the store. */
const isTransient = (error: unknown): boolean =>
  error instanceof S3Error && (error.status === undefined || error.status === 429 || error.status >= 500);

/** Requests to one bucket, each sent again after a fault that may pass, a few times and with growing waits. */
export function createS3Client(config: S3Config, times: S3Times = { tryMs: TRY_MS, firstWaitMs: FIRST_WAIT_MS }) {
  const policy = retry(handleWhen(isTransient), {
    maxAttempts: RETRIES,
    backoff: new ExponentialBackoff({ initialDelay: times.firstWaitMs, maxDelay: LONGEST_WAIT_MS }),
  });
  return (request: S3Request): Promise<S3Answer> => policy.execute(() => send(config, request, times.tryMs));
}
