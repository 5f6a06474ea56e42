import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionValues } from '../http/principal.ts';
import {
  CharacterEnvelope,
  CharacterPageEnvelope,
  HomeEnvelope,
  StoryEnvelope,
  StoryPageEnvelope,
  TagListEnvelope,
} from '../contract/validators.ts';
import { encodeCursor } from '../lists/cursor.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { createTestServer, type CallOptions, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.deps.database;
  await db.updateTable('characters').set({ mature: 1 }).where('character_id', '=', 'mona-dusk').execute();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const inLanguage = (locale: string): CallOptions => ({ headers: { 'language-type': locale } });

async function list(query: string, options?: CallOptions) {
  const answer = await server.call(`/characters${query}`, options);
  return CharacterPageEnvelope.parse(answer.body).data;
}

async function ids(query: string, options?: CallOptions): Promise<string[]> {
  return (await list(query, options)).items.map((card) => card.characterId);
}

describe('the list of characters', () => {
  it('is sorted by popularity, with the editorial order between equals', async () => {
    const { db } = server.deps.database;
    expect(await ids('')).toEqual(['ada-byrne', 'zoe-marsh', 'ilker-kaya', 'hundred-percent']);
    await db.updateTable('characters').set({ chat_count: 7 }).where('character_id', '=', 'ilker-kaya').execute();
    const { items } = await list('');
    expect(items[0]).toMatchObject({ characterId: 'ilker-kaya', chatCount: 7 });
    await db.updateTable('characters').set({ chat_count: 0 }).where('character_id', '=', 'ilker-kaya').execute();
  });

  it('is sorted by age and by name when asked', async () => {
    expect(await ids('?sort=newest')).toEqual(['zoe-marsh', 'hundred-percent', 'ada-byrne', 'ilker-kaya']);
    expect(await ids('?sort=name')).toEqual(['hundred-percent', 'ada-byrne', 'ilker-kaya', 'zoe-marsh']);
  });

  it.each(['popular', 'newest', 'name'])('gives every character once, page by page, sorted by %s', async (sort) => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list(`?sort=${sort}&limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`);
      expect(page).toMatchObject({ total: 4, items: { length: 1 } });
      seen.push(...page.items.map((card) => card.characterId));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(await ids(`?sort=${sort}`));
  });

  it('refuses a cursor that is damaged or of another list, naming it', async () => {
    const { nextCursor } = await list('?sort=name&limit=1');
    for (const query of [
      `?cursor=${nextCursor}`,
      `?sort=name&q=ada&cursor=${nextCursor}`,
      '?cursor=AAAA',
      '?cursor=%22',
    ]) {
      expect(await server.call(`/characters${query}`)).toMatchObject({ status: 400, body: { field: 'cursor' } });
    }
  });

  it('takes the numbers and texts of a forged cursor for what they are', async () => {
    const common = { list: 'characters', locale: 'en-US', mature: false };
    const keys = [
      [9_007_199_254_740_991, 1, 'a'],
      [1.5, 1, 'a'],
      [1, 1, '\u0000'],
      [1, 1, "' or 1=1 --"],
      [1, 'a', 1],
      [],
    ];
    for (const key of keys) {
      const cursor = encodeCursor({ ...common, sort: 'popular' }, key);
      expect([200, 400]).toContain((await server.call(`/characters?cursor=${cursor}`)).status);
    }
    expect((await server.call('/characters?q=%00a')).status).toBe(200);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=49', 'limit'],
    ['limit=ten', 'limit'],
    ['sort=best', 'sort'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['include=Not%20a%20slug', 'include'],
    [Array.from({ length: 11 }, (_, index) => `exclude=tag-${index}`).join('&'), 'exclude'],
  ])('refuses %s, naming the field', async (query, field) => {
    const answer = await server.call(`/characters?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { reason: 'VALIDATION_FAILED' } });
    expect(answer.body.field?.split('.')[0]).toBe(field);
  });

  it('finds names, taglines and tags without regard to case and accents', async () => {
    expect(await ids('?q=ZOE')).toEqual(['zoe-marsh']);
    expect(await ids('?q=zo%C3%AB%20marsh')).toEqual(['zoe-marsh']);
    expect(await ids('?q=waits%20byrne')).toEqual(['ada-byrne']);
    expect(await ids('?q=dry%20wit')).toEqual(['ilker-kaya', 'hundred-percent']);
    expect(await ids('?q=nobody')).toEqual([]);
  });

  it('takes the signs of a search as they are', async () => {
    expect(await ids('?q=100%25')).toEqual(['hundred-percent']);
    expect(await ids('?q=%25')).toEqual(['hundred-percent']);
    expect(await ids('?q=_')).toEqual([]);
    expect(await ids(`?q=${encodeURIComponent(`'; drop table characters; --`)}`)).toEqual([]);
  });

  it('searches in English and in the language of the visitor', async () => {
    expect(await ids('?q=faro', inLanguage('es-ES'))).toEqual(['ada-byrne']);
    expect(await ids('?q=byrne', inLanguage('es-ES'))).toEqual(['ada-byrne']);
    expect(await ids('?q=misterio', inLanguage('es-ES'))).toEqual(['ada-byrne', 'ilker-kaya']);
    expect(await ids('?q=faro', inLanguage('tr-TR'))).toEqual([]);
    expect(await ids('?q=ISIGI', inLanguage('tr-TR'))).toEqual(['ilker-kaya']);
  });

  it('keeps what carries all the wanted tags and none of the unwanted', async () => {
    expect(await ids('?include=mystery')).toEqual(['ada-byrne', 'ilker-kaya']);
    expect(await ids('?include=mystery&include=dry-wit')).toEqual(['ilker-kaya']);
    expect(await ids('?include=mystery&exclude=dry-wit')).toEqual(['ada-byrne']);
    expect(await list('?exclude=mystery&exclude=cosy')).toMatchObject({ total: 1, items: [{ name: '100% Sure' }] });
    expect(await ids('?include=no-such-tag')).toEqual([]);
  });

  it('keeps what stands on a shelf of the explore page, and nothing of a shelf of another kind', async () => {
    expect((await ids('?shelf=awake-at-this-hour&sort=name')).toSorted()).toEqual(['ada-byrne', 'zoe-marsh']);
    expect(await ids('?shelf=on-the-shelf')).toEqual([]);
    expect((await server.call('/characters?shelf=under-the-stairs')).status).toBe(400);
  });

  it('says names in the language of the visitor, and which language that is', async () => {
    const { items } = await list('', inLanguage('es-MX'));
    expect(items[0]).toMatchObject({ name: 'Ada la del faro', displayLanguage: 'es-ES', language: 'en-US' });
    expect(items[1]).toMatchObject({ name: 'Zoë Marsh', displayLanguage: 'en-US' });
    const unknown = await list('', inLanguage('xx-YY'));
    expect(unknown.items[0]).toMatchObject({ name: 'Ada Byrne' });
  });

  it('counts as new what came within two weeks', async () => {
    const fresh = async () => (await list('')).items.filter((card) => card.isNew).map((card) => card.characterId);
    expect(await fresh()).toEqual(['zoe-marsh']);
    server.clock.advance(14 * DAY_MS);
    expect(await fresh()).toEqual([]);
    server.clock.advance(-14 * DAY_MS);
  });
});

describe('mature content', () => {
  const nsfw = { 'sfw-type': 'nsfw' };
  let adult: SessionValues;
  beforeEach(async () => {
    adult = await server.guest();
    await server.call('/user/confirm-adult', { method: 'POST', session: adult, json: { confirmed: true } });
  });

  it('is shown when the header asks and the session has confirmed', async () => {
    expect(await ids('', { session: adult, headers: nsfw })).toContain('mona-dusk');
    expect((await server.call('/characters/mona-dusk', { session: adult, headers: nsfw })).status).toBe(200);
    const account = await server.registered();
    expect(await ids('', { session: account, headers: nsfw })).toContain('mona-dusk');
  });

  it.each(['NSFW', 'nsfw, nsfw', 'nsfw;', 'sfw', 'adult'])('stays hidden for the header %s', async (mode) => {
    expect(await ids('', { session: adult, headers: { 'sfw-type': mode } })).not.toContain('mona-dusk');
  });

  it('stays hidden from who has not confirmed, wherever it might show', async () => {
    const options = { session: await server.guest(), headers: nsfw };
    expect(await list('?q=mona', options)).toMatchObject({ total: 0, items: [] });
    const hidden = await server.call('/characters/mona-dusk', options);
    const unknown = await server.call('/characters/nobody-at-all', options);
    expect({ ...hidden.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(hidden.status).toBe(404);
    const bodies = await Promise.all(
      ['/explore/home', '/stories/low-tide', '/characters'].map((path) => server.call(path, options)),
    );
    expect(JSON.stringify(bodies)).not.toContain('Mona');
    expect(await ids('?sfw-type=nsfw&sfw_type=nsfw', { session: adult })).not.toContain('mona-dusk');
  });

  it('is not counted where it is not shown', async () => {
    const mystery = async (options?: CallOptions) => {
      const answer = await server.call('/tags', options);
      return TagListEnvelope.parse(answer.body).data.items.find((tag) => tag.tagId === 'mystery')?.characterCount;
    };
    expect(await mystery()).toBe(2);
    expect(await mystery({ session: adult, headers: nsfw })).toBe(3);
  });
});

describe('one character', () => {
  it('comes with everything but the persona and the keys of its lore', async () => {
    const answer = await server.call('/characters/ada-byrne', inLanguage('es-ES'));
    const { data } = CharacterEnvelope.parse(answer.body);
    expect(data).toMatchObject({
      name: 'Ada la del faro',
      about: 'Todo sobre Ada',
      lore: [{ title: 'The room', text: 'It has one window.' }],
      stories: [{ storyId: 'low-tide', title: 'Marea baja' }],
      scene: { night: { tall: '/art/1/scenes/low-tide-fabula-night-tall.webp' } },
      createdAt: '2026-03-01T00:00:00.000Z',
      portrait: { small: '/art/1/portraits/ada-byrne-300.webp', height: 800 },
    });
    expect(JSON.stringify(answer.body)).not.toContain('SECRET');
  });

  it('is not there for an unknown id, and an id that is none is refused', async () => {
    expect(await server.call('/characters/nobody')).toMatchObject({ status: 404, body: { reason: 'NOT_FOUND' } });
    expect(await server.call('/characters/No%20Body')).toMatchObject({ status: 400, body: { field: 'characterId' } });
  });
});

describe('stories', () => {
  it('are listed by kind, tag and words, with a total', async () => {
    const read = async (query: string) => StoryPageEnvelope.parse((await server.call(`/stories${query}`)).body).data;
    expect((await read('')).items.map((card) => card.storyId)).toEqual(['low-tide', 'warm-bread']);
    expect(await read('?kind=novel')).toMatchObject({ total: 0, items: [], nextCursor: null });
    expect(await read('?kind=dynamic&include=cosy')).toMatchObject({ total: 1, items: [{ storyId: 'warm-bread' }] });
    const first = await read('?limit=1');
    expect(await read(`?limit=1&cursor=${first.nextCursor}`)).toMatchObject({ items: [{ storyId: 'warm-bread' }] });
  });

  it('come with their cast in order and a scene for both themes', async () => {
    const { data } = StoryEnvelope.parse((await server.call('/stories/low-tide')).body);
    expect(data.cast.map((card) => card.characterId)).toEqual(['ada-byrne']);
    expect(data.scene.day.tall).toBe('/art/1/scenes/low-tide-fabula-day-tall.webp');
    expect(data).toMatchObject({ coverInk: 'frost', readerCount: 0, rounds: 12, fewestRounds: null, chapters: null });
    expect(data).toMatchObject({ language: 'en-US', languages: ['en-US'] });
    expect((await server.call('/stories/nothing-here')).status).toBe(404);
  });
});

describe('the explore page', () => {
  const home = async () => HomeEnvelope.parse((await server.call('/explore/home')).body).data;

  it('has its shelves and their items in order', async () => {
    const { shelves, tags } = await home();
    expect(shelves.map((shelf) => shelf.shelfId)).toEqual(['awake-at-this-hour', 'on-the-shelf']);
    expect(shelves[0]?.items).toMatchObject([{ characterId: 'zoe-marsh' }, { characterId: 'ada-byrne' }]);
    expect(shelves[1]?.items).toMatchObject([{ storyId: 'warm-bread' }, { storyId: 'low-tide' }]);
    expect(tags[0]).toMatchObject({ tagId: 'mystery', label: 'Mystery', characterCount: 2 });
  });

  it('tells another tale every UTC day, and the same all day long', async () => {
    const tale = async () => (await home()).hero.story.storyId;
    const today = await tale();
    server.clock.advance(11 * 3_600_000);
    expect(await tale()).toBe(today);
    server.clock.advance(3_600_000);
    expect(await tale()).not.toBe(today);
    server.clock.advance(DAY_MS);
    expect(await tale()).toBe(today);
  });
});
