import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PreviewQuoteEnvelope, type PreviewReplyForm } from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { createOfflineEngine } from '../../providers/text/offline/offline-engine.ts';
import { draftCalls, draftIn } from '../../testing/drafts/draft-calls.ts';
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

const { change, keep, read } = draftCalls(() => server);
const path = () => `/character-drafts/${draftId}/preview-replies`;
const ask = (form: Partial<PreviewReplyForm>, headers: Record<string, string> = {}) =>
  server.call(path(), {
    method: 'POST',
    session,
    headers,
    json: { messages: [{ role: 'reader', text: 'Hello.' }], ...form },
  });
const quote = async () => PreviewQuoteEnvelope.parse((await server.call(path(), { session })).body).data;
const useUp = async () => {
  for (let left = FREE_REPLIES.draft; left > 0; left -= 1) readReply(await ask({}));
};

describe('a reply beyond the free ones', () => {
  it('is quoted, and costs its price once the free ones are used', async () => {
    const { balance } = await quote();
    expect(await quote()).toEqual({ left: 3, points: 2, balance });
    expect(readReply(await ask({ points: 2 }))).toMatchObject({ left: 2, points: 0 });
    await ask({ points: 2 });
    await ask({ points: 2 });
    expect(await quote()).toEqual({ left: 0, points: 2, balance });
    expect(readReply(await ask({ points: 2 }))).toMatchObject({ text: '“Sit down.”', left: 0, points: 2 });
    expect(await quote()).toEqual({ left: 0, points: 2, balance: balance - 2 });
  });

  it('is quoted as needed where the free ones of its owner are used by other drafts', async () => {
    session = await server.registered();
    draftId = await draftOf(server, session);
    for (let of = 0; of < FREE_REPLIES.owner / FREE_REPLIES.draft; of += 1) {
      await useUp();
      draftId = await draftOf(server, session);
    }
    expect((await quote()).left).toBe(0);
    expect(await ask({})).toMatchObject({ status: 409, body: { field: 'left' } });
    expect(readReply(await ask({ points: 2 }))).toMatchObject({ left: 0, points: 2 });
  });

  it('is refused without consent, and when it costs more than was agreed to', async () => {
    await useUp();
    const before = await quote();
    expect(await ask({})).toMatchObject({ status: 409, body: { field: 'left' } });
    expect(await ask({ points: 1 })).toMatchObject({ status: 409, body: { field: 'points' } });
    expect(await quote()).toEqual(before);
  });

  it('is refused where the points do not cover it', async () => {
    await useUp();
    await server.deps.database.db
      .updateTable('wallets')
      .set({ balance: 1 })
      .where('wallet_id', '=', session['Device-ID'])
      .execute();
    expect(await ask({ points: 2 })).toMatchObject({ status: 400, body: { reason: 'INSUFFICIENT_POINTS' } });
    expect((await quote()).balance).toBe(1);
  });

  it('costs nothing when the engine fails and when the reply may not be shown', async () => {
    await useUp();
    const before = await quote();
    engine.says({ fail: 'unavailable' });
    expect(await ask({ points: 2 })).toMatchObject({ status: 503 });
    engine.says('“Sit”', { kind: 'end', finishReason: 'filtered' });
    expect(await ask({ points: 2 })).toMatchObject({ status: 503 });
    expect(await quote()).toEqual(before);
  });

  it('is paid once under a key', async () => {
    await useUp();
    const { balance } = await quote();
    const headers = { 'idempotency-key': 'paid-once' };
    const [one, two] = await Promise.all([ask({ points: 2 }, headers), ask({ points: 2 }, headers)]);
    expect(readReply(one)).toEqual(readReply(two));
    expect(readReply(await ask({ points: 2 }, headers))).toEqual(readReply(one));
    expect((await quote()).balance).toBe(balance - 2);
  });

  it('gives its points to the account of a guest who has signed in, when its server dies', async () => {
    await useUp();
    const pause = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const reached = {
      get wait() {
        begun.resolve();
        return pause.promise;
      },
    };
    engine.says('“Sit', reached);
    const { balance } = await quote();
    const answer = ask({ points: 2 });
    await begun.promise;
    const email = 'paid-preview@example.com';
    await sendEmailCode(server, session, email);
    ({ session } = readLogin(await verifyEmailCode(server, session, email, codeSentTo(server, email))));
    const merged = await quote();
    const { database, previewReplies } = server.deps;
    await database.db.updateTable('jobs').set({ lease_until: 0 }).where('kind', '=', 'preview-reply').execute();
    await previewReplies.recover();
    pause.resolve();
    expect(await answer).toMatchObject({ status: 503 });
    expect((await quote()).balance).toBe(merged.balance + 2);
    expect((await quote()).balance).toBeGreaterThanOrEqual(balance);
  });

  it('is free where the engine is', async () => {
    await using offline = await createTestServer({
      overrides: { engine: createOfflineEngine(async () => undefined) },
    });
    const author = await offline.guest();
    const draft = await draftOf(offline, author);
    const json = { messages: [{ role: 'reader', text: 'Hello.' }], points: 0 };
    const call = () =>
      offline.call(`/character-drafts/${draft}/preview-replies`, { method: 'POST', session: author, json });
    for (const left of [2, 1, 0, 0, 0]) expect(readReply(await call())).toMatchObject({ left, points: 0 });
  });
});

describe('the character as it was kept last', () => {
  it('answers with what was kept, not with what was written since', async () => {
    session = await server.registered();
    draftId = await draftOf(server, session);
    const begun = draftIn(await server.call(`/character-drafts/${draftId}`, { session }));
    expect(await keep(session, begun, 'stay')).toMatchObject({ status: 200 });
    await change(session, await read(session, begun), { description: 'Mira was born in Bath.' });
    const prompts = [];
    for (const of of ['draft', 'kept'] as const) {
      expect(readReply(await ask({ of })).text).toBe('“Sit down.”');
      prompts.push(engine.requests.at(-1)?.messages[0]?.content);
    }
    expect(prompts[0]).toContain('born in Bath');
    expect(prompts[1]).toContain('born in Bristol');
    expect(prompts[1]).not.toContain('born in Bath');
  });

  it('cannot be asked before the draft was kept', async () => {
    expect(await ask({ of: 'kept' })).toMatchObject({ status: 400, body: { field: 'of' } });
    expect((await quote()).left).toBe(3);
  });

  it('is quoted to its author alone', async () => {
    expect(await server.call(path(), { session: await server.guest() })).toMatchObject({ status: 404 });
    expect(await server.call(path())).toMatchObject({ status: 401 });
    expect(await meet(server, await server.guest(), draftId, 'Hello.')).toMatchObject({ status: 404 });
  });
});
