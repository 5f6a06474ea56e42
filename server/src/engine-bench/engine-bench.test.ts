import { Buffer } from 'node:buffer';
import { createParser } from 'eventsource-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Operators } from '../accounts/operators/operators.ts';
import { readConfig, type Config } from '../config/config.ts';
import {
  BenchEnginesEnvelope,
  BenchEvent,
  BenchTallyEnvelope,
  OwnPictureEnvelope,
  type BenchExchange,
} from '../contract/validators.ts';
import type { SessionValues } from '../http/principal.ts';
import { signInByEmail } from '../testing/people/sign-in.ts';
import {
  jsonPeer,
  openTextPeer,
  replyEvents,
  streamPeer,
  textEvent,
  type TextPeer,
} from '../testing/peers/text-peer.ts';
import { fixturePeer } from '../testing/peers/fixture-peer.ts';
import { OpenAiFilms } from '../testing/films/openai-films.ts';
import { plainPicture, ScriptedPictureEngine } from '../testing/scripted-picture-engine.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import { openTestSocket } from '../testing/test-socket.ts';

const OPERATOR = 'maria@example.com';
const KEY = 'sk-very-secret-key';
const RUN = '/inner-test/runs';

let peer: TextPeer;
let films: OpenAiFilms;
let pictureEngine: ScriptedPictureEngine;
let server: TestServer;
let socket: Awaited<ReturnType<typeof openTestSocket>>;
let operator: SessionValues;

beforeAll(async () => {
  peer = await openTextPeer(streamPeer(replyEvents('My niece does, and badly.')));
  films = new OpenAiFilms();
  await films.peer.open();
  pictureEngine = new ScriptedPictureEngine();
  const read = readConfig({
    NODE_ENV: 'test',
    OPERATORS: ` Maria@Example.com , acc-1a2b`,
    TEXT_BASE_URL: peer.baseUrl,
    TEXT_MODEL: 'small',
    TEXT_MODELS: 'large=6',
    TEXT_API_KEY: KEY,
    TEXT_STALL_SECONDS: '1',
    VIDEO_ENGINE: 'openai-video',
    VIDEO_BASE_URL: `${films.origin}/v1`,
    VIDEO_MODEL: 'wan',
    VIDEO_API_KEY: 'video-key',
  });
  const config: Partial<Config> = { operators: read.operators, text: read.text, films: read.films };
  server = await createTestServer({ config, overrides: { pictureEngine } });
  socket = await openTestSocket(server);
  operator = await signInByEmail(server, OPERATOR);
});
afterAll(async () => {
  await socket[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await peer[Symbol.asyncDispose]();
  await films.peer[Symbol.asyncDispose]();
});

const asked = (changes: object = {}) => ({
  kind: 'text',
  engineId: 'configured',
  system: 'You keep the light.',
  prompt: 'Who lights it when you are ill?',
  seed: 41,
  ...changes,
});

const post = (form: object, session: SessionValues = operator, signal?: AbortSignal) =>
  fetch(`${socket.origin}/api${RUN}`, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify(form),
    ...(signal === undefined ? {} : { signal }),
  });

async function run(form: object) {
  const response = await post(form);
  const events: BenchEvent[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(BenchEvent.parse(JSON.parse(data))) });
  parser.feed(await response.text());
  const exchanges: BenchExchange[] = events.flatMap((event) => (event.kind === 'bench-exchange' ? event.exchange : []));
  const ended = events.find((event) => event.kind === 'bench-ended');
  if (ended === undefined) throw new Error(`The run has no end: ${JSON.stringify(events)}`);
  return { status: response.status, events, exchanges, ended };
}

/** The id of a picture that a person has brought. */
async function keptBy(session: SessionValues, bytes: Uint8Array): Promise<string> {
  const json = { content: Buffer.from(bytes).toString('base64') };
  const { body } = await server.call('/pictures', { method: 'POST', session, json });
  return OwnPictureEnvelope.parse(body).data.pictureId;
}

const textOf = (events: readonly BenchEvent[]) =>
  events.map((event) => (event.kind === 'bench-text' ? event.text : '')).join('');

