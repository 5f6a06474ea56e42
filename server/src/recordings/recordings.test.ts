import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig, type Config } from '../config/config.ts';
import {
  RecordingEnvelope,
  RecordingQuoteEnvelope,
  VoiceOfferEnvelope,
  type Recording,
  type RecordingForm,
} from '../contract/validators.ts';
import { inTransaction } from '../db/transaction.ts';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { createChatServer, type ChatServer } from '../testing/chat-server.ts';
import { MP3, SpeechPeer } from '../testing/peers/speech-peer.ts';
import { testPlayer } from '../testing/story-plays.ts';
import { principalOf, type CallOptions } from '../testing/test-server.ts';

const PRICE_PER_THOUSAND = 50;

const FERRY = `
-> quay
=== quay
# scene: harbour
The ferry is late. *Ada* waves.
The pier is empty.
+ [Wait.] -> END
`;

let speech: SpeechPeer;
let server: ChatServer;

function configFor(environment: Record<string, string>): Partial<Config> {
  const { prices, speech: settings } = readConfig({
    NODE_ENV: 'test',
    POINTS_SPEECH: String(PRICE_PER_THOUSAND),
    ...environment,
  });
  return { prices, speech: settings };
}

beforeEach(async () => {
  speech = new SpeechPeer();
  await speech.peer.open();
  server = await createChatServer({
    config: configFor(speech.settings),
    overrides: { findInk: (storyId) => (storyId === 'low-tide' ? FERRY : undefined) },
  });
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await speech[Symbol.asyncDispose]();
});

/** A visitor with a reply to be read, and its calls. */
async function listener(reply = '*The lamp swings.* **Good** evening, keeper.') {
  const session = await server.guest();
  server.engine.says(reply);
  const { chatId } = await server.begin(session);
  const { reply: answer } = await server.send(session, chatId, 'Hello.');
  const { messageId } = await server.ended(session, chatId, answer.messageId);
  const source = { kind: 'reply', chatId, messageId } as const;
  return { session, source, ...callsOf(session, { source, voiceId: 'af_heart' }) };
}

function callsOf(session: SessionValues, form: RecordingForm) {
  const post = (path: string, json: RecordingForm, options: CallOptions = {}) =>
    server.call(path, { method: 'POST', session, json, ...options });
  return {
    ask: (more: Partial<RecordingForm> = {}, options: CallOptions = {}) =>
      post('/recordings', { ...form, ...more }, options),
    made: async (more: Partial<RecordingForm> = {}, options: CallOptions = {}): Promise<Recording> =>
      RecordingEnvelope.parse((await post('/recordings', { ...form, ...more }, options)).body).data,
    quote: async () => RecordingQuoteEnvelope.parse((await post('/recordings/quote', form)).body).data,
    get: (recordingId: string) => server.call(`/recordings/${recordingId}`, { session }),
    stop: async (recordingId: string) =>
      RecordingEnvelope.parse((await server.call(`/recordings/${recordingId}`, { method: 'DELETE', session })).body)
        .data,
    ended: async (recordingId: string): Promise<Recording> => {
      for (;;) {
        const { body } = await server.call(`/recordings/${recordingId}`, { session });
        const { data } = RecordingEnvelope.parse(body);
        if (data.state !== 'speaking') return data;
        await new Promise(setImmediate);
      }
    },
    balance: async () =>
      server.deps.points.balance(server.deps.database.db, ownerOf(await principalOf(server.deps, session))),
  };
}

const audioOf = (recording: Recording, headers: Record<string, string> = {}) =>
  server.app.request(recording.audio?.address ?? '', { headers });

