import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const PUBLIC_URL = 'https://fabula.example';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { publicUrl: PUBLIC_URL } });
});
afterAll(async () => server[Symbol.asyncDispose]());

const ask = async (path: string, headers: Record<string, string>, method = 'GET') =>
  (await server.app.request(path, { method, headers })).status;

describe('the stand-ins', () => {
  const places = ['/api/dev/outbox', '/dev/outbox', '/dev/identity', '/dev/telegram/widget.js', '/dev/payment'];

  it.each(places)('answer at the address of the site and at those of the machine: %s', async (place) => {
    for (const host of ['fabula.example', 'localhost:3000', '127.0.0.1:8443', '[::1]:3000']) {
      expect(await ask(place, { host })).toBe(200);
    }
  });

  it.each(places)('answer under no name that was pointed at the machine: %s', async (place) => {
    for (const host of ['attacker.example', 'attacker.example:3000', '127.0.0.1.attacker.example', 'x y', '']) {
      expect(await ask(place, { host })).toBe(403);
    }
  });

  it.each(places)('are not read by pages of other sites: %s', async (place) => {
    const host = 'localhost:3000';
    expect(await ask(place, { host, origin: 'http://localhost:3000' })).toBe(200);
    expect(await ask(place, { host, origin: PUBLIC_URL })).toBe(200);
    expect(await ask(place, { host, origin: 'https://attacker.example' })).toBe(403);
    expect(await ask(place, { host, origin: 'http://localhost:8080' })).toBe(403);
  });

  it.each(['/dev/telegram/sign', '/dev/payment/some', '/dev/identity/interaction/some'])(
    'take no forms of other sites: %s',
    async (place) => {
      const host = 'localhost:3000';
      const foreign = { host, origin: 'https://attacker.example', 'sec-fetch-site': 'cross-site' };
      expect(await ask(place, foreign, 'POST')).toBe(403);
      expect(await ask(place, { host, origin: 'null', 'sec-fetch-site': 'cross-site' }, 'POST')).toBe(403);
      expect(await ask(place, { host, origin: 'null', 'sec-fetch-site': 'same-origin' }, 'POST')).not.toBe(403);
      expect(await ask(place, { host, origin: 'http://localhost:3000' }, 'POST')).not.toBe(403);
    },
  );
});