describe('the bench is for operators', () => {
  it.each([
    ['a guest', () => server.guest()],
    ['another account', () => server.registered()],
    ['a client without a session', () => Promise.resolve({})],
  ])('answers 404 to %s', async (_, visitor) => {
    const session = await visitor();
    const engines = await server.call('/inner-test/engines', { session });
    const vote = { kind: 'text', preferred: { engine: 'a', model: null }, others: [{ engine: 'b', model: null }] };
    const voted = await server.call('/inner-test/votes', { method: 'POST', session, json: vote });
    const ran = await server.call(RUN, { method: 'POST', session, json: asked() });
    expect([engines.status, voted.status, ran.status]).toEqual([404, 404, 404]);
  });

  it('is an account that is named by its id', async () => {
    const principal = await principalOf(server.deps, await server.registered());
    const { accountId = '' } = principal;
    const { operators } = readConfig({ NODE_ENV: 'test', OPERATORS: accountId });
    expect(await new Operators(server.deps.database, operators, server.clock).require(principal)).toBe(accountId);
  });

  it('is not read from a name that makes no sense', () => {
    expect(() => readConfig({ OPERATORS: 'maria' })).toThrow('OPERATORS must be account ids');
    expect(() => readConfig({ OPERATORS: 'a@b' })).toThrow('OPERATORS has an invalid email address');
  });
});

describe('the engines of the bench', () => {
  it('are what is configured and what the house has, each with what it can', async () => {
    const { data } = BenchEnginesEnvelope.parse((await server.call('/inner-test/engines', { session: operator })).body);
    const named = (engines: typeof data.text) =>
      engines.map(({ engineId, model, parameters }) => [engineId, model, ...parameters.map(({ name }) => name)]);
    expect(named(data.text)).toEqual([
      ['configured', 'small', 'model', 'temperature', 'replyTokens', 'format'],
      ['offline', 'card', 'replyTokens'],
    ]);
    expect(named(data.image)).toEqual([
      ['configured', 'script', 'size', 'negative', 'reference', 'mask', 'strength'],
      ['composed', null, 'size', 'expression'],
    ]);
    expect(named(data.video)).toEqual([
      ['configured', 'wan'],
      ['composed', null],
    ]);
  });

  it.each([
    ['an engine that is not there', { engineId: 'other' }, 'engineId'],
    ['a parameter that the engine has not', { engineId: 'offline', values: { temperature: 1 } }, 'values.temperature'],
    ['a model that is not offered', { values: { model: 'other' } }, 'values.model'],
    ['more tokens than there is room for', { values: { replyTokens: 30_000 } }, 'values.replyTokens'],
    ['a mask without a picture', { kind: 'image', values: { mask: 'pic-none' } }, 'values.mask'],
    [
      'a picture for an engine that starts from none',
      { kind: 'image', engineId: 'composed', values: { reference: 'pic-none' } },
      'values.reference',
    ],
    ['a long prompt for a picture', { kind: 'image', prompt: 'x'.repeat(2_001) }, 'prompt'],
  ])('refuse %s', async (_, changes, field) => {
    const answer = await server.call(RUN, { method: 'POST', session: operator, json: asked(changes) });
    expect(answer).toMatchObject({ status: 400, body: { field } });
  });
});

