import { describe, expect, it } from 'vitest';
import type { SessionValues } from '../http/principal.ts';
import { ownerOf } from '../http/principal.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';

const OFFERED = { claimed: false, success: true, pointsAdded: 0 };
const ALREADY = { claimed: true, success: false, pointsAdded: 0 };
const paid = (pointsAdded: number) => ({ claimed: true, success: true, pointsAdded });

async function claim(server: TestServer, session: SessionValues): Promise<unknown> {
  const answer = await server.call('/user/claim-daily-points', { method: 'POST', session });
  expect(answer.status).toBe(200);
  return answer.body.data;
}

async function balance(server: TestServer, session: SessionValues): Promise<number> {
  const owner = ownerOf(await principalOf(server.deps, session));
  return server.deps.points.balance(server.deps.database.db, owner);
}

describe('the daily bonus', () => {
  it('is offered, then paid, then over until the next UTC day', async () => {
    await using server = await createTestServer();
    const session = await server.registered();
    expect(await claim(server, session)).toEqual(OFFERED);
    expect(await claim(server, session)).toEqual(paid(20));
    expect(await claim(server, session)).toEqual(ALREADY);
    expect(await balance(server, session)).toBe(120);
    server.clock.advance(12 * 3_600_000);
    expect(await claim(server, session)).toEqual(OFFERED);
  });

  it('gives a guest nothing and offers nothing', async () => {
    await using server = await createTestServer();
    const session = await server.guest();
    const none = { claimed: false, success: false, pointsAdded: 0 };
    expect(await claim(server, session)).toEqual(none);
    expect(await claim(server, session)).toEqual(none);
  });

  it('is paid once when many claims come at the same moment', async () => {
    await using server = await createTestServer();
    const session = await server.registered();
    await claim(server, session);
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(server, session)));
    expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(paid(20)))).toHaveLength(1);
    expect(await balance(server, session)).toBe(120);
  });

  it('pays fifty on every seventh day in a row, and starts again after a day without', async () => {
    await using server = await createTestServer();
    const session = await server.registered();
    const amounts: unknown[] = [];
    const day = async () => {
      await claim(server, session);
      amounts.push(await claim(server, session));
      server.clock.advance(DAY_MS);
    };
    for (let count = 0; count < 8; count += 1) await day();
    server.clock.advance(DAY_MS);
    for (let count = 0; count < 7; count += 1) await day();
    const expected = [20, 20, 20, 20, 20, 20, 50, 20, 20, 20, 20, 20, 20, 20, 50];
    expect(amounts).toEqual(expected.map(paid));
  });

  it('is not paid again when the clock of the server goes back', async () => {
    await using server = await createTestServer();
    const session = await server.registered();
    await claim(server, session);
    await claim(server, session);
    server.clock.advance(-2 * 3_600_000);
    expect(await claim(server, session)).toEqual(ALREADY);
  });
});
