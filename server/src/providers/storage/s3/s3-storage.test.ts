import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { S3Config } from '../../../config/files.ts';
import { failWith, openS3Peer, type S3Peer } from '../../../testing/s3/s3-peer.ts';
import { s3Signature } from '../../../testing/s3/s3-signature.ts';
import { signS3Request } from './s3-client.ts';
import { createS3Storage } from './s3-storage.ts';

const TIMES = { tryMs: 2_000, firstWaitMs: 1 };
const KEY = 'cards/one.charx';
const BYTES = Buffer.from('a card');

let peer: S3Peer;
beforeEach(async () => {
  peer = await openS3Peer();
});
afterEach(async () => peer[Symbol.asyncDispose]());

const storageOf = (changes: Partial<S3Config> = {}, times = TIMES) =>
  createS3Storage({ ...peer.config, ...changes }, times);
const unreachable = (cause: object) => ({ reason: 'UNAVAILABLE', headers: { 'retry-after': '10' }, cause });

describe('the signature', () => {
  /** The examples of AWS's documentation of Signature Version 4 in the Authorization header. */
  const aws: S3Config = {
    bucketUrl: 'https://examplebucket.s3.amazonaws.com',
    folder: '',
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const at = '20130524T000000Z';
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const host = 'examplebucket.s3.amazonaws.com';
  const lists = '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7';
  const lifecycle = 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543';

  it.each([
    ['a list', { 'max-keys': '2', prefix: 'J' }, lists],
    ['a setting of the bucket', { lifecycle: '' }, lifecycle],
  ])('is that of AWS for %s', async (_case, query, signature) => {
    const { headers } = await signS3Request(aws, { method: 'GET', query }, at);
    expect(headers.get('authorization')).toBe(
      `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${signature}`,
    );
  });

  it.each([
    ['a list', 'GET', '/?max-keys=2&prefix=J', {}, empty, lists],
    ['a setting of the bucket', 'GET', '/?lifecycle', {}, empty, lifecycle],
    [
      'a part of a file',
      'GET',
      '/test.txt',
      { range: 'bytes=0-9' },
      empty,
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'a file that is written',
      'PUT',
      '/test%24file.text',
      { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
  ])('that the peer expects is that of AWS for %s', (_case, method, target, more, hash, signature) => {
    const headers = { host, 'x-amz-content-sha256': hash, 'x-amz-date': at, ...more };
    const names = Object.keys(headers).toSorted().join(';');
    expect(s3Signature({ method, target, headers }, names, aws)).toBe(signature);
  });

  it.each([
    ['InvalidAccessKeyId', { accessKeyId: 'another' }],
    ['SignatureDoesNotMatch', { secretAccessKey: 'another' }],
    ['AuthorizationHeaderMalformed', { region: 'us-east-1' }],
  ])('of another key or region is refused at once, and the log says %s without the key', async (code, changes) => {
    const failure = await storageOf(changes)
      .put(KEY, BYTES)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject(
      unreachable({ status: 403, code, message: `The store of files answered 403 ${code}` }),
    );
    expect(peer.heard).toHaveLength(1);
    expect(peer.objects.size).toBe(0);
  });
});

describe('a bucket', () => {
  it('gets files with their type, in its folder where it has one', async () => {
    await storageOf({ folder: 'site/files/' }).put('portraits/one.webp', BYTES);
    await storageOf().put(KEY, BYTES);
    expect([...peer.objects].map(([key, { type }]) => [key, type])).toEqual([
      ['site/files/portraits/one.webp', 'image/webp'],
      [KEY, 'application/octet-stream'],
    ]);
    const inFolder = await storageOf({ folder: 'site/files/' }).list('portraits', { after: '', limit: 5 });
    expect(inFolder.map(({ name }) => name)).toEqual(['one.webp']);
  });

  it.each([429, 500, 503])('that answers %s is asked again, and then has the file', async (status) => {
    peer.faults.push((response) => failWith(response, status, 'SlowDown'));
    peer.faults.push((response) => response.destroy());
    await storageOf().put(KEY, BYTES);
    expect(peer.heard).toHaveLength(3);
    expect(peer.objects.get(KEY)?.bytes.equals(BYTES)).toBe(true);
  });

  it('that stays away is asked four times, and the caller is told to come back', async () => {
    for (let count = 0; count < 10; count += 1) peer.faults.push((response) => failWith(response, 503, 'SlowDown'));
    await expect(storageOf().get(KEY)).rejects.toMatchObject(unreachable({ status: 503, code: 'SlowDown' }));
    expect(peer.heard).toHaveLength(4);
  });

  it('that says nothing is not waited for', async () => {
    for (let count = 0; count < 10; count += 1) peer.faults.push(() => undefined);
    const storage = storageOf({}, { tryMs: 50, firstWaitMs: 1 });
    await expect(storage.get(KEY)).rejects.toMatchObject(
      unreachable({ message: 'The store of files does not answer' }),
    );
  });

  it('that does not exist is a fault, and no missing file', async () => {
    const storage = storageOf({ bucketUrl: peer.config.bucketUrl.replace('fabula-files', 'elsewhere') });
    const missing = unreachable({ status: 404, code: 'NoSuchBucket' });
    await expect(storage.get(KEY)).rejects.toMatchObject(missing);
    await expect(storage.put(KEY, BYTES)).rejects.toMatchObject(missing);
    await expect(storage.list('cards', { after: '', limit: 5 })).rejects.toMatchObject(missing);
  });

  it('that leads elsewhere is not followed', async () => {
    peer.faults.push((response) => void response.writeHead(307, { location: peer.config.bucketUrl }).end());
    await expect(storageOf().get(KEY)).rejects.toMatchObject(unreachable({ status: 307 }));
  });

  it('that answers a list with a page of something else deletes nothing', async () => {
    peer.faults.push((response) => void response.writeHead(200).end('<html>Welcome</html>'));
    const list = storageOf().list('cards', { after: '', limit: 5 });
    await expect(list).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  });
});
