import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  AccountInvitationPageEnvelope,
  NewAccountInvitationEnvelope,
  OperatorActPageEnvelope,
} from '../../contract/validators.ts';
import { ownerOf, type SessionValues } from '../../http/principal.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { createTestServer, principalOf, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let operator: SessionValues;
beforeEach(async () => {
  const accountIds = new Set<string>();
  server = await createTestServer({ config: { operators: { accountIds, emails: new Set() } } });
  operator = await server.registered();
  accountIds.add(ownerOf(await principalOf(server.deps, operator)));
});
afterEach(() => server[Symbol.asyncDispose]());

const inDays = (days: number) => new Date(server.clock.now() + days * DAY_MS).toISOString();
const create = (form: object = {}, headers = {}) =>
  server.call('/operator/invitations', {
    method: 'POST',
    session: operator,
    headers,
    json: { note: ' The reading circle ', uses: 2, until: inDays(7), ...form },
  });
const made = async (form: object = {}) => NewAccountInvitationEnvelope.parse((await create(form)).body).data;
const withdraw = (invitationId: string) =>
  server.call(`/operator/invitations/${invitationId}/withdraw`, {
    method: 'POST',
    session: operator,
    json: { reason: 'It was posted in public.' },
  });
const listed = async (query = '') =>
  AccountInvitationPageEnvelope.parse((await server.call(`/operator/invitations${query}`, { session: operator })).body)
    .data;

it('is made with a code that no list and no table holds', async () => {
  const { code, invitation } = await made();
  expect(code).toMatch(/^[0-9a-f]{32}$/);
  expect(invitation).toMatchObject({ note: 'The reading circle', uses: 2, used: 0, state: 'open', until: inDays(7) });
  const rows = await server.deps.database.db.selectFrom('account_invitations').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(await listed())).not.toContain(code);
});

it('is the same one for a request that is repeated', async () => {
  const headers = { 'idempotency-key': 'invite-once' };
  const [first, second] = [await create({}, headers), await create({}, headers)];
  expect(second.body.data).toEqual(first.body.data);
  expect((await listed()).items).toHaveLength(1);
});

it('is listed with its state, the newest first, page by page', async () => {
  const expired = await made({ until: inDays(1), note: 'First' });
  server.clock.advance(DAY_MS);
  const withdrawn = await made({ note: 'Second' });
  await withdraw(withdrawn.invitation.invitationId);
  server.clock.advance(1000);
  await made({ note: 'Third' });
  const { items, nextCursor } = await listed('?limit=2');
  expect(items.map(({ note, state }) => [note, state])).toEqual([
    ['Third', 'open'],
    ['Second', 'withdrawn'],
  ]);
  const rest = await listed(`?limit=2&cursor=${nextCursor}`);
  expect(rest).toMatchObject({ items: [{ state: 'expired' }], nextCursor: null });
  expect(await withdraw(expired.invitation.invitationId)).toMatchObject({ status: 409 });
});

it('is withdrawn once, and both acts are in the log', async () => {
  const { invitationId } = (await made()).invitation;
  expect(await withdraw(invitationId)).toMatchObject({ status: 200, body: { data: { state: 'withdrawn' } } });
  expect(await withdraw(invitationId)).toMatchObject({ status: 409 });
  expect(await withdraw('ain-none')).toMatchObject({ status: 404 });
  const acts = await server.call(`/operator/acts?targetId=${invitationId}`, { session: operator });
  const items = OperatorActPageEnvelope.parse(acts.body).data.items;
  expect(items.map(({ kind, reason }) => `${kind}: ${reason}`).toSorted()).toEqual([
    'invitation-made: The reading circle',
    'invitation-withdrawn: It was posted in public.',
  ]);
});

it('ends in the next year', async () => {
  for (const until of [inDays(-1), inDays(0), inDays(400)]) {
    expect(await create({ until })).toMatchObject({ status: 400, body: { field: 'until' } });
  }
  expect(await create({ uses: 0 })).toMatchObject({ status: 400 });
  expect(await create({ note: '  ' })).toMatchObject({ status: 400 });
});

it('leads nowhere for everyone else', async () => {
  const session = await server.registered();
  const { invitationId } = (await made()).invitation;
  const answers = [
    await server.call('/operator/invitations', { session }),
    await server.call('/operator/invitations', {
      method: 'POST',
      session,
      json: { note: 'Me', uses: 1, until: inDays(1) },
    }),
    await server.call(`/operator/invitations/${invitationId}/withdraw`, {
      method: 'POST',
      session,
      json: { reason: 'Mine.' },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
