import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeviceSessionEnvelope } from '../../contract/validators.ts';
import { createLog } from '../../log.ts';
import { readLogin } from '../../testing/people/sign-in.ts';
import { createSocialServer, type SocialServer } from '../../testing/social-server.ts';
import { principalOf } from '../../testing/test-server.ts';
import { everyWay, waysIn } from '../../testing/people/ways-in.ts';
import type { SessionValues } from '../../http/principal.ts';

const lines: string[] = [];
const memory = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});

let server: SocialServer;
beforeAll(async () => {
  server = await createSocialServer(everyWay(), { log: createLog('debug', memory) });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

/** Codes for one recipient, and words of Telegram, are a minute apart. */
beforeEach(() => server.clock.advance(60_000));

async function statusOf(session: SessionValues): Promise<number> {
  return (await server.call('/user-profile/basic-info', { session })).status;
}

async function pointsOf(owner: string): Promise<number> {
  return server.deps.points.balance(server.deps.database.db, owner);
}

describe.each(Object.entries(waysIn))('signing in by %s', (_name, enter) => {
  it('gives a new credential, kills one that an attacker may have planted, and takes the guest along', async () => {
    const planted = await server.guest();
    const { deviceId } = await principalOf(server.deps, planted);
    const { answer } = await enter(server, planted);
    const { session, isNewUser } = readLogin(answer);
    expect(session.Authorization).not.toBe(planted.Authorization);
    expect(session['User-Login-Status']).toBe('REGISTERED');
    expect([await statusOf(planted), await statusOf(session)]).toEqual([401, 200]);
    const { accountId = '' } = await principalOf(server.deps, session);
    expect(await pointsOf(accountId)).toBeGreaterThanOrEqual(100);
    // An account that has gained the gift of one guest device leaves the next one's where it is.
    expect(await pointsOf(deviceId)).toBe(isNewUser ? 0 : 20);
  });

  it('gives a caller with the old credential and the device a fresh guest', async () => {
    const planted = await server.guest();
    const { session } = readLogin((await enter(server, planted)).answer);
    const again = await server.call(`/registerlogin/deviceinit?deviceType=web&deviceId=${planted['Device-ID']}`, {
      headers: { authorization: planted.Authorization },
    });
    const { data } = DeviceSessionEnvelope.parse(again.body);
    expect(data['User-Login-Status']).toBe('ANONYMOUS');
    expect(data['Device-ID']).not.toBe(planted['Device-ID']);
    expect(data.Authorization).not.toBe(session.Authorization);
  });

  it('writes nothing of the proof, the person or the credentials into the log, and forbids caching the answer', async () => {
    const guest = await server.guest();
    lines.length = 0;
    const { answer, secrets } = await enter(server, guest);
    const { session } = readLogin(answer);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const log = lines.join('');
    expect(log).toContain('/api/registerlogin/');
    const found = [...secrets, guest.Authorization, session.Authorization].filter((secret) => log.includes(secret));
    expect(found).toEqual([]);
  });
});
