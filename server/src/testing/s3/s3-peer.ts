import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../../config/files.ts';
import { signatureFault } from './s3-signature.ts';

const BUCKET = 'fabula-files';
const KEY = { accessKeyId: 'a-key-id', secretAccessKey: 'a-secret/with+signs', region: 'eu-central-1' };
/** As few as possible, so that lists have pages. */
const PAGE = 2;

interface StoredObject {
  bytes: Buffer;
  type: string | undefined;
  changedAt: number;
}

/** Answers in place of the store, or says nothing at all. */
type Fault = (response: ServerResponse) => void;

export interface S3Peer extends AsyncDisposable {
  config: S3Config;
  objects: Map<string, StoredObject>;
  /** Each takes the place of one answer. */
  faults: Fault[];
  /** What was asked, such as `PUT /fabula-files/cards/one.charx`. */
  heard: string[];
}

/** A store on loopback that refuses what is not signed as AWS documents it. */
export async function openS3Peer(): Promise<S3Peer> {
  const objects = new Map<string, StoredObject>();
  const faults: Fault[] = [];
  const heard: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: target = '' } = request;
    const body = await buffer(request);
    heard.push(`${method} ${target}`);
    const fault = faults.shift();
    if (fault !== undefined) {
      fault(response);
      return;
    }
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const refusal = signatureFault({ method, target, headers }, body, KEY, Date.now());
    if (refusal !== undefined) {
      failWith(response, 403, refusal);
      return;
    }
    const url = new URL(target, 'http://store');
    const [, bucket, ...path] = decodeURIComponent(url.pathname).split('/');
    const key = path.join('/');
    if (bucket !== BUCKET) failWith(response, 404, 'NoSuchBucket');
    else if (method === 'PUT') {
      if (request.headers['content-length'] === undefined) failWith(response, 411, 'MissingContentLength');
      else {
        objects.set(key, { bytes: body, type: request.headers['content-type'], changedAt: Date.now() });
        response.writeHead(200).end();
      }
    } else if (method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (key !== '') {
      const object = objects.get(key);
      if (object === undefined) failWith(response, 404, 'NoSuchKey');
      else response.writeHead(200, { 'content-length': object.bytes.length }).end(object.bytes);
    } else response.writeHead(200, { 'content-type': 'application/xml' }).end(listOf(objects, url.searchParams));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peer has no port');
  return {
    config: { ...KEY, bucketUrl: `http://127.0.0.1:${address.port}/${BUCKET}`, folder: '' },
    objects,
    faults,
    heard,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** S3's answer to what it does not do. */
export function failWith(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

/** ListObjectsV2, whose token is the last key. */
function listOf(objects: ReadonlyMap<string, StoredObject>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const all = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = all.slice(0, Math.min(PAGE, Number(query.get('max-keys'))));
  const next = page.length < all.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => {
    const changed = new Date(objects.get(key)?.changedAt ?? 0).toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${changed}</LastModified></Contents>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}