describe('a run of text', () => {
  it('shows the answer, what it took, and what went over the wire without the key', async () => {
    peer.answer = streamPeer(replyEvents(`My niece does, and badly. ${KEY}`));
    const values = { model: 'large', temperature: 0.2, replyTokens: 64 };
    const { ended, events, exchanges } = await run(asked({ values }));
    expect(textOf(events)).toContain('My niece does, and badly.');
    expect(ended).toMatchObject({
      failure: null,
      measures: { promptTokens: 12, replyTokens: 7, finish: 'stop', verdict: 'allow', pixels: null },
    });
    expect(ended.measures.firstMs).toBeLessThanOrEqual(ended.measures.wholeMs);
    expect(peer.heard.at(-1)?.body).toMatchObject({ model: 'large', temperature: 0.2, max_tokens: 64, seed: 41 });
    expect(exchanges).toMatchObject([
      { method: 'POST', url: `${peer.baseUrl}/chat/completions`, status: 200, variable: 'TEXT_API_KEY' },
    ]);
    const [{ answer, request } = { answer: undefined, request: undefined }] = exchanges;
    expect(request?.headers).toContainEqual({ name: 'authorization', value: 'Bearer $TEXT_API_KEY' });
    expect(JSON.parse(request?.body ?? '')).toEqual(peer.heard.at(-1)?.body);
    expect(answer).toMatchObject({ isCut: false });
    expect(answer?.body).toContain('$TEXT_API_KEY');
    expect(JSON.stringify(exchanges)).not.toContain(KEY);
  });

  it.each([
    ['busy', jsonPeer(429, {}), 'busy'],
    ['refusing', jsonPeer(401, { error: { message: 'no' } }), 'refused'],
    ['silent', streamPeer([textEvent('My niece')], { keepOpen: true }), 'stalled'],
    ['talking nonsense', streamPeer(Array.from({ length: 9 }, () => 'data: {\n\n')), 'broken'],
  ])('says that the engine was %s', async (_, answer, failure) => {
    peer.answer = answer;
    const { ended, exchanges } = await run(asked());
    expect(ended.failure).toBe(failure);
    expect(exchanges).toHaveLength(1);
  });

  it('ends when the operator leaves', async () => {
    peer.answer = streamPeer([textEvent('My niece')], { keepOpen: true });
    const leaving = new AbortController();
    const response = await post(asked(), operator, leaving.signal);
    await response.body?.getReader().read();
    leaving.abort();
    await expect(peer.hungUp()).resolves.toBeUndefined();
  });

  it('is kept as a fixture from which a peer answers again', async () => {
    peer.answer = streamPeer(replyEvents('My niece does, and badly.'));
    const { exchanges } = await run(asked());
    peer.answer = fixturePeer(JSON.stringify({ fixture: 'engine-run', version: 1, request: asked(), exchanges }));
    const again = await run(asked());
    expect(textOf(again.events)).toBe('My niece does, and badly.');
    expect(again.ended.measures).toMatchObject({ promptTokens: 12, replyTokens: 7, finish: 'stop' });
  });

  it('costs nothing', async () => {
    peer.answer = streamPeer(replyEvents('Nothing.'));
    const { accountId = '' } = await principalOf(server.deps, operator);
    const balance = () => server.deps.points.balance(server.deps.database.db, accountId);
    const before = await balance();
    await run(asked());
    expect(await balance()).toBe(before);
  });

  it('works without a model', async () => {
    const { ended, events } = await run(asked({ engineId: 'offline', values: { replyTokens: 40 } }));
    expect(textOf(events)).not.toBe('');
    expect(ended).toMatchObject({ failure: null, measures: { promptTokens: null, replyTokens: null } });
  });
});

