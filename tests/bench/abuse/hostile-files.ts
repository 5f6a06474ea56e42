import { deflateSync } from 'node:zlib';

import sharp from 'sharp';

import { cardV2, jsonFile, picture, pngWith, zipOf } from '../../../server/src/testing/files/card-files.ts';

export interface HostileFile {
  readonly name: string;
  readonly path: string;
  readonly body: object;
}

const MIB = 1024 * 1024;

const asCard = (name: string, bytes: Uint8Array): HostileFile => ({
  name,
  path: '/cards/preview',
  body: { content: Buffer.from(bytes).toString('base64') },
});

const asStory = (name: string, source: string): HostileFile => ({
  name,
  path: '/user/stories/check',
  body: { source },
});

const withChunks = (png: Buffer, chunks: readonly Buffer[]) =>
  Buffer.concat([png.subarray(0, -12), ...chunks, png.subarray(-12)]);

const chunk = (type: string, data: Buffer): Buffer => {
  const framed = Buffer.alloc(12 + data.length);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  data.copy(framed, 8);
  return framed;
};

const packedText = (keyword: string, text: Buffer) =>
  chunk('zTXt', Buffer.concat([Buffer.from(`${keyword}\0\0`, 'latin1'), deflateSync(text)]));

const manyKeys = (count: number) => {
  const keys = Array.from({ length: count }, (_, at) => `"k${String(at)}":${String(at)}`).join(',');
  return Buffer.from(`{"name":"A","description":"","extensions":{${keys}}}`);
};

const manyNames = (count: number) => {
  const archive = zipOf({ 'card.json': cardV2(), 'x.bin': Buffer.alloc(25_000, 'x') });
  const directory = archive.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const last = archive.subarray(archive.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')), end);
  const names = Array.from({ length: count - 2 }, () => last);
  const tail = Buffer.from(archive.subarray(end));
  tail.writeUInt16LE(count, 10);
  tail.writeUInt32LE(end - directory + last.length * names.length, 12);
  return Buffer.concat([archive.subarray(0, end), ...names, tail]);
};

/** Twelve shapes of files that cost a reader far more than they cost their sender. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const png = await picture('png');
  const wide = await sharp({ create: { width: 6_300, height: 6_300, channels: 3, background: '#3a3350' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const texts = Array.from({ length: 200 }, () => packedText('ccv3', Buffer.alloc(8 * MIB, '{"name":"A","x":[')));
  const entries = Array.from({ length: 5_000 }, (_, at) => ({
    keys: [`key ${String(at)}`],
    content: 'b'.repeat(1_500),
  }));
  return [
    asCard('PNG: 200 texts of 8 MiB', withChunks(png, texts)),
    asCard(
      'PNG: 20,000 chunks',
      withChunks(
        png,
        Array.from({ length: 19_000 }, () => chunk('tEXt', Buffer.from('chara\0e30'))),
      ),
    ),
    asCard('PNG: 40 megapixels', await pngOf(wide)),
    asCard('zip: 1,900 names for one file', manyNames(1_900)),
    asCard('charx: 47 MiB of zeros', zipOf({ 'card.json': cardV2(), 'x.bin': new Uint8Array(46 * MIB) })),
    asCard('JSON: 300,000 keys', manyKeys(300_000)),
    asCard('JSON: 90 lists within lists, again and again', jsonFile(cardV2({ extensions: { x: nested(90, 4_000) } }))),
    asCard('JSON: 7 MiB of unfinished markup', jsonFile(cardV2({ creator_notes: '<style '.repeat(MIB) }))),
    asCard('lorebook: 5,000 entries', jsonFile(cardV2({ character_book: { entries, extensions: {} } }))),
    {
      name: 'picture of a message: 40 megapixels',
      path: '/images',
      body: { content: wide.toString('base64'), alt: '' },
    },
    asStory('ink: conditions within conditions', `${'{a:'.repeat(400)}x${'}'.repeat(400)}\n`.repeat(400)),
    asStory('ink: words that double', 'VAR s = "words"\n-> a\n=== a\n~ s = s + s\n+ [On.] -> a\n'),
  ];
}

const pngOf = async (wide: Buffer) => {
  const carrier = await pngWith([['ccv3', cardV2()]]);
  const text = carrier.subarray(carrier.indexOf(Buffer.from('tEXt', 'latin1')) - 4, -12);
  return withChunks(wide, [text]);
};

const nested = (depth: number, count: number) =>
  Array.from({ length: count }, () => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown);
