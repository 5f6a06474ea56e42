import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { draftOf, meet, readReply } from '../../testing/drafts/draft-server.ts';
import { codeSentTo, readLogin, sendEmailCode, verifyEmailCode } from '../../testing/people/sign-in.ts';
import { ScriptedEngine } from '../../testing/scripted-engine.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { FREE_REPLIES } from './free-replies.ts';

const engine = new ScriptedEngine();
let server: TestServer;
let session: SessionValues;
let draftId: string;
beforeAll(async () => {
  server = await createTestServer({ overrides: { engine } });
});
beforeEach(async () => {
  engine.says('“Sit down.”');
  session = await server.guest();
  draftId = await draftOf(server, session);
});
afterAll(() => server[Symbol.asyncDispose]());

const say = (text: string, headers: Record<string, string> = {}) => meet(server, session, draftId, text, { headers });

describe('meeting the character of a draft', () => {
  it('answers by the prompt of the chats, with the draft as it stands', async () => {
    expect(readReply(await say('Is there coffee?'))).toEqual({
      text: '“Sit down.”',
      left: 2,
      points: 0,
      crisis: false,
    });
    const { messages = [] } = engine.requests.at(-1) ?? {};
    const [system, opening, greeting, line] = messages.map(({ content }) => content);
    expect(system).toMatch(/^You write the part of Mira Vale in a conversation with Traveler/);
    for (const known of ['Bakes bread', 'she/her', 'patient, dry', 'never gives away a recipe', 'born in Bristol']) {
      expect(system).toContain(known);
    }
    expect(system).toContain('Four in the morning. Traveler knocks');
    expect([opening, greeting, line]).toEqual([
      '[The conversation begins.]',
      '“We open at six. Sit, and mind the flour.”',
      'Is there coffee?',
    ]);
  });

  it('takes the lines of the preview so far', async () => {
    const messages = [
      { role: 'character', text: 'You again.' },
      { role: 'reader', text: 'Me again.' },
      { role: 'character', text: 'Sit.' },
      { role: 'reader', text: 'Is there coffee?' },
    ];
    const path = `/character-drafts/${draftId}/preview-replies`;
    await server.call(path, { method: 'POST', session, json: { messages } });
    const said = engine.requests
      .at(-1)
      ?.messages.slice(2)
      .map(({ content }) => content);
    expect(said).toEqual(['You again.', 'Me again.', 'Sit.', 'Is there coffee?']);
  });

  it('keeps no word of it', async () => {
    await say('Is there coffee in the cellar?');
    const { db } = server.deps.database;
    const kept = [
      await db.selectFrom('preview_counts').selectAll().execute(),
      await db.selectFrom('preview_replies').selectAll().execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
      await db.selectFrom('chats').selectAll().execute(),
    ];
    expect(JSON.stringify(kept)).not.toMatch(/cellar|Sit down/);
  });

  it('does not let the character speak for the reader', async () => {
    engine.says('Mira Vale: “Sit down.”\nTraveler: Thank you.');
    expect(readReply(await say('Is there coffee?')).text.trim()).toBe('“Sit down.”');
  });

  it('is refused where the last line is not the reader’s, and where it has no words', async () => {
    const json = { messages: [{ role: 'character', text: 'You again.' }] };
    const path = `/character-drafts/${draftId}/preview-replies`;
    const answer = await server.call(path, { method: 'POST', session, json });
    expect(answer).toMatchObject({ status: 400, body: { field: 'messages' } });
    expect(await say(' \n ')).toMatchObject({ status: 400, body: { field: 'messages' } });
    expect(readReply(await say('Hello.')).left).toBe(2);
  });

  it('cannot be had by anybody else, and not without a session', async () => {
    expect(await meet(server, await server.guest(), draftId, 'Hello.')).toMatchObject({ status: 404 });
    const path = `/character-drafts/${draftId}/preview-replies`;
    const json = { messages: [{ role: 'reader', text: 'Hello.' }] };
    expect(await server.call(path, { method: 'POST', json })).toMatchObject({ status: 401 });
  });
});

