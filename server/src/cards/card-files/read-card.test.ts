import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cardV2, jsonFile, picture, pngWith, zip64Of, zipOf } from '../../testing/files/card-files.ts';
import { replacePngTexts } from '../format/png-file.ts';
import { readCard, type ReadCard } from './read-card.ts';
import { writePngCard } from './write-card.ts';

const kinds = ({ warnings }: ReadCard) => warnings.map(({ kind }) => kind);
const v3 = (data: object = {}) => ({ ...cardV2(data), spec: 'chara_card_v3', spec_version: '3.0' });

describe('a card of any version', () => {
  it('is read from an archive with sizes of 64 bits', () => {
    const archive = zipOf({ 'card.json': v3(), 'assets/x.bin': Buffer.from('abc') });
    const read = readCard(zip64Of(archive));
    expect(read).toEqual(readCard(archive));
    expect(read.files.get('assets/x.bin')).toEqual(Buffer.from('abc'));
  });

  it('is read from the flat JSON of the first version', () => {
    const { data } = cardV2();
    const read = readCard(
      jsonFile({ name: data.name, description: data.description, first_mes: 'Hm.', talkative: 0.5 }),
    );
    expect(read).toMatchObject({ format: 'json', specVersion: '1.0', warnings: [] });
    expect(read.card.data).toMatchObject({ name: 'Isaura Pell', first_mes: 'Hm.', personality: '', talkative: 0.5 });
  });

  it('is read from JSON of the second and third version, with what is around it', () => {
    expect(readCard(jsonFile({ ...cardV2(), create_date: 'yesterday' })).card).toMatchObject({
      spec: 'chara_card_v3',
      create_date: 'yesterday',
      data: { group_only_greetings: [], extensions: { 'somewhere/else': { depth: [1, 2, { three: null }] } } },
    });
    expect(readCard(jsonFile(v3({ nickname: 'Izzy' })))).toMatchObject({ specVersion: '3.0', warnings: [] });
  });

  it('is read from a version that came later, whose number is compared as a number', () => {
    const read = readCard(jsonFile({ ...v3({ new_field: [1] }), spec_version: '3.10' }));
    expect(read.card).toMatchObject({ spec_version: '3.10', data: { new_field: [1] } });
    expect(read.warnings).toEqual([{ kind: 'newer-version', where: '3.10' }]);
  });

  it('is read from UTF-16 and from UTF-8 with a mark at its beginning', () => {
    const json = JSON.stringify(cardV2({ name: 'Zoë 京' }));
    for (const file of [Buffer.from(`\ufeff${json}`, 'utf16le'), Buffer.from(`\ufeff${json}`)]) {
      expect(readCard(file).card.data.name).toBe('Zoë 京');
    }
  });
});