describe('a run of pictures', () => {
  it('shows the picture of the chosen size', async () => {
    const form = asked({ kind: 'image', prompt: 'A lamp', values: { size: '128×128', negative: 'fog' } });
    const { ended, events } = await run(form);
    const file = events.find((event) => event.kind === 'bench-file');
    expect(file).toMatchObject({ mime: 'image/png', width: 128, height: 128 });
    expect(ended).toMatchObject({ failure: null, measures: { pixels: 128 * 128, replyTokens: null } });
    expect(pictureEngine.requests.at(-1)).toMatchObject({ prompt: 'A lamp', negative: 'fog', seed: 41, count: 1 });
  });

  it('starts from a picture of the operator and repaints what the mask leaves white', async () => {
    const kept = async (size: { width: number; height: number }, background: string) =>
      keptBy(operator, await plainPicture(size, background));
    const [reference, mask, wide] = [
      await kept({ width: 96, height: 128 }, '#204080'),
      await kept({ width: 48, height: 64 }, '#ffffff'),
      await kept({ width: 128, height: 64 }, '#ffffff'),
    ];
    const image = (values: object) => asked({ kind: 'image', prompt: 'A lamp', values });
    const { ended } = await run(image({ reference, mask, strength: 0.3 }));
    expect(ended.failure).toBeNull();
    const sent = pictureEngine.requests.at(-1);
    expect(sent?.reference?.strength).toBe(0.3);
    expect(await sharp(sent?.reference?.file.bytes).metadata()).toMatchObject({ width: 96, height: 128 });
    expect(await sharp(sent?.mask?.bytes).metadata()).toMatchObject({ format: 'png', width: 96, height: 128 });
    const refused = await post(image({ reference, mask: wide }));
    expect([refused.status, await refused.json()]).toMatchObject([400, { field: 'mask' }]);
    const others = await keptBy(await server.registered(), await plainPicture());
    const notFound = await post(image({ reference: others }));
    expect([notFound.status, await notFound.json()]).toMatchObject([404, { field: 'reference' }]);
  });

  it('is the same for the same seed where the house draws', async () => {
    const form = asked({ kind: 'image', engineId: 'composed', prompt: 'A baker', values: { expression: 'glad' } });
    const [one, other] = [await run(form), await run(form)];
    expect(one.events[0]).toEqual(other.events[0]);
    expect(one.ended.measures.pixels).toBe(1_200 * 1_600);
  });
});

describe('a run of films', () => {
  it('moves the drawn portrait without a model', async () => {
    const { ended, events } = await run(asked({ kind: 'video', engineId: 'composed', prompt: 'A baker' }));
    expect(events.find((event) => event.kind === 'bench-file')).toMatchObject({ mime: 'image/webp' });
    expect(ended.failure).toBeNull();
  });

  it('sends the portrait to the engine, and shows each kind of request once', async () => {
    films.looks = 4;
    const { ended, events, exchanges } = await run(asked({ kind: 'video', prompt: 'She turns' }));
    expect(ended.failure).toBeNull();
    expect(events.find((event) => event.kind === 'bench-file')).toMatchObject({ mime: 'video/mp4' });
    const [begun, ...rest] = exchanges;
    expect(rest.map(({ method, url }) => `${method} ${url.split('/').at(-1)}`)).toEqual([
      'GET video_1',
      'GET content',
      'DELETE video_1',
    ]);
    expect(begun?.request).toMatchObject({ isCut: true });
    expect(begun?.request.body).toMatch(/name="prompt"\r\n\r\nShe turns[^]*filename="still.png"[^]*<\d+ bytes>/);
    expect(JSON.stringify(exchanges)).not.toContain('video-key');
  });
});

describe('a blind vote', () => {
  const vote = {
    kind: 'text',
    preferred: { engine: 'openai', model: 'large' },
    others: [{ engine: 'openai', model: 'small' }],
  };

  it('is counted once, and kept for the operator', async () => {
    const headers = { 'Idempotency-Key': 'vote-of-maria' };
    const send = () => server.call('/inner-test/votes', { method: 'POST', session: operator, json: vote, headers });
    const { data } = BenchTallyEnvelope.parse((await send()).body);
    expect(data).toEqual([
      { kind: 'text', engine: 'openai', model: 'large', preferred: 1, compared: 1 },
      { kind: 'text', engine: 'openai', model: 'small', preferred: 0, compared: 1 },
    ]);
    expect(BenchTallyEnvelope.parse((await send()).body).data).toEqual(data);
    const again = await server.call('/inner-test/votes', { method: 'POST', session: operator, json: vote });
    expect(BenchTallyEnvelope.parse(again.body).data[0]).toMatchObject({ preferred: 2, compared: 2 });
    const engines = await server.call('/inner-test/engines', { session: operator });
    expect(BenchEnginesEnvelope.parse(engines.body).data.tally).toHaveLength(2);
  });

  it('is refused for what the server has not', async () => {
    const json = { ...vote, preferred: { engine: 'openai', model: 'other' } };
    const answer = await server.call('/inner-test/votes', { method: 'POST', session: operator, json });
    expect(answer).toMatchObject({ status: 400, body: { field: 'preferred' } });
  });
});
