import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
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

const text = fc.string({ unit: 'binary', maxLength: 40 });
/** What any program may put into a card, under names that none of the versions has. */
const unknown = fc
  .dictionary(
    fc.string({ maxLength: 8 }).map((name) => `x ${name}`),
    fc.jsonValue({ maxDepth: 4, depthSize: 'small' }),
    { maxKeys: 4 },
  )
  .filter((value) => !JSON.stringify(value).includes('__proto__'));

const entry = fc
  .record({
    keys: fc.array(text, { maxLength: 3 }),
    content: text,
    extensions: unknown,
    enabled: fc.boolean(),
    insertion_order: fc.integer(),
    use_regex: fc.boolean(),
    id: fc.oneof(fc.integer(), text),
    secondary_keys: fc.array(text, { maxLength: 2 }),
    position: fc.constantFrom('before_char', 'after_char'),
  })
  .chain((fields) => unknown.map((others) => ({ ...others, ...fields })));

const asset = fc.record({
  type: fc.constantFrom('icon', 'emotion', 'background', 'x_voice'),
  uri: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 30 }).map((bytes) => {
      return `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`;
    }),
    fc.webUrl(),
    fc.constant('ccdefault:'),
  ),
  name: text,
  ext: fc.constantFrom('png', 'webp', 'mp3', 'bin'),
});

const data = fc
  .record(
    {
      name: text,
      description: text,
      personality: text,
      scenario: text,
      first_mes: text,
      mes_example: text,
      creator_notes: text,
      system_prompt: text,
      post_history_instructions: text,
      alternate_greetings: fc.array(text, { maxLength: 3 }),
      group_only_greetings: fc.array(text, { maxLength: 3 }),
      tags: fc.array(text, { maxLength: 3 }),
      creator: text,
      character_version: text,
      extensions: unknown,
      assets: fc.array(asset, { maxLength: 3 }),
      nickname: text,
      source: fc.array(fc.webUrl(), { maxLength: 2 }),
      creation_date: fc.nat(),
      character_book: fc.record({ name: text, extensions: unknown, entries: fc.array(entry, { maxLength: 3 }) }),
    },
    { requiredKeys: ['name', 'description'] },
  )
  .chain((fields) => unknown.map((others) => ({ ...others, ...fields })));

const v3 = fc
  .tuple(unknown, data)
  .map(([around, fields]) => ({ ...around, spec: 'chara_card_v3', spec_version: '3.0', data: fields }));

describe('a card that goes from program to program', () => {
  it('is after three hops what it was before them, whichever forms it takes', async () => {
    await fc.assert(
      fc.asyncProperty(v3, fc.tuple(hop, hop, hop), fc.boolean(), async (card, route, hasPortrait) => {
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
      fc.property(v3, (card) => {
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
