import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CharacterDraftPageEnvelope } from '../contract/validators.ts';
import { draftSummaryPictures } from '../db/migrations/0370-draft-summary-pictures.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { draftOf } from '../testing/drafts/draft-server.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

describe('old drafts', () => {
  it('of guests are erased after 90 days without a change, those of accounts after 365', async () => {
    const [guest, session] = [await server.guest(), await server.registered()];
    const [ofGuest, ofAccount] = [await draftOf(server, guest), await draftOf(server, session)];
    const kept = async () => {
      // One sweep erases a bounded number of those that the tests before left.
      for (let sweep = 0; sweep < 10; sweep += 1) await server.deps.retention.sweep();
      const rows = await server.deps.database.db.selectFrom('character_drafts').select('draft_id').execute();
      const ids = rows.map((row) => row.draft_id);
      return [ids.includes(ofGuest), ids.includes(ofAccount)];
    };
    server.clock.advance(90 * DAY_MS);
    expect(await kept()).toEqual([true, true]);
    server.clock.advance(1);
    expect(await kept()).toEqual([false, true]);
    server.clock.advance(275 * DAY_MS);
    expect(await kept()).toEqual([false, false]);
  });

  it('of a guest who cannot return are erased before that', async () => {
    const guest = await server.guest();
    const draftId = await draftOf(server, guest);
    const { db } = server.deps.database;
    await db.deleteFrom('sessions').where('device_id', '=', guest['Device-ID']).execute();
    const kept = () => db.selectFrom('character_drafts').select('deleted_at').where('draft_id', '=', draftId).execute();
    server.clock.advance(30 * DAY_MS + 1);
    await server.deps.retention.sweep();
    expect(await kept()).toEqual([{ deleted_at: server.clock.now() }]);
    server.clock.advance(DAY_MS + 1);
    await server.deps.retention.sweep();
    expect(await kept()).toEqual([]);
  });
});

it('drafts that were stored before their summary named a picture are listed with their own', async () => {
  const session = await server.registered();
  const [old, current] = [await draftOf(server, session), await draftOf(server, session)];
  const { db } = server.deps.database;
  const change = async (draftId: string, picture: string | null, hasPicture: boolean) => {
    const row = await db
      .selectFrom('character_drafts')
      .selectAll()
      .where('draft_id', '=', draftId)
      .executeTakeFirstOrThrow();
    const { name } = JSON.parse(row.summary);
    const summary = { name, tagline: '"picture": none', portrait: null, ...(hasPicture ? { picture } : {}) };
    const fields = JSON.stringify({ ...JSON.parse(row.fields), picture });
    const columns = { fields, summary: JSON.stringify(summary) };
    await db.updateTable('character_drafts').set(columns).where('draft_id', '=', draftId).execute();
  };
  const picture = `pic-${'a'.repeat(32)}`;
  await change(old, picture, false);
  await change(current, null, true);
  await draftSummaryPictures.up(db);
  const { items } = CharacterDraftPageEnvelope.parse((await server.call('/character-drafts', { session })).body).data;
  expect(new Map(items.map((item) => [item.draftId, item.picture]))).toEqual(
    new Map([
      [old, picture],
      [current, null],
    ]),
  );
});
