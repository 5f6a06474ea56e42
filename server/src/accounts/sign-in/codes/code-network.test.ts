import { expect, it } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';

async function askAs(server: TestServer, origin: string, forwardedFor: string, number: number): Promise<Response> {
  const session = await server.guest();
  return fetch(`${origin}/api/registerlogin/sendGrid/send?toEmail=reader${number}@example.com`, {
    method: 'POST',
    headers: { authorization: session.Authorization, 'x-forwarded-for': forwardedFor },
  });
}

function limits(perHour: number) {
  const { signIn } = readConfig({ NODE_ENV: 'test' });
  return { port: 0, signIn: { ...signIn, codes: { ...signIn.codes, perHour } } };
}

it('counts a hundred addresses of one IPv6 network as one', async () => {
  await using server = await createTestServer({ config: { ...limits(5), trustedProxies: 1 } });
  await using socket = await openTestSocket(server);
  const statuses: number[] = [];
  for (let host = 1; host <= 20; host += 1) {
    statuses.push((await askAs(server, socket.origin, `2001:db8:1:2::${host.toString(16)}`, host)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect((await askAs(server, socket.origin, '2001:db8:1:3::1', 99)).status).toBe(200);
});

it('does not believe a caller who writes the header without a proxy', async () => {
  await using server = await createTestServer({ config: limits(3) });
  await using socket = await openTestSocket(server);
  const answers: Response[] = [];
  for (let host = 1; host <= 5; host += 1) {
    answers.push(await askAs(server, socket.origin, `198.51.100.${host}`, host));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3000);
});
