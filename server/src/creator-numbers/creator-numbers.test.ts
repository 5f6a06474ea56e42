import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CreatorNumbersPageEnvelope,
  WorkNumbersEnvelope,
  type CreatorMeasure,
  type DailyCounts,
  type MeasureCount,
} from '../contract/validators.ts';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { createChatServer, type ChatServer } from '../testing/chat-server.ts';
import { bringStory, setStoryVisibility } from '../testing/kept-stories.ts';
import { testPlayer } from '../testing/story-plays.ts';
import { principalOf } from '../testing/test-server.ts';

const CROSSROADS = `# title: Crossroads
-> start
=== start
Two ways lead on.
+ [Left.] -> left
+ [Right.] -> right
=== left
The lake. # ending: lake; By the lake
-> END
=== right
The barn. # ending: barn; A dry night
-> END
`;

/** The accounts that `OPERATORS` names. */
const operatorIds = new Set<string>();

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ config: { operators: { accountIds: operatorIds, emails: new Set() } } });
});
afterAll(() => server[Symbol.asyncDispose]());

const accountOf = async (session: SessionValues) => ownerOf(await principalOf(server.deps, session));
const people = (count: number) => Promise.all(Array.from({ length: count }, () => server.guest()));
const countOf = (counts: readonly (MeasureCount | DailyCounts)[], measure: CreatorMeasure) =>
  counts.find((one) => one.measure === measure)?.count;

async function list(session: SessionValues, query = '') {
  server.clock.advance(1);
  return CreatorNumbersPageEnvelope.parse((await server.call(`/creator-numbers${query}`, { session })).body).data;
}
async function get(session: SessionValues, path: string) {
  server.clock.advance(1);
  return WorkNumbersEnvelope.parse((await server.call(`/creator-numbers/${path}`, { session })).body).data;
}
async function csv(session: SessionValues, query = '') {
  server.clock.advance(1);
  const answer = await server.app.request(`/api/creator-numbers/export${query}`, { headers: { ...session } });
  const text = await answer.text();
  return { answer, text, lines: text.trimEnd().split('\r\n') };
}

/** A character of the house becomes one that a new account has published. */
async function withCharacter(characterId: string): Promise<SessionValues> {
  const session = await server.registered();
  await server.deps.database.db
    .updateTable('characters')
    .set({ owner_id: await accountOf(session), published_at: server.clock.now() })
    .where('character_id', '=', characterId)
    .execute();
  return session;
}

async function withStory(): Promise<{ session: SessionValues; storyId: string }> {
  const session = await server.registered();
  const storyId = await bringStory(server, session, { title: 'Crossroads', source: CROSSROADS });
  await setStoryVisibility(server, session, storyId, { visibility: 'public', statement: true });
  return { session, storyId };
}

async function read(session: SessionValues, storyId: string, choice: number): Promise<void> {
  const player = await testPlayer(server, session);
  await player.choose((await player.begin({ storyId })).round, choice);
}

describe('the numbers of a character', () => {
  it('are shown from the fifth person on, and grow when five more have come', async () => {
    const session = await withCharacter('zoe-marsh');
    const visitors = await people(4);
    for (const visitor of visitors) {
      const { chatId } = await server.begin(visitor, 'zoe-marsh');
      const { reply } = await server.send(visitor, chatId, 'Good evening.');
      await server.ended(visitor, chatId, reply.messageId);
      await server.begin(visitor, 'zoe-marsh');
    }
    const few = await list(session);
    expect(few.items).toHaveLength(1);
    for (const { count } of [...few.totals, ...(few.items[0]?.counts ?? [])]) expect(count).toBeNull();
    expect((await csv(session)).text).not.toMatch(/,\d+,|,\d+\r/);

    const [fifth] = await people(1);
    await server.begin(fifth as SessionValues, 'zoe-marsh');
    const page = await list(session);
    const [work] = page.items;
    expect(work?.work).toMatchObject({ kind: 'character', id: 'zoe-marsh', name: 'Zoë Marsh' });
    expect(work && countOf(work.counts, 'people')).toBe(5);
    expect(work && countOf(work.counts, 'chats')).toBe(9);
    expect(work && countOf(work.counts, 'replies')).toBeNull();
    expect(countOf(page.totals, 'people')).toBe(5);

    for (const visitor of await people(4)) await server.begin(visitor, 'zoe-marsh');
    expect(countOf((await get(session, 'character/zoe-marsh')).counts, 'people')).toBe(5);
    for (const visitor of await people(2)) await server.begin(visitor, 'zoe-marsh');
    expect(countOf((await get(session, 'character/zoe-marsh')).counts, 'people')).toBe(11);
  });

  it('leave out the creator, their devices, and operators', async () => {
    const session = await withCharacter('ada-byrne');
    const operator = await server.registered();
    operatorIds.add(await accountOf(operator));
    const ownDevice = await server.guest();
    const { database } = server.deps;
    await database.db
      .insertInto('known_devices')
      .values({ account_id: await accountOf(session), device_id: await accountOf(ownDevice), signed_in_at: 1 })
      .execute();
    for (const visitor of [session, operator, ownDevice, ...(await people(4))]) {
      await server.begin(visitor, 'ada-byrne');
    }
    expect(countOf((await get(session, 'character/ada-byrne')).counts, 'people')).toBeNull();
    await server.begin((await people(1))[0] as SessionValues, 'ada-byrne');
    expect(countOf((await get(session, 'character/ada-byrne')).counts, 'people')).toBe(5);
  });

  it('count likes and followers, each on its day and in its period', async () => {
    const session = await withCharacter('mona-dusk');
    for (let place = 0; place < 5; place += 1) {
      const visitor = await server.registered();
      for (const act of ['like', 'follow']) {
        await server.call(`/characters/mona-dusk/${act}`, { method: 'PUT', session: visitor });
      }
    }
    const today = await get(session, 'character/mona-dusk?days=7');
    expect([countOf(today.counts, 'likes'), countOf(today.counts, 'followers')]).toEqual([5, 5]);
    expect(today.counts.find(({ measure }) => measure === 'likes')?.days).toEqual([{ day: today.until, count: 5 }]);
    server.clock.advance(10 * DAY_MS);
    expect(countOf((await get(session, 'character/mona-dusk?days=7')).counts, 'likes')).toBeNull();
    expect(countOf((await get(session, 'character/mona-dusk?days=28')).counts, 'likes')).toBe(5);
    const { from } = await get(session, 'character/mona-dusk?days=all');
    expect(from).toBe(today.until);
  });
});