describe('a picture that carries a card', () => {
  it.each(['chara', 'Chara', 'CHARA'])('names it %s', async (keyword) => {
    const read = readCard(await pngWith([[keyword, cardV2()]]));
    expect(read).toMatchObject({ format: 'png', specVersion: '2.0', card: { data: { name: 'Isaura Pell' } } });
  });

  it('is read as the third version where it carries both, and is its portrait', async () => {
    const read = readCard(
      await pngWith([
        ['chara', cardV2({ name: 'Old' })],
        ['ccv3', v3({ name: 'New' })],
      ]),
    );
    expect(read.card.data.name).toBe('New');
    expect(Buffer.from(read.avatar ?? [])).toEqual(await picture('png'));
  });

  it('is read from the first of several, and says so', async () => {
    const read = readCard(
      await pngWith([
        ['chara', cardV2()],
        ['chara', cardV2({ name: 'Second' })],
      ]),
    );
    expect(read.card.data.name).toBe('Isaura Pell');
    expect(kinds(read)).toEqual(['several-cards']);
  });

  it('is read from the older card where the newer one is damaged', async () => {
    const read = readCard(
      await pngWith([
        ['ccv3', '{"spec":"chara_card_v3",'],
        ['chara', cardV2()],
      ]),
    );
    expect(read.card.data.name).toBe('Isaura Pell');
    expect(kinds(read)).toEqual(['broken-card']);
  });

  it('may carry it compressed, as international text', async () => {
    const encoded = Buffer.from(JSON.stringify(cardV2({ name: 'Ünal' }))).toString('base64');
    const text = Buffer.concat([Buffer.from('ccv3\0\x01\0en\0\0', 'latin1'), deflateSync(encoded)]);
    const read = readCard(withChunk(await picture('png'), 'iTXt', text));
    expect(read.card.data.name).toBe('Ünal');
  });

  it('may carry files in the way of older programs', async () => {
    const assets = [{ type: 'emotion', uri: '__asset:0', name: 'happy', ext: 'webp' }];
    const file = await pngWith([
      ['ccv3', v3({ assets })],
      ['chara-ext-asset_:0', 'a picture'],
    ]);
    const { card, files } = readCard(file);
    expect(card.data.assets[0]?.uri).toBe('embeded://assets/emotion/images/0.webp');
    expect(Buffer.from(files.get('assets/emotion/images/0.webp') ?? []).toString()).toBe('a picture');
  });

  it('that carries none is no card: hosts that shrink pictures take it out', async () => {
    expect(() => readCard(Buffer.from('hello'))).toThrow('not a character card');
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const bytes = await picture(format);
      expect(() => readCard(bytes)).toThrow('no card in this picture');
    }
  });
});

describe('a charx archive', () => {
  const card = v3({
    assets: [
      { type: 'icon', uri: 'embeded://assets/icon/images/face.webp', name: 'main', ext: 'webp' },
      { type: 'x_model', uri: 'embeded://assets/x_model/other/a.bin', name: 'a', ext: 'bin' },
    ],
  });
  const archive = async () =>
    zipOf({
      'card.json': card,
      'assets/icon/images/face.webp': await picture('webp'),
      'assets/x_model/other/a.bin': Buffer.from([1, 2, 3]),
      'module.risum': Buffer.from('kept as it is'),
    });

  it('is read with its files, also those that nothing names', async () => {
    const { avatar, files, format } = readCard(await archive());
    expect(format).toBe('charx');
    expect(Buffer.from(avatar ?? [])).toEqual(await picture('webp'));
    expect([...files.keys()].toSorted()).toEqual(['assets/x_model/other/1.bin', 'module.risum']);
  });

  it('is read behind a JPEG, which is the portrait where the card brings no other', async () => {
    const jpeg = await picture('jpeg');
    const behind = Buffer.concat([jpeg, zipOf({ 'card.json': v3() })]);
    expect(Buffer.from(readCard(behind).avatar ?? [])).toEqual(jpeg);
    const withOwn = readCard(Buffer.concat([jpeg, await archive()]));
    expect(Buffer.from(withOwn.avatar ?? [])).toEqual(await picture('webp'));
  });

  it('is read from a program that unpacks itself', async () => {
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5_000, 7), await archive()]);
    expect(readCard(program).card.data.name).toBe('Isaura Pell');
  });

  it('without a card is none', () => {
    expect(() => readCard(zipOf({ 'readme.txt': Buffer.from('hello') }))).toThrow('no card in this archive');
  });
});

