import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations, type OperationId } from '../contract/operations.ts';
import { BasicInfoEnvelope } from '../contract/validators.ts';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import { isOpenToSuspended } from '../accounts/suspensions/open-operations.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';

const BODIES: Readonly<Partial<Record<OperationId, object>>> = {
  decideOperatorReport: { decision: 'dismissed', reason: 'Nothing is wrong.' },
  suspendPerson: { until: '2027-06-01T00:00:00.000Z', reason: 'Advertising.' },
  liftSuspension: { reason: 'The wrong account.' },
  signOutPerson: { reason: 'A lost phone.' },
  createAnnouncement: {
    texts: [{ language: 'en-US', text: 'The server pauses tonight.' }],
    from: '2026-11-21T12:00:00.000Z',
    until: '2026-11-22T12:00:00.000Z',
    reason: 'A larger disk.',
  },
  endAnnouncement: { reason: 'Done.' },
  followUpProposal: { state: 'done', reason: 'It is done.' },
  adjustPoints: { points: 5, reason: 'A picture failed.' },
  createAccountInvitation: { note: 'The reading circle', uses: 12, until: '2026-12-05T12:00:00.000Z' },
  withdrawAccountInvitation: { reason: 'Posted in public.' },
  changeCatalogueEntry: { act: 'feature', reason: 'A fine voice.' },
};

const QUERIES: Readonly<Partial<Record<OperationId, string>>> = {
  findPeople: '?q=Ada',
  listOperatorCatalogue: '?kind=character',
};

const isId = (id: string): id is OperationId => Object.hasOwn(operations, id);
const ids = Object.keys(operations).filter(isId);
const ofOperators = ids.filter((id) => operations[id].path.startsWith('/operator/'));

let server: TestServer;
let operator: SessionValues;
let second: SessionValues;
let accountId: string;
beforeAll(async () => {
  const accountIds = new Set<string>();
  server = await createTestServer({ config: { operators: { accountIds, emails: new Set() } } });
  [operator, second] = [await server.registered(), await server.registered()];
  accountId = ownerOf(await principalOf(server.deps, second));
  accountIds.add(ownerOf(await principalOf(server.deps, operator))).add(accountId);
});
afterAll(() => server[Symbol.asyncDispose]());

function callOf(id: OperationId, session?: SessionValues) {
  const { method, path } = operations[id];
  const place = path
    .replace('{accountId}', accountId)
    .replace('{reportedId}', 'cmt-some')
    .replace('{announcementId}', 'ann-some')
    .replace('{proposalId}', 'prp-some')
    .replace('{invitationId}', 'ain-some')
    .replace('{kind}/{entryId}', 'character/ada-byrne');
  const body = BODIES[id];
  return server.call(`${place}${QUERIES[id] ?? ''}`, {
    method: method.toUpperCase(),
    ...(session === undefined ? {} : { session }),
    ...(body === undefined ? {} : { json: body }),
  });
}

/** Every different answer to a caller; one for all, unless something differs. */
async function answersTo(session: SessionValues) {
  const answers = new Map<string, unknown>();
  for (const id of ofOperators) {
    const { body, status } = await callOf(id, session);
    const answer = { status, reason: body.reason, message: body.message };
    answers.set(JSON.stringify(answer), answer);
  }
  return [...answers.values()];
}

/** What an address that leads nowhere answers. */
const NOTHING = [{ status: 404, reason: 'NOT_FOUND', message: 'There is nothing at this address' }];

it('refuses every operation of operators without a session', async () => {
  expect(ofOperators.length).toBeGreaterThan(13);
  for (const id of ofOperators) expect(await callOf(id)).toMatchObject({ status: 401 });
});

it('answers guests and ordinary accounts as if there were nothing', async () => {
  expect(await answersTo(await server.guest())).toEqual(NOTHING);
  expect(await answersTo(await server.registered())).toEqual(NOTHING);
});

it('answers a suspended operator as if there were nothing', async () => {
  const role = async () =>
    BasicInfoEnvelope.parse((await server.call('/user-profile/basic-info', { session: second })).body);
  expect(await role()).toMatchObject({ data: { role: 'operator' } });
  expect(await callOf('findPeople', second)).toMatchObject({ status: 200 });
  expect(await callOf('suspendPerson', operator)).toMatchObject({ status: 200 });
  expect(await answersTo(second)).toEqual(NOTHING);
  expect((await role()).data).not.toHaveProperty('role');
  expect(await callOf('liftSuspension', operator)).toMatchObject({ status: 200 });
  expect(await callOf('findPeople', second)).toMatchObject({ status: 200 });
});

it('can say to a suspended account that it may not, wherever that is refused', () => {
  const silent = ids.filter((id) => {
    const { method, statuses }: { method: string; statuses: readonly number[] } = operations[id];
    return method !== 'get' && !isOpenToSuspended(id) && !statuses.includes(403);
  });
  expect(silent).toEqual([]);
});
