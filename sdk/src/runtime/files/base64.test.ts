import { createReadStream, openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { toBase64, type ByteSource } from './base64';

/** More bytes than one part has, and none of their number a multiple of three. */
const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 31) % 256);
const encoded = Buffer.from(bytes).toString('base64');
const own = fileURLToPath(import.meta.url);

const sources: Readonly<Record<string, () => ByteSource>> = {
  'a file': () => new File([bytes], 'card.png'),
  'an answer': () => new Response(bytes),
  bytes: () => bytes,
  'a part of a buffer': () => Buffer.concat([Buffer.from('head'), bytes]).subarray(4),
  'an array buffer': () => bytes.buffer,
  'a stream of the web': () => new Blob([bytes]).stream(),
  'pieces that come one by one': async function* () {
    yield bytes.subarray(0, 10);
    yield bytes.subarray(10);
  },
};

describe('the content of a file in base64', () => {
  it.each(Object.entries(sources))('is read from %s', async (_, open) => {
    await expect(toBase64(open())).resolves.toBe(encoded);
  });

  it('is read from a file of the disk', async () => {
    const expected = (await readFile(own)).toString('base64');

    await expect(toBase64(createReadStream(own))).resolves.toBe(expected);
    await expect(toBase64(await openAsBlob(own))).resolves.toBe(expected);
  });

  it('is empty for an empty file', async () => {
    await expect(toBase64(new Blob([]))).resolves.toBe('');
  });

  it('fails as the source does', async () => {
    const moved = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('moved')) });

    await expect(toBase64(moved)).rejects.toThrow('moved');
  });
});