describe('a dirty card', () => {
  it.each([
    ['no lorebook as null', { character_book: null }, []],
    ['one more greeting as a text', { alternate_greetings: 'Come in.' }, ['wrong-type']],
    ['a version as a number', { character_version: 2 }, []],
    ['texts as null', { system_prompt: null, creator: null, tags: null }, []],
    ['a text as a list', { personality: ['kind'] }, ['wrong-type']],
    ['extensions as a list', { extensions: [] }, []],
    ['a lorebook that is a text', { character_book: 'SECRET' }, ['broken-book']],
    ['no name', { name: ' ' }, ['no-name']],
    ['no name at all', { name: undefined, first_mes: undefined, description: undefined }, ['no-name']],
  ])('with %s is mended', (_what, data, warnings) => {
    const read = readCard(jsonFile(cardV2(data)));
    expect(kinds(read)).toEqual(warnings);
    expect(readCard(jsonFile(read.card)).card).toEqual(read.card);
  });

  it('keeps the lorebook that it cannot read', () => {
    const { card } = readCard(jsonFile(cardV2({ character_book: 'SECRET' })));
    expect(JSON.stringify(card)).toContain('SECRET');
  });

  it('may have its lorebook beside the data', () => {
    const book = { entries: [{ keys: ['key'], content: 'lore' }] };
    const read = readCard(jsonFile({ ...cardV2(), character_book: book }));
    expect(kinds(read)).toEqual(['misplaced-book']);
    expect(read.card.data.character_book?.entries).toMatchObject([
      { content: 'lore', enabled: true, use_regex: false },
    ]);
  });

  it('may have the world info of SillyTavern as its lorebook, of which nothing is lost', () => {
    const entry = {
      uid: 7,
      key: ['/lamp(s)?/i', 'light'],
      keysecondary: ['storm'],
      comment: 'The lamp',
      content: 'It never goes out.',
      order: 40,
      disable: true,
      position: 1,
      constant: false,
      selective: true,
      probability: 80,
      group: 'sea',
    };
    const read = readCard(jsonFile(cardV2({ character_book: { name: 'Sea', entries: { 7: entry } } })));
    expect(kinds(read)).toEqual(['other-book']);
    expect(read.card.data.character_book?.entries).toMatchObject([
      {
        id: 7,
        keys: ['/lamp(s)?/i', 'light'],
        secondary_keys: ['storm'],
        enabled: false,
        insertion_order: 40,
        position: 'after_char',
        use_regex: true,
        extensions: { probability: 80, group: 'sea' },
      },
    ]);
  });

  it('names what is only an address, and never asks for it', () => {
    const assets = [
      { type: 'icon', uri: 'http://169.254.169.254/latest/meta-data', name: 'main', ext: 'png' },
      { type: 'icon', uri: 'file:///etc/passwd', name: 'other', ext: 'png' },
      { type: 'icon', uri: 'embeded://not/there.png', name: 'gone', ext: 'png' },
    ];
    const read = readCard(jsonFile(v3({ assets })));
    expect(read.warnings).toEqual([
      { kind: 'remote-file', where: '169.254.169.254' },
      { kind: 'missing-file', where: 'gone' },
    ]);
    expect(read.card.data.assets).toEqual(assets);
    expect(read.files.size).toBe(0);
  });
});

describe('a card as PNG', () => {
  it('carries itself twice: whole, and for programs that know older versions alone', async () => {
    const entries = [{ keys: ['key'], content: '@@depth 4\n@@@role user\nThe lore.', id: 'a', use_regex: true }];
    const read = readCard(jsonFile(v3({ nickname: 'Izzy', character_book: { entries } })));
    const old = await pngWith([['chara', cardV2({ name: 'From before' })]]);
    const file = writePngCard(read, old);

    expect(readCard(file).card).toEqual(read.card);
    const withoutV3 = readCard(replacePngTexts(file, (keyword) => keyword === 'ccv3'));
    expect(withoutV3).toMatchObject({ specVersion: '2.0', warnings: [] });
    expect(withoutV3.card).toMatchObject({ name: 'Isaura Pell', first_mes: read.card.data.first_mes });
    expect(withoutV3.card.data.nickname).toBeUndefined();
    expect(withoutV3.card.data.character_book?.entries).toMatchObject([{ content: 'The lore.', use_regex: true }]);
    expect(withoutV3.card.data.creator_notes).toContain('Character Card V3');
  });

  it('has the very picture of its portrait', async () => {
    const portrait = await picture('png');
    const file = writePngCard(readCard(jsonFile(v3())), portrait);
    expect(replacePngTexts(file, () => true)).toEqual(portrait);
  });
});

function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]);
}