describe('the numbers of a story', () => {
  it('count readers, plays, rounds, and endings in the order of their names', async () => {
    const { session, storyId } = await withStory();
    const readers = await people(9);
    for (const [place, reader] of readers.entries()) await read(reader, storyId, place < 5 ? 0 : 1);
    const { counts, endings } = await get(session, `story/${storyId}`);
    expect(counts.map(({ count, measure }) => [measure, count])).toEqual([
      ['people', 9],
      ['plays', 9],
      ['rounds', 18],
      ['likes', null],
    ]);
    expect(endings).toEqual([
      { endingId: 'barn', title: 'A dry night', count: null },
      { endingId: 'lake', title: 'By the lake', count: 5 },
    ]);
  });

  it('stay when a reader deletes the account, and go with that of the creator', async () => {
    const { session, storyId } = await withStory();
    for (const reader of await people(5)) await read(reader, storyId, 0);
    await get(session, `story/${storyId}`);
    const { database } = server.deps;
    await database.db.deleteFrom('story_rounds').execute();
    await database.db.deleteFrom('story_sessions').execute();
    expect(countOf((await get(session, `story/${storyId}`)).counts, 'plays')).toBe(5);

    const accountId = await accountOf(session);
    await database.db
      .insertInto('account_deletions')
      .values({ account_id: accountId, requested_at: server.clock.now(), next_at: 0, erased_at: null })
      .execute();
    await server.deps.accountDeletion.sweep();
    for (const table of ['creator_number_days', 'creator_number_marks'] as const) {
      const left = await database.db.selectFrom(table).selectAll().where('work_id', '=', storyId).execute();
      expect(left).toEqual([]);
    }
  });
});

describe('the file', () => {
  it('has a row for each work and day, and agrees with the list', async () => {
    const { session, storyId } = await withStory();
    for (const reader of await people(6)) await read(reader, storyId, 0);
    const { answer, lines } = await csv(session, '?days=7');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/creator-numbers-\d{4}-\d\d-\d\d\.csv/);
    const { until } = await list(session, '?days=7');
    expect(lines).toEqual([
      'kind,id,name,day,people,chats,replies,plays,rounds,likes,followers',
      `story,${storyId},Crossroads,${until},6,,,6,12,,`,
    ]);
  });
});

describe('the numbers', () => {
  it('are those of published works of the account alone', async () => {
    const { session, storyId } = await withStory();
    const other = await server.registered();
    expect((await server.call(`/creator-numbers/story/${storyId}`, { session: other })).status).toBe(404);
    expect((await server.call('/creator-numbers/story/no-such-story', { session })).status).toBe(404);
    expect((await list(other)).items).toEqual([]);
    expect((await csv(other)).lines).toHaveLength(1);
    await setStoryVisibility(server, session, storyId, { visibility: 'private' });
    expect((await server.call(`/creator-numbers/story/${storyId}`, { session })).status).toBe(404);
    expect((await list(session)).items).toEqual([]);
  });

  it('are refused to guests, and for a period that there is not', async () => {
    const guest = await server.guest();
    const session = await server.registered();
    for (const path of ['/creator-numbers', '/creator-numbers/export', '/creator-numbers/story/low-tide']) {
      expect(await server.call(path, { session: guest })).toMatchObject({ status: 403 });
      expect((await server.call(`${path}?days=9`, { session })).status).toBe(400);
    }
  });

  it('are counted once where two requests come at a time', async () => {
    const { session, storyId } = await withStory();
    for (const reader of await people(5)) await read(reader, storyId, 0);
    server.clock.advance(1);
    await Promise.all(Array.from({ length: 4 }, () => server.call('/creator-numbers', { session })));
    expect(countOf((await get(session, `story/${storyId}`)).counts, 'plays')).toBe(5);
  });

  it('of all works are the sums of what is shown of each, page by page', async () => {
    const { session, storyId } = await withStory();
    const second = await bringStory(server, session, { title: 'Crossroads II', source: CROSSROADS });
    server.clock.advance(1000);
    await setStoryVisibility(server, session, second, { visibility: 'public', statement: true });
    for (const reader of await people(5)) await read(reader, storyId, 0);
    for (const reader of await people(4)) await read(reader, second, 0);
    const first = await list(session, '?limit=1');
    expect(first.items.map(({ work }) => work.id)).toEqual([second]);
    expect(countOf(first.totals, 'people')).toBe(5);
    const rest = await list(session, `?limit=1&cursor=${first.nextCursor}`);
    expect(rest.items.map(({ work }) => work.id)).toEqual([storyId]);
    expect(rest.nextCursor).toBeNull();
  });
});