describe('free replies', () => {
  it('are three for a draft and day', async () => {
    for (const left of [2, 1, 0]) expect(readReply(await say('Hello.')).left).toBe(left);
    expect(await say('Hello.')).toMatchObject({ status: 409, body: { field: 'left' } });
    server.clock.advance(DAY_MS);
    expect(readReply(await say('Hello.')).left).toBe(2);
  });

  it('are three also where many are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => say(`Hello ${index}.`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 409, 409, 409, 409, 409,
    ]);
  });

  it('are bounded for a person with many drafts, and for a network address', async () => {
    const { db } = server.deps.database;
    await say('Hello.');
    const { holder } = await db
      .selectFrom('preview_counts')
      .select('holder')
      .where('holder', 'like', 'owner:%')
      .where('used', '=', 1)
      .where('holder', '=', `owner:${session['Device-ID']}`)
      .executeTakeFirstOrThrow();
    await db.updateTable('preview_counts').set({ used: FREE_REPLIES.owner }).where('holder', '=', holder).execute();
    const other = await draftOf(server, session);
    expect(await meet(server, session, other, 'Hello.')).toMatchObject({ status: 409, body: { field: 'left' } });
    await db.updateTable('preview_counts').set({ used: 1 }).where('holder', '=', holder).execute();
    expect(readReply(await meet(server, session, other, 'Hello.')).left).toBe(2);
  });

  it('come back when the engine fails, and when the reply may not be shown', async () => {
    engine.says({ fail: 'unavailable' });
    expect(await say('Hello.')).toMatchObject({ status: 503 });
    engine.says('“Sit”', { kind: 'end', finishReason: 'filtered' });
    expect(await say('Hello.')).toMatchObject({ status: 503 });
    engine.says('');
    expect(await say('Hello.')).toMatchObject({ status: 503 });
    engine.says('“Sit down.”');
    expect(readReply(await say('Hello.')).left).toBe(2);
  });

  it('come back when their server dies', async () => {
    const pause = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const reached = {
      get wait() {
        begun.resolve();
        return pause.promise;
      },
    };
    engine.says('“Sit', reached);
    const answer = say('Hello.');
    await begun.promise;
    const { database, previewReplies } = server.deps;
    await database.db.updateTable('jobs').set({ lease_until: 0 }).where('kind', '=', 'preview-reply').execute();
    await previewReplies.recover();
    pause.resolve();
    expect(await answer).toMatchObject({ status: 503 });
    engine.says('“Sit down.”');
    expect(readReply(await say('Hello.')).left).toBe(2);
  });

  it('are counted once under a key, which answers the same text', async () => {
    const headers = { 'idempotency-key': 'meet-her-once' };
    const first = readReply(await say('Hello.', headers));
    engine.says('Something else.');
    expect(readReply(await say('Hello.', headers))).toEqual(first);
    expect(await say('Good evening.', headers)).toMatchObject({ status: 409 });
    expect(readReply(await say('Good evening.')).left).toBe(1);
  });

  it('are counted once for two calls with one key at once', async () => {
    const headers = { 'idempotency-key': 'meet-her-once-at-once' };
    const [one, two] = await Promise.all([say('Hello.', headers), say('Hello.', headers)]);
    expect(readReply(one)).toEqual(readReply(two));
    expect(readReply(await say('Hello.')).left).toBe(1);
  });

  it('move with the draft when its guest signs in', async () => {
    await say('Hello.');
    const email = `${draftId.slice(0, 20)}@example.com`;
    await sendEmailCode(server, session, email);
    ({ session } = readLogin(await verifyEmailCode(server, session, email, codeSentTo(server, email))));
    expect(readReply(await say('Hello.')).left).toBe(1);
    const counts = await server.deps.database.db
      .selectFrom('preview_counts')
      .select(['holder', 'used'])
      .where('used', '=', 2)
      .execute();
    expect(counts.filter(({ holder }) => holder.startsWith('owner:acc-'))).toHaveLength(1);
  });

  it('are forgotten after the next day', async () => {
    await say('Hello.');
    server.clock.advance(2 * DAY_MS);
    await server.deps.retention.sweep();
    expect(await server.deps.database.db.selectFrom('preview_counts').selectAll().execute()).toEqual([]);
  });
});
