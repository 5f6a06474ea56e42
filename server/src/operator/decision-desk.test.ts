import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  NotificationPageEnvelope,
  OperatorActPageEnvelope,
  ProposalEnvelope,
  ProposalPageEnvelope,
  PublicLogPageEnvelope,
  type Proposal,
} from '../contract/validators.ts';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { ReportDecisions } from '../social/report-decisions.ts';
import { openVote } from '../testing/people/open-vote.ts';
import { registerVoters } from '../testing/people/register-voters.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let voters: SessionValues[];
let author: SessionValues;
let operator: SessionValues;
let proposal: Proposal;
beforeEach(async () => {
  const operators = new Set<string>();
  server = await createTestServer({ config: { operators: { accountIds: operators, emails: new Set() } } });
  voters = await registerVoters(server, 20);
  author = voters[0] as SessionValues;
  operator = await server.registered();
  proposal = await openVote({ server, author, operators });
  operators.clear();
  operators.add(ownerOf(await principalOf(server.deps, operator)));
});
afterEach(() => server[Symbol.asyncDispose]());

const vote = async (sessions: readonly SessionValues[]) => {
  const json = { textHash: proposal.textHash, choices: [1] };
  const path = `/proposals/${proposal.proposalId}/ballots`;
  for (const session of sessions) await server.call(path, { session, method: 'POST', json });
  server.clock.advance(5 * DAY_MS);
};
const follow = (state: string, reason: string, headers = {}) =>
  server.call(`/operator/proposals/${proposal.proposalId}/follow-ups`, {
    session: operator,
    method: 'POST',
    headers,
    json: { state, reason },
  });
const shown = async () => ProposalEnvelope.parse((await server.call(`/proposals/${proposal.proposalId}`)).body).data;
const notified = async () =>
  NotificationPageEnvelope.parse((await server.call('/user/notifications', { session: author })).body).data.items;

describe('a decision', () => {
  it('is said to be carried out, in the public log, in its history and to its author', async () => {
    await vote(voters);
    expect(await shown()).toMatchObject({ state: 'decided', followUp: null, followUps: [] });
    expect(await follow('underway', ' Odesa is being drawn. ')).toMatchObject({ status: 200 });
    server.clock.advance(DAY_MS);
    const answer = await follow('done', 'It is out with version 1.5.0.');
    expect(ProposalEnvelope.parse(answer.body).data.followUps).toMatchObject([
      { state: 'done', reason: 'It is out with version 1.5.0.' },
      { state: 'underway', reason: 'Odesa is being drawn.' },
    ]);
    const { body } = await server.call('/public-log/entries?kind=follow-up');
    expect(PublicLogPageEnvelope.parse(body).data.items.map(({ record }) => record)).toMatchObject([
      { kind: 'follow-up', proposalId: proposal.proposalId, title: proposal.title, state: 'done' },
      { state: 'underway' },
    ]);
    const list = ProposalPageEnvelope.parse((await server.call('/proposals?state=decided')).body).data.items;
    expect(list).toMatchObject([{ followUp: { state: 'done' } }]);
    expect(await notified()).toMatchObject([
      { kind: 'proposal-followed-up', state: 'done', proposalId: proposal.proposalId, title: proposal.title },
    ]);
    const acts = await server.call(`/operator/acts?targetId=${proposal.proposalId}`, { session: operator });
    expect(OperatorActPageEnvelope.parse(acts.body).data.items).toMatchObject([
      { kind: 'followed-up', target: 'proposal', reason: 'It is out with version 1.5.0.' },
      { kind: 'followed-up' },
    ]);
  });

  it('is said to its author also where the proposal was once hidden and shown again', async () => {
    await vote(voters);
    const { accounts, clock, database, ids, publicLog } = server.deps;
    const decisions = new ReportDecisions({ accounts, clock, database, ids, publicLog });
    const reports = `/proposals/${proposal.proposalId}/reports`;
    await server.call(reports, { session: operator, method: 'POST', json: { reason: 'spam' } });
    for (const decision of ['hidden', 'restored'] as const) {
      await decisions.decide({ id: proposal.proposalId, decision, because: 'A mistake.', by: 'an operator' });
    }
    expect(await notified()).toMatchObject([{ kind: 'decided', decision: 'restored' }]);
    await follow('declined', 'There is no time for it.');
    expect(await notified()).toMatchObject([{ kind: 'proposal-followed-up', state: 'declined' }]);
  });

  it('is recorded once for one key, and needs a reason of at most 500 characters', async () => {
    await vote(voters);
    const headers = { 'idempotency-key': 'key-follow-up' };
    await follow('declined', 'It would cost too much.', headers);
    await follow('declined', 'It would cost too much.', headers);
    expect((await shown()).followUps).toHaveLength(1);
    for (const reason of ['', ' ', 'a'.repeat(501)]) {
      expect(await follow('done', reason)).toMatchObject({ status: 400, body: { field: 'reason' } });
    }
  });

  it('is needed: nothing becomes of a vote that runs or was too small', async () => {
    expect(await follow('done', 'It is done.')).toMatchObject({ status: 409 });
    await vote(voters.slice(0, 3));
    expect(await follow('done', 'It is done.')).toMatchObject({ status: 409 });
    expect((await shown()).followUps).toEqual([]);
  });
});

describe('the author of a proposal', () => {
  it('is notified of comments of others, with their count', async () => {
    const say = (session: SessionValues, text: string) =>
      server.call(`/proposals/${proposal.proposalId}/comments`, { session, method: 'POST', json: { text } });
    await say(author, 'What do you think?');
    expect(await notified()).toEqual([]);
    await say(operator, 'Odesa is fine.');
    await say(voters[1] as SessionValues, 'Lisbon has more light.');
    expect(await notified()).toMatchObject([
      { kind: 'proposal-commented', count: 2, proposalId: proposal.proposalId, title: proposal.title },
    ]);
  });
});
