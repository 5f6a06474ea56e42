import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CommentEnvelope,
  CommentPageEnvelope,
  OperatorActPageEnvelope,
  ReportedPageEnvelope,
  ReportedThingEnvelope,
} from '../contract/validators.ts';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';

const ON = '/characters/zoe-marsh';

let server: TestServer;
let operator: SessionValues;
let author: SessionValues;
let reader: SessionValues;
let operatorId: string;
beforeAll(async () => {
  const accountIds = new Set<string>();
  server = await createTestServer({ config: { operators: { accountIds, emails: new Set() } } });
  [operator, author, reader] = [await server.registered(), await server.registered(), await server.registered()];
  operatorId = ownerOf(await principalOf(server.deps, operator));
  accountIds.add(operatorId);
});
afterAll(() => server[Symbol.asyncDispose]());

async function reported(text = 'Buy my lamps'): Promise<string> {
  server.clock.advance(1000);
  const said = await server.call(`${ON}/comments`, { method: 'POST', session: author, json: { text } });
  const { commentId } = CommentEnvelope.parse(said.body).data;
  const path = `${ON}/comments/${commentId}/reports`;
  await server.call(path, { method: 'POST', session: reader, json: { reason: 'spam', note: 'Lamps again' } });
  return commentId;
}
const list = async (query = '') =>
  ReportedPageEnvelope.parse((await server.call(`/operator/reports${query}`, { session: operator })).body).data;
const get = async (id: string) =>
  ReportedThingEnvelope.parse((await server.call(`/operator/reports/${id}`, { session: operator })).body).data;
const decide = (id: string, decision: string, headers = {}) =>
  server.call(`/operator/reports/${id}/decisions`, {
    method: 'POST',
    session: operator,
    headers,
    json: { decision, reason: 'Lamps are sold here' },
  });
const shownTo = async (session: SessionValues) =>
  CommentPageEnvelope.parse((await server.call(`${ON}/comments`, { session })).body).data.items.map(
    ({ commentId }) => commentId,
  );

it('lists what was reported without the people who did, page by page', async () => {
  const [older, newer] = [await reported(), await reported('Cheap lamps')];
  const all = await list();
  expect(all.items.map(({ reportedId }) => reportedId)).toEqual([newer, older]);
  expect(all).toMatchObject({ openCount: 2, nextCursor: null });
  expect(all.items[0]).toMatchObject({
    kind: 'comment',
    text: 'Cheap lamps',
    subject: { kind: 'character', id: 'zoe-marsh' },
    authorName: 'Ada',
    reach: 'everyone',
    openReports: 1,
    reports: [{ reason: 'spam', note: 'Lamps again', open: true }],
    decisions: [],
  });
  const readerId = ownerOf(await principalOf(server.deps, reader));
  expect(JSON.stringify([all, await get(newer)])).not.toContain(readerId);
  const first = await list('?limit=1&state=open');
  const rest = await list(`?limit=1&state=open&cursor=${first.nextCursor}`);
  expect([...first.items, ...rest.items]).toEqual(all.items);
  expect(rest.nextCursor).toBeNull();
  expect((await list('?kind=story')).items).toEqual([]);
  const elsewhere = `/operator/reports?cursor=${first.nextCursor}`;
  expect(await server.call(elsewhere, { session: operator })).toMatchObject({ status: 400 });
});

it('dismisses, hides and shows again, and records each act in its transaction', async () => {
  const id = await reported();
  expect(await decide(id, 'hidden')).toMatchObject({
    status: 200,
    body: { data: { reach: 'author', openReports: 0 } },
  });
  expect(await shownTo(reader)).not.toContain(id);
  expect(await shownTo(author)).toContain(id);
  expect(await decide(id, 'hidden')).toMatchObject({ status: 409 });
  server.clock.advance(1000);
  expect(await decide(id, 'restored')).toMatchObject({ status: 200, body: { data: { reach: 'everyone' } } });
  expect(await shownTo(reader)).toContain(id);
  const other = await reported();
  expect(await decide(other, 'dismissed')).toMatchObject({ status: 200 });
  expect((await list('?state=decided')).items.map(({ reportedId }) => reportedId)).toEqual([other, id]);
  expect((await get(id)).decisions[0]).toMatchObject({
    decision: 'restored',
    because: 'Lamps are sold here',
    decidedBy: operatorId,
  });
  const acts = await server.call(`/operator/acts?targetId=${id}`, { session: operator });
  expect(OperatorActPageEnvelope.parse(acts.body).data.items).toMatchObject([
    { kind: 'thing-restored', target: 'comment', targetId: id, reason: 'Lamps are sold here', operatorId },
    { kind: 'thing-hidden' },
  ]);
});

it('decides once for one idempotency key', async () => {
  const id = await reported();
  const headers = { 'idempotency-key': 'hide-once-000001' };
  expect(await decide(id, 'hidden', headers)).toMatchObject({ status: 200 });
  expect(await decide(id, 'hidden', headers)).toMatchObject({ status: 200 });
  expect((await get(id)).decisions).toHaveLength(1);
});

it('lists what was deleted since, and cannot find what was never reported', async () => {
  const { db } = server.deps.database;
  const id = await reported();
  await db.deleteFrom('comments').where('comment_id', '=', id).execute();
  expect((await list('?state=open')).items[0]).toMatchObject({ reportedId: id, reach: 'no-one', text: 'Buy my lamps' });
  expect(await decide(id, 'hidden')).toMatchObject({ status: 409 });
  expect(await decide(id, 'dismissed')).toMatchObject({ status: 200 });
  expect(await decide('cmt-none', 'dismissed')).toMatchObject({ status: 404 });
  const empty = { method: 'POST', session: operator, json: { decision: 'dismissed', reason: '  ' } };
  expect(await server.call(`/operator/reports/${id}/decisions`, empty)).toMatchObject({ status: 400 });
});