describe('a reply', () => {
  it('is read in the voice that was asked for, as plain words, at the price that was named', async () => {
    const { balance, ended, made, quote } = await listener();
    const before = await balance();
    const words = 'The lamp swings. Good evening, keeper.';
    const points = Math.ceil((words.length * PRICE_PER_THOUSAND) / 1000);
    expect(await quote()).toEqual({ points, characters: words.length, balance: before });

    const { recordingId } = await made();
    const recording = await ended(recordingId);
    expect(recording).toMatchObject({ state: 'ready', voiceId: 'af_heart', points, audio: { type: 'audio/mpeg' } });
    expect(speech.asked).toEqual([{ model: 'kokoro', input: words, voice: 'af_heart', response_format: 'mp3' }]);
    expect(await balance()).toBe(before - points);

    const heard = await audioOf(recording);
    expect(Buffer.from(await heard.arrayBuffer())).toEqual(MP3);
    expect(heard.headers.get('content-type')).toBe('audio/mpeg');
    expect(heard.headers.get('cache-control')).toMatch(/^private/);
    const part = await audioOf(recording, { range: 'bytes=0-3' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-3/${MP3.byteLength}`]);
  });

  it('is free and ready at once when it is heard again, and the engine is not asked', async () => {
    const { balance, ended, made, quote } = await listener();
    const first = await ended((await made()).recordingId);
    const after = await balance();
    expect(await quote()).toMatchObject({ points: 0 });
    expect(await made()).toEqual(first);
    expect([await balance(), speech.asked.length]).toEqual([after, 1]);
    await ended((await made({ voiceId: 'bm_george' })).recordingId);
    expect([(await balance()) < after, speech.asked.length]).toEqual([true, 2]);
  });

  it('with the words of another costs the same, and the engine is not asked', async () => {
    const first = await listener();
    await first.ended((await first.made()).recordingId);
    const second = await listener();
    const before = await second.balance();
    const { points } = await second.quote();
    const recording = await second.made();
    expect(recording).toMatchObject({ state: 'ready', points });
    expect([await second.balance(), speech.asked.length]).toEqual([before - points, 1]);
    expect((await audioOf(recording)).status).toBe(200);
    expect((await first.get(recording.recordingId)).status).toBe(404);
  });

  it('that is asked for twice at once is spoken and charged once', async () => {
    const release = speech.hold();
    const { balance, ended, made, quote } = await listener();
    const before = await balance();
    const { points } = await quote();
    const key = { headers: { 'Idempotency-Key': 'one-press' } };
    const all = await Promise.all([made(), made(), made({}, key), made({}, key)]);
    const [recordingId = ''] = new Set(all.map((recording) => recording.recordingId));
    expect(new Set(all.map((recording) => recording.recordingId)).size).toBe(1);
    release();
    await ended(recordingId);
    expect([await balance(), speech.asked.length]).toEqual([before - points, 1]);
  });

  it('that is stopped costs nothing, and can be asked for again', async () => {
    const release = speech.hold();
    const { balance, ended, made, stop } = await listener();
    const before = await balance();
    const { recordingId } = await made();
    await expect.poll(() => speech.asked.length).toBe(1);
    expect(await balance()).toBeLessThan(before);
    expect(await stop(recordingId)).toMatchObject({ state: 'failed', failure: 'stopped', audio: null, points: 0 });
    await speech.peer.hungUp();
    expect(await balance()).toBe(before);
    release();
    const again = await made();
    expect(again.recordingId).not.toBe(recordingId);
    expect(await ended(again.recordingId)).toMatchObject({ state: 'ready' });
    expect(await stop(again.recordingId)).toMatchObject({ state: 'ready' });
  });

  it.each([
    ['busy', 'busy'],
    ['fails', 'unavailable'],
    ['html', 'unavailable'],
    ['cut-off', 'unavailable'],
  ] as const)('gives its points back where the engine is %s', async (fault, failure) => {
    const { balance, ended, made } = await listener();
    const before = await balance();
    speech.peer.fault = fault;
    const recording = await ended((await made()).recordingId);
    expect(recording).toMatchObject({ state: 'failed', failure, audio: null, points: 0 });
    expect(await balance()).toBe(before);
    speech.peer.fault = 'none';
    expect(await ended((await made()).recordingId)).toMatchObject({ state: 'ready' });
  });

  it('is refused without enough points, and nothing is sent', async () => {
    const { ask, balance, session } = await listener('A long tale. '.repeat(70));
    const walletId = ownerOf(await principalOf(server.deps, session));
    const amount = await balance();
    await inTransaction(server.deps.database, (trx) =>
      server.deps.points.reserve(trx, { walletId, amount, reference: `test:${walletId}` }),
    );
    const answer = await ask();
    expect(answer.body).toMatchObject({ reason: 'INSUFFICIENT_POINTS' });
    expect(speech.asked).toEqual([]);
  });

  it('is only for those who may read it', async () => {
    const { source } = await listener();
    const stranger = callsOf(await server.guest(), { source, voiceId: 'af_heart' });
    expect((await stranger.ask()).status).toBe(404);
    expect((await stranger.ask({ source: { ...source, messageId: 'msg-of-nobody' } })).status).toBe(404);
    expect(speech.asked).toEqual([]);
  });

  it('needs a voice that is offered, and no more characters than it reads', async () => {
    const { ask } = await listener();
    expect((await ask({ voiceId: 'someone_else' })).body).toMatchObject({
      reason: 'VALIDATION_FAILED',
      field: 'voiceId',
    });
    const long = await listener('A long tale. '.repeat(400));
    expect((await long.ask()).body).toMatchObject({ reason: 'VALIDATION_FAILED', field: 'source' });
    expect(speech.asked).toEqual([]);
  });
});

it('a greeting can be heard too, a message of the visitor cannot', async () => {
  const session = await server.guest();
  const { chatId, messages } = await server.begin(session);
  const [greeting] = messages.items;
  const { message } = await server.send(session, chatId, 'Hello.');
  const calls = callsOf(session, {
    voiceId: 'af_heart',
    source: { kind: 'reply', chatId, messageId: greeting?.messageId ?? '' },
  });
  expect(await calls.ended((await calls.made()).recordingId)).toMatchObject({ state: 'ready' });
  const own = { kind: 'reply', chatId, messageId: message.messageId } as const;
  expect((await calls.ask({ source: own })).status).toBe(404);
});

it('a round of a play is read in the order of reading', async () => {
  const player = await testPlayer(server);
  const { round } = await player.begin({ storyId: 'low-tide' });
  const { roundId, storySessionId } = round;
  const calls = callsOf(player.session, {
    voiceId: 'bm_george',
    source: { kind: 'round', storySessionId, roundId },
  });
  expect(await calls.ended((await calls.made()).recordingId)).toMatchObject({ state: 'ready' });
  expect(speech.asked).toMatchObject([
    { voice: 'bm_george', input: 'The ferry is late. Ada waves.\nThe pier is empty.' },
  ]);
});

describe('what is kept', () => {
  it('goes after 30 days, and its file when its last owner has lost it', async () => {
    const { ended, made } = await listener();
    const recording = await ended((await made()).recordingId);
    server.clock.advance(29 * DAY_MS);
    await server.deps.retention.sweep();
    expect(await server.deps.fileSweep.sweep()).toBe(0);
    expect((await audioOf(recording)).status).toBe(200);
    server.clock.advance(2 * DAY_MS);
    await server.deps.retention.sweep();
    expect((await audioOf(recording)).status).toBe(404);
    expect(await server.deps.fileSweep.sweep()).toBe(1);
    expect(await readdir(path.join(server.deps.config.filesDir, 'recordings'))).toEqual([]);
  });

  it('ends with its points back where its server has died', async () => {
    speech.hold();
    const { balance, made, session } = await listener();
    const before = await balance();
    const { recordingId } = await made();
    await server.deps.database.db
      .updateTable('jobs')
      .set({ lease_until: 0, lease_token: 'of-a-dead-server' })
      .where('job_id', '=', recordingId)
      .execute();
    await server.deps.recordings.recover();
    const { body } = await server.call(`/recordings/${recordingId}`, { session });
    expect(RecordingEnvelope.parse(body).data).toMatchObject({ state: 'failed', failure: 'unavailable' });
    expect(await balance()).toBe(before);
  });
});

it('names its voices with their price, and none without an engine', async () => {
  const offerOf = async (of: ChatServer) => VoiceOfferEnvelope.parse((await of.call('/voices')).body).data;
  expect(await offerOf(server)).toEqual({
    voices: [
      { voiceId: 'af_heart', name: 'Heart' },
      { voiceId: 'bm_george', name: 'George' },
    ],
    pointsPerThousand: PRICE_PER_THOUSAND,
    mostCharacters: 4096,
  });
  await using silent = await createChatServer({ config: configFor({}) });
  expect(await offerOf(silent)).toMatchObject({ voices: [], mostCharacters: 0 });
  const session = await silent.guest();
  const json = { source: { kind: 'reply', chatId: 'cht-1', messageId: 'msg-1' }, voiceId: 'af_heart' };
  const answer = await silent.call('/recordings', { method: 'POST', session, json });
  expect(answer.body).toMatchObject({ reason: 'VALIDATION_FAILED', field: 'voiceId' });
});
