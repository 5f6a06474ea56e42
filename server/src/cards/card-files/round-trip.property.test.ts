import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { v3Cards } from '../../testing/files/card-arbitraries.ts';
import { jsonFile, picture } from '../../testing/files/card-files.ts';
import { toPng } from './portraits.ts';
import { readCard, type ReadCard } from './read-card.ts';
import { writeCharx, writeJsonCard, writePngCard } from './write-card.ts';

let png: Buffer<ArrayBuffer>;
let webp: Buffer<ArrayBuffer>;
beforeAll(async () => {
  png = await picture('png');
  webp = await picture('webp');
});

const hops = {
  json: async (kept: ReadCard) => Buffer.from(writeJsonCard(kept)),
  png: async (kept: ReadCard) =>
    writePngCard(kept, (kept.avatar === undefined ? undefined : await toPng(kept.avatar)) ?? png),
  charx: async (kept: ReadCard) => writeCharx(kept),
};
const hop = fc.constantFrom<keyof typeof hops>('json', 'png', 'charx');

describe('a card that goes from program to program', () => {
  it('is after three hops what it was before them, whichever forms it takes', async () => {
    await fc.assert(
      fc.asyncProperty(v3Cards, fc.tuple(hop, hop, hop), fc.boolean(), async (card, route, hasPortrait) => {
        const first = readCard(jsonFile(card));
        const begun = hasPortrait ? { ...first, avatar: first.avatar ?? webp } : first;
        let kept = begun;
        for (const format of route) kept = readCard(await hops[format](kept));
        expect(kept.card).toEqual(begun.card);
        expect([...kept.files].map(([path, bytes]) => [path, [...bytes]])).toEqual(
          [...begun.files].map(([path, bytes]) => [path, [...bytes]]),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('loses nothing of what it was, also what no program here knows', () => {
    fc.assert(
      fc.property(v3Cards, (card) => {
        const came = JSON.parse(JSON.stringify(card));
        const { card: kept } = readCard(jsonFile(card));
        const { assets: _came, ...fields } = came.data;
        expect(JSON.parse(JSON.stringify(kept))).toMatchObject({ ...came, data: fields });
      }),
      { numRuns: 100 },
    );
  });

  it('keeps the digits of numbers beyond those of a computer', () => {
    const file = Buffer.from(
      '{"spec":"chara_card_v3","spec_version":"3.0","data":{"name":"A","description":"","extensions":{"discord":{"id":123456789012345678901}}}}',
    );
    const written = writeJsonCard(readCard(Buffer.from(writeJsonCard(readCard(file)))));
    expect(written).toContain('"id": 123456789012345678901');
  });
});
