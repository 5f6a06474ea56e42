import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../errors.ts';
import { cardV2, jsonFile, picture, pngWith, zipOf } from '../../testing/files/card-files.ts';
import { describeCard } from '../describe/describe-card.ts';
import { LIMITS } from '../format/limits.ts';
import { portraitOf } from './portraits.ts';
import { readCard } from './read-card.ts';

const refusal = (reason: string) => expect.objectContaining({ name: 'AppError', reason });
const tooMuch = refusal('PAYLOAD_TOO_LARGE');
const damaged = refusal('VALIDATION_FAILED');

describe('a hostile card', () => {
  it('of ten thousand lists within lists is refused before it is read', () => {
    const deep = `{"name":"A","description":"","x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    expect(() => readCard(Buffer.from(deep))).toThrow(tooMuch);
    expect(() => readCard(Buffer.from(`{"name":"A","x":${'['.repeat(10_000)}`))).toThrow(tooMuch);
  });

  it('of brackets in a text is read', () => {
    expect(readCard(jsonFile(cardV2({ description: '["\\"{'.repeat(500) }))).card.data.name).toBe('Isaura Pell');
  });

  it('cannot reach the prototypes of objects', () => {
    const read = readCard(
      Buffer.from('{"name":"A","description":"","__proto__":{"polluted":true},"x":{"__proto__":{"y":1}}}'),
    );
    expect(read.warnings).toEqual([{ kind: 'unsafe-key', where: '__proto__' }]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(JSON.stringify(read.card)).not.toContain('polluted');
  });

  it('in an archive that unpacks to far more than it is, is refused', () => {
    const bomb = zipOf({ 'card.json': cardV2(), 'x.bin': new Uint8Array(LIMITS.unpacked) });
    expect(bomb.byteLength).toBeLessThan(200_000);
    expect(() => readCard(bomb)).toThrow(tooMuch);
  });

  it('in an archive that lies about its sizes is refused', () => {
    const archive = zipOf({ 'card.json': cardV2(), 'x.bin': new Uint8Array(30_000_000) });
    const entry = archive.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    archive.writeUInt32LE(10, entry + 24);
    expect(() => readCard(archive)).toThrow(damaged);
  });

  it('in an archive of too many files is refused', () => {
    const files = Object.fromEntries(Array.from({ length: LIMITS.files + 1 }, (_, n) => [`${n}`, new Uint8Array()]));
    expect(() => readCard(zipOf(files))).toThrow(tooMuch);
  });

  it('in an archive whose files would climb out of a folder loses them', () => {
    const read = readCard(
      zipOf({ 'card.json': cardV2(), '../../etc/x': Buffer.from('x'), 'ok.bin': Buffer.from('y') }),
    );
    expect([...read.files.keys()]).toEqual(['ok.bin']);
    expect(read.warnings).toEqual([{ kind: 'unsafe-key', where: '../../etc/x' }]);
  });

  it('that names one large file a thousand times is refused', () => {
    const assets = Array.from({ length: 999 }, () => ({ type: 'x', uri: 'embeded://a', name: '', ext: '' }));
    const archive = zipOf({ 'card.json': cardV2({ assets }), a: new Uint8Array(1_000_000) });
    expect(() => readCard(archive)).toThrow(tooMuch);
  });

  it('in a picture that unpacks to far more than it is, is refused', async () => {
    const png = await picture('png');
    const chunk = packedText('chara', 40_000_000);
    expect(() => readCard(Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)]))).toThrow(tooMuch);
  });

  it('in a picture of many texts that unpack to far more together is refused', async () => {
    const png = await picture('png');
    const chunks = Array.from({ length: 8 }, (_, at) => packedText(`chara-ext-asset_:${at}`, 8_000_000));
    const file = Buffer.concat([png.subarray(0, -12), packedText('chara', 10), ...chunks, png.subarray(-12)]);
    expect(file.byteLength).toBeLessThan(100_000);
    expect(() => readCard(file)).toThrow(tooMuch);
  });

  it('in an archive with hundreds of names for the same bytes is refused', () => {
    const archive = zipOf({ 'card.json': cardV2(), 'x.bin': Buffer.alloc(20_000, 'x') });
    const first = archive.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
    const directory = Buffer.concat(Array.from({ length: 400 }, () => archive.subarray(first, end)));
    const tail = Buffer.from(archive.subarray(end));
    tail.writeUInt16LE(800, 10);
    tail.writeUInt32LE(directory.length, 12);
    expect(() => readCard(Buffer.concat([archive.subarray(0, first), directory, tail]))).toThrow(damaged);
  });

  it.each([1, 9, 20, 100, 180])('that ends after %i bytes is refused, and nothing else happens', async (length) => {
    const archive = Buffer.concat([await picture('jpeg'), zipOf({ 'card.json': cardV2() })]);
    const png = await picture('png');
    for (const file of [archive, png]) {
      expect(() => readCard(file.subarray(0, length))).toThrow(refusal(expect.stringMatching(/TYPE|VALIDATION/)));
    }
  });

  it('that was tampered with is read or refused, and never breaks anything', async () => {
    const files = [await pngWith([['ccv3', cardV2()]]), zipOf({ 'card.json': cardV2(), a: Buffer.from('a') })];
    const flip = fc.record({ at: fc.nat(), to: fc.integer({ min: 0, max: 255 }) });
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.array(flip, { minLength: 1, maxLength: 8 }), (file, flips) => {
        const tampered = Buffer.from(file);
        for (const { at, to } of flips) tampered[at % tampered.length] = to;
        const failure = failureOf(() => readCard(tampered));
        expect(failure === undefined || failure instanceof AppError).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('with thousands of entries, greetings or files is refused', () => {
    const entries = Array.from({ length: LIMITS.loreEntries + 1 }, () => ({ keys: ['a'], content: 'b' }));
    const greetings = Array.from({ length: LIMITS.greetings + 1 }, () => 'hello');
    const assets = Array.from({ length: LIMITS.assets + 1 }, () => ({ type: 'icon', uri: '', name: '', ext: '' }));
    for (const data of [{ character_book: { entries } }, { alternate_greetings: greetings }, { assets }]) {
      expect(() => readCard(jsonFile(cardV2(data)))).toThrow(tooMuch);
    }
  });

  it('is described in lengths that pages and prompts can take, and in reasonable time', () => {
    const notes = '<style '.repeat(200_000);
    const { card } = readCard(
      jsonFile(cardV2({ name: 'n'.repeat(9_000), creator_notes: notes, first_mes: '😀'.repeat(40_000) })),
    );
    const started = performance.now();
    const described = describeCard(card, 'en-US');
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(described.name).toHaveLength(60);
    expect(described.greeting.length).toBeLessThanOrEqual(32_000);
    expect(described.greeting.isWellFormed()).toBe(true);
  });
});

describe('a hostile portrait', () => {
  it('of more pixels than anybody needs is not drawn', async () => {
    const png = await picture('png');
    const huge = Buffer.from(png);
    huge.writeUInt32BE(50_000, 16);
    huge.writeUInt32BE(50_000, 20);
    await expect(portraitOf(huge)).resolves.toBeUndefined();
  });

  it('that is a program of vectors, or no picture, is not drawn', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:1/x.png"/></svg>';
    await expect(portraitOf(Buffer.from(svg))).resolves.toBeUndefined();
    await expect(portraitOf(Buffer.from('\x89PNG\r\n\x1a\n and nothing more'))).resolves.toBeUndefined();
  });
});

/** A `zTXt` chunk of a PNG whose text is so many letters long. */
function packedText(keyword: string, letters: number): Buffer {
  const data = Buffer.concat([Buffer.from(`${keyword}\0\0`, 'latin1'), deflateSync(Buffer.alloc(letters, 'A'))]);
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write('zTXt', 4, 'latin1');
  data.copy(chunk, 8);
  return chunk;
}

function failureOf(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}
