import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { StoryEnvelope } from '../../contract/validators.ts';
import { storyReaders } from '../../db/migrations/0131-story-readers.ts';
import { codeSentTo, readLogin, sendEmailCode, verifyEmailCode } from '../../testing/people/sign-in.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ overrides: { findInk: () => 'The ferry waits.\n+ [Board.] -> END\n' } });
});
afterAll(async () => server[Symbol.asyncDispose]());

const countOf = async () => StoryEnvelope.parse((await server.call('/stories/low-tide')).body).data.readerCount;

async function begin(session: SessionValues): Promise<void> {
  const answer = await server.call('/story-sessions', { method: 'POST', session, json: { storyId: 'low-tide' } });
  expect(answer.status).toBe(200);
}

describe('the readers of a story', () => {
  it('are people: one who plays it eight times is one reader', async () => {
    const before = await countOf();
    const [one, other] = [await server.guest(), await server.guest()];
    for (let play = 1; play <= 8; play += 1) await begin(one);
    expect(await countOf()).toBe(before + 1);
    await begin(other);
    expect(await countOf()).toBe(before + 2);
  });

  it('count a guest and the account that the guest signs in to as one', async () => {
    const before = await countOf();
    const email = 'two-devices@example.com';
    for (const device of [await server.guest(), await server.guest()]) {
      await begin(device);
      await sendEmailCode(server, device, email);
      const login = await verifyEmailCode(server, device, email, codeSentTo(server, email));
      await begin(readLogin(login).session);
      expect(await countOf()).toBe(before + 1);
      server.clock.advance(120_000);
    }
  });

  it('are counted again from the plays where every play was counted before', async () => {
    const { db } = server.deps.database;
    const right = await countOf();
    await db.schema.dropTable('story_readers').execute();
    await db.updateTable('stories').set({ reader_count: 900 }).where('story_id', '=', 'low-tide').execute();
    await storyReaders.up(db);
    expect(await countOf()).toBe(right);
  });
});
