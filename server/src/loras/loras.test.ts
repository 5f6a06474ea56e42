import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig, type Config } from '../config/config.ts';
import { LoraListEnvelope } from '../contract/validators.ts';
import type { SessionValues } from '../http/principal.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { codeSentTo, readLogin, sendEmailCode, verifyEmailCode } from '../testing/people/sign-in.ts';
import { SdapiPictures } from '../testing/pictures/sdapi-pictures.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const MINUTE_MS = 60_000;

async function withModel(environment: Record<string, string>): Promise<{ server: TestServer; peer: SdapiPictures }> {
  const peer = new SdapiPictures();
  await peer.peer.open();
  onTestFinished(() => peer.peer[Symbol.asyncDispose]());
  const base = { IMAGE_ENGINE: 'sdapi', IMAGE_BASE_URL: peer.peer.origin };
  const { pictures } = readConfig({ NODE_ENV: 'test', ...base, ...environment });
  return { peer, server: await open({ pictures }) };
}

async function open(config: Partial<Config>): Promise<TestServer> {
  const server = await createTestServer({ config });
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server;
}

async function read(server: TestServer, session: SessionValues) {
  return LoraListEnvelope.parse((await server.call('/loras', { session })).body).data;
}

const mark = (server: TestServer, session: SessionValues, loraId: string, method = 'PUT') =>
  server.call(`/loras/${loraId}/favourite`, { session, method });

describe('what pictures can be drawn in', () => {
  it('is nine moods and eight places without a model, each with a picture that is there', async () => {
    const server = await open({});
    const { engine, items } = await read(server, await server.guest());
    expect(engine).toBe('composed');
    expect(items.map(({ kind }) => kind)).toEqual([...Array(9).fill('mood'), ...Array(8).fill('place')]);
    const samples = new Set(items.map(({ sample }) => sample ?? ''));
    expect(samples.size).toBe(17);
    for (const sample of samples) expect((await server.app.request(sample)).status).toBe(200);
  });

  it('has the LoRAs that the engine offers and the operator allows', async () => {
    const { peer, server } = await withModel({ IMAGE_LORAS: 'ink-*=For night scenes' });
    peer.loras = [
      { name: 'forbidden', path: 'x' },
      { name: 'ink-rain', path: 'y', metadata: { 'modelspec.trigger_phrase': 'ink wash' } },
    ];
    const { engine, items } = await read(server, await server.guest());
    expect(engine).toBe('ready');
    expect(items.filter(({ kind }) => kind === 'lora')).toEqual([
      {
        kind: 'lora',
        loraId: expect.stringMatching(/^lora-[0-9a-f]{24}$/),
        name: 'ink-rain',
        sample: null,
        baseModel: null,
        triggerWords: ['ink wash'],
        defaultWeight: 1,
        note: 'For night scenes',
        favourite: false,
      },
    ]);
    expect(items).toHaveLength(18);
  });

  it('has no LoRA that no operator has allowed, and asks for none', async () => {
    const { peer, server } = await withModel({});
    peer.loras = [{ name: 'ink-rain', path: 'y' }];
    expect(await read(server, await server.guest())).toMatchObject({ engine: 'ready', items: { length: 17 } });
    expect(peer.peer.heard).toEqual([]);
  });

  it('is asked for once a minute, however many people look', async () => {
    const { peer, server } = await withModel({ IMAGE_LORAS: '*' });
    const guest = await server.guest();
    await Promise.all(Array.from({ length: 20 }, () => read(server, guest)));
    server.clock.advance(MINUTE_MS - 1);
    await read(server, guest);
    expect(peer.peer.callsOf('/sdapi/v1/loras')).toHaveLength(1);
    server.clock.advance(1);
    await read(server, guest);
    expect(peer.peer.callsOf('/sdapi/v1/loras')).toHaveLength(2);
  });

  it('says that the engine is away, and keeps what it listed last', async () => {
    const { peer, server } = await withModel({ IMAGE_LORAS: '*' });
    peer.loras = [{ name: 'ink-rain', path: 'y' }];
    const guest = await server.guest();
    expect((await read(server, guest)).items).toHaveLength(18);
    await peer.peer.leave();
    server.clock.advance(MINUTE_MS);
    expect(await read(server, guest)).toMatchObject({ engine: 'away', items: { length: 18 } });
  });

  it('has at most two hundred LoRAs', async () => {
    const { peer, server } = await withModel({ IMAGE_LORAS: '*' });
    peer.loras = Array.from({ length: 500 }, (_, index) => ({ name: `ink-${index}`, path: 'y' }));
    expect((await read(server, await server.guest())).items).toHaveLength(217);
  });

  it('needs a session', async () => {
    const server = await open({});
    expect((await server.call('/loras')).status).toBe(401);
  });
});

describe('a favourite among them', () => {
  it('comes first of its kind, for its owner alone, until it is taken back', async () => {
    const server = await open({});
    const [guest, other] = [await server.guest(), await server.guest()];
    expect((await mark(server, guest, 'mood-moss')).body.data).toEqual({ loraId: 'mood-moss', favourite: true });
    await mark(server, guest, 'mood-moss');
    await mark(server, guest, 'place-rain');
    const { items } = await read(server, guest);
    expect(items[0]).toMatchObject({ loraId: 'mood-moss', favourite: true });
    expect(items[1]).toMatchObject({ loraId: 'mood-lamp', favourite: false });
    expect(items[9]).toMatchObject({ loraId: 'place-rain', favourite: true });
    expect((await read(server, other)).items.some(({ favourite }) => favourite)).toBe(false);
    expect((await mark(server, guest, 'mood-moss', 'DELETE')).body.data).toMatchObject({ favourite: false });
    expect((await mark(server, guest, 'mood-moss', 'DELETE')).status).toBe(200);
    expect((await read(server, guest)).items[0]).toMatchObject({ loraId: 'mood-lamp' });
  });

  it('may be a LoRA, also while the engine is away', async () => {
    const { peer, server } = await withModel({ IMAGE_LORAS: '*' });
    peer.loras = ['ink', 'maren'].map((name) => ({ name, path: name }));
    const guest = await server.guest();
    const second = (await read(server, guest)).items[1];
    await peer.peer.leave();
    server.clock.advance(MINUTE_MS);
    expect((await mark(server, guest, second?.loraId ?? '')).status).toBe(200);
    expect((await read(server, guest)).items[0]).toMatchObject({ name: 'maren', favourite: true });
  });

  it.each(['mood-neon', 'lora-000000000000000000000000', 'place-moon'])('cannot be %s', async (loraId) => {
    const server = await open({});
    expect(await mark(server, await server.guest(), loraId)).toMatchObject({ status: 404, body: { data: null } });
  });

  it('moves to the account of a guest who signs in', async () => {
    const server = await open({});
    const guest = await server.guest();
    await mark(server, guest, 'mood-frost');
    const address = 'ada@example.org';
    await sendEmailCode(server, guest, address);
    const { session } = readLogin(await verifyEmailCode(server, guest, address, codeSentTo(server, address)));
    expect((await read(server, session)).items[0]).toMatchObject({ loraId: 'mood-frost', favourite: true });
    expect((await read(server, await server.guest())).items.some(({ favourite }) => favourite)).toBe(false);
  });

  it('is deleted with the device of a guest who cannot return', async () => {
    const server = await open({});
    await mark(server, await server.guest(), 'mood-frost');
    server.clock.advance(400 * DAY_MS);
    await server.deps.sessions.sweep();
    await server.deps.retention.sweep();
    expect(await server.deps.database.db.selectFrom('lora_favourites').selectAll().execute()).toEqual([]);
  });
});
