import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  BallotReceiptEnvelope,
  CommunityStandingEnvelope,
  ProposalEnvelope,
  ProposalPageEnvelope,
  PublicLogPageEnvelope,
  type Proposal,
  type ProposalForm,
} from '../contract/validators.ts';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import { sha256 } from '../lib/hash.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { openVote } from '../testing/people/open-vote.ts';
import { registerVoters } from '../testing/people/register-voters.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import { hashText } from './rules.ts';

const OPERATOR = 'acc-operator';
const FORM: ProposalForm = {
  title: 'Which harbour next?',
  text: 'The next story needs **a harbour**.',
  method: 'single',
  options: ['Lisbon', 'Odesa', 'Busan'],
};

let server: TestServer;
let operators: Set<string>;
beforeEach(async () => {
  operators = new Set([OPERATOR]);
  server = await createTestServer({ config: { operators: { accountIds: operators, emails: new Set() } } });
});
afterEach(() => server[Symbol.asyncDispose]());

const accountOf = async (session: SessionValues) => ownerOf(await principalOf(server.deps, session));
const send = (session: SessionValues, method: string, path: string, json?: unknown) =>
  server.call(path, { session, method, ...(json === undefined ? {} : { json }) });
const proposalIn = (answer: { body: unknown }) => ProposalEnvelope.parse(answer.body).data;
const standing = async (session: SessionValues) =>
  CommunityStandingEnvelope.parse((await send(session, 'GET', '/user/community-standing')).body).data;
const get = async (proposalId: string, session?: SessionValues) =>
  proposalIn(await server.call(`/proposals/${proposalId}`, session === undefined ? {} : { session }));
const list = async (query = '') =>
  ProposalPageEnvelope.parse((await server.call(`/proposals${query}`)).body).data.items;
const logged = async (kind: string) =>
  PublicLogPageEnvelope.parse((await server.call(`/public-log/entries?kind=${kind}`)).body).data.items;
const vote = (session: SessionValues, { proposalId, textHash }: Proposal, choices: number[]) =>
  send(session, 'POST', `/proposals/${proposalId}/ballots`, { textHash, choices });

const propose = async (author: SessionValues, form: Partial<ProposalForm> = {}) =>
  proposalIn(await send(author, 'POST', '/proposals', { ...FORM, ...form }));

const inVote = (author: SessionValues, form: Partial<ProposalForm> = {}) =>
  openVote({ server, author, operators }, form);

describe('what an account may do', () => {
  it('says what it has shown and what it needs, and refuses who has not shown enough', async () => {
    const session = await server.registered();
    expect(await standing(session)).toMatchObject({ mayVote: false, mayPropose: false, accountDays: 0, activeDays: 0 });
    expect(await send(session, 'POST', '/proposals', FORM)).toMatchObject({ status: 403 });
    const guest = await server.guest();
    for (const [method, path] of [
      ['POST', '/proposals'],
      ['GET', '/user/community-standing'],
    ] as const) {
      const answer = await send(guest, method, path, method === 'POST' ? FORM : undefined);
      expect(answer).toMatchObject({ status: 403, body: { reason: 'REGISTRATION_REQUIRED' } });
    }
  });

  it('counts days and points of acts that succeeded, and not what is bought or given back', async () => {
    const [session] = await registerVoters(server, 1);
    if (session === undefined) throw new Error('There is no voter');
    expect(await standing(session)).toMatchObject({
      mayVote: true,
      mayPropose: true,
      activeDays: 7,
      settledPoints: 105,
      accountDays: 90,
    });
    const { db } = server.deps.database;
    const earlier = { created_at: server.clock.now() - 29 * DAY_MS };
    await db.updateTable('accounts').set(earlier).execute();
    expect(await standing(session)).toMatchObject({ mayVote: false, accountDays: 29 });
    await db
      .updateTable('accounts')
      .set({ created_at: server.clock.now() - 31 * DAY_MS })
      .execute();
    expect(await standing(session)).toMatchObject({ mayVote: true, mayPropose: false });
    await db.updateTable('point_reservations').set({ state: 'released' }).where('amount', '=', 15).execute();
    expect(await standing(session)).toMatchObject({ mayVote: false, activeDays: 0, settledPoints: 0 });
  });
});

describe('an idea', () => {
  it('is one at a time, and can be withdrawn by its author alone', async () => {
    const [ada, bea] = (await registerVoters(server, 2)) as [SessionValues, SessionValues];
    const idea = await propose(ada);
    expect(idea).toMatchObject({ state: 'idea', textHash: hashText(FORM), tally: null, own: { isAuthor: true } });
    expect(await send(ada, 'POST', '/proposals', FORM)).toMatchObject({ status: 409 });
    const path = `/proposals/${idea.proposalId}`;
    expect(await send(bea, 'POST', `${path}/withdrawal`)).toMatchObject({ status: 403 });
    expect(await send(bea, 'POST', `${path}/discussion`)).toMatchObject({ status: 404 });
    expect(proposalIn(await send(ada, 'POST', `${path}/withdrawal`)).state).toBe('withdrawn');
    expect(await list('?state=idea')).toEqual([]);
    expect(await send(ada, 'POST', '/proposals', FORM)).toMatchObject({ status: 200 });
  });

  it('has two to six different options, and words that are allowed', async () => {
    const [ada] = (await registerVoters(server, 1)) as [SessionValues];
    for (const options of [['Yes'], ['Yes', 'yes '], ['Yes', ' ']]) {
      expect(await send(ada, 'POST', '/proposals', { ...FORM, options })).toMatchObject({ status: 400 });
    }
  });

  it('is opened by the twentieth endorsement', async () => {
    const sessions = await registerVoters(server, 20);
    const [ada, ...others] = sessions as [SessionValues, ...SessionValues[]];
    const { proposalId } = await propose(ada);
    const endorse = (session: SessionValues, endorsed = true) =>
      send(session, 'PUT', `/proposals/${proposalId}/endorsement`, { endorsed });
    for (const session of others) await endorse(session);
    await endorse(others[0] ?? ada);
    expect(proposalIn(await endorse(others[0] ?? ada, false))).toMatchObject({ endorsements: 18, state: 'idea' });
    await endorse(others[0] ?? ada);
    expect(await endorse(await server.registered())).toMatchObject({ status: 403 });
    const opened = proposalIn(await endorse(ada));
    expect(opened).toMatchObject({ state: 'discussion', endorsements: 20, rollSize: 20, quorum: 20 });
    expect(await endorse(ada, false)).toMatchObject({ status: 409 });
    const [entry] = await logged('proposal');
    expect(entry?.record).toMatchObject({ proposalId, rollSize: 20, textHash: opened.textHash });
  });
});

describe('a vote', () => {
  it('follows the clock, counts once, and says only afterwards what was chosen', async () => {
    const sessions = await registerVoters(server, 20);
    const [ada, bea] = sessions as [SessionValues, SessionValues];
    const late = await server.registered();
    const proposal = await inVote(ada);
    expect(proposal).toMatchObject({ state: 'vote', rollSize: 20, own: { standing: { mayVote: true } } });
    for (const session of sessions.slice(2)) await vote(session, proposal, [1]);
    await vote(ada, proposal, []);
    await vote(bea, proposal, [1]);
    const receipt = BallotReceiptEnvelope.parse((await vote(bea, proposal, [2])).body).data;
    expect(receipt.ballotHash).toBe(sha256(receipt.ballot));
    expect((await get(proposal.proposalId, bea)).own?.ballot).toEqual(receipt);
    expect(await vote(late, proposal, [0])).toMatchObject({ status: 403 });
    const running = await get(proposal.proposalId);
    expect(running).toMatchObject({ state: 'vote', turnout: 20, tally: null, own: null });
    expect(JSON.stringify(await logged('ballot'))).not.toContain('choices');
    expect(await server.call(`/proposals/${proposal.proposalId}/export`)).toMatchObject({ status: 409 });

    server.clock.advance(5 * DAY_MS);
    expect(await vote(ada, proposal, [0])).toMatchObject({ status: 409 });
    const looks = await Promise.all([1, 2, 3, 4].map(() => get(proposal.proposalId)));
    expect(looks.map(({ tally }) => tally?.counts)).toEqual(Array.from({ length: 4 }, () => [0, 18, 1]));
    expect(looks[0]).toMatchObject({ state: 'decided', tally: { winners: [1], abstained: 1 } });
    expect(await logged('tally')).toHaveLength(1);
    expect((await list('?state=decided')).map(({ proposalId }) => proposalId)).toEqual([proposal.proposalId]);
    expect(await list('?state=vote')).toEqual([]);
  });

  it('counts one of fifty ballots that an account casts at once', async () => {
    const [ada] = (await registerVoters(server, 1)) as [SessionValues];
    const proposal = await inVote(ada);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => vote(ada, proposal, [index % 3])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    server.clock.advance(5 * DAY_MS);
    const { tally, turnout } = await get(proposal.proposalId);
    expect([turnout, tally?.counts.reduce((sum, votes) => sum + votes, 0)]).toEqual([1, 1]);
    expect(tally).toMatchObject({ outcome: 'rejected', winners: [] });
  });

  it('refuses ballots about another text, too many choices, and those before and after', async () => {
    const [ada, bea] = (await registerVoters(server, 2)) as [SessionValues, SessionValues];
    const proposal = await inVote(ada);
    const other = await inVote(bea, { title: 'Another harbour?' });
    expect(await vote(ada, { ...proposal, textHash: other.textHash }, [0])).toMatchObject({ status: 409 });
    for (const choices of [[0, 1], [3], [1, 0], [0, 0]]) {
      expect(await vote(ada, proposal, choices)).toMatchObject({ status: 400 });
    }
    const third = await propose(ada, { method: 'approval', title: 'A third harbour?' });
    expect(await vote(ada, third, [0])).toMatchObject({ status: 409 });
    await send(ada, 'POST', `/proposals/${third.proposalId}/discussion`);
    expect(await vote(ada, third, [0])).toMatchObject({ status: 409 });
    server.clock.advance(3 * DAY_MS);
    expect(await vote(ada, third, [0, 2])).toMatchObject({ status: 200 });
  });

  it('cannot be told from the ballots of a deleted account, which still count', async () => {
    const [ada, bea] = (await registerVoters(server, 2)) as [SessionValues, SessionValues];
    const proposal = await inVote(ada);
    await vote(ada, proposal, [0]);
    const { accountDeletion, database } = server.deps;
    await accountDeletion.delete({ ...(await principalOf(server.deps, ada)), provedAt: server.clock.now() });
    await accountDeletion.sweep();
    const links = await database.db.selectFrom('proposal_voters').selectAll().execute();
    expect(links.map((link) => link.account_id)).toEqual([await accountOf(bea)]);
    server.clock.advance(5 * DAY_MS);
    expect(await get(proposal.proposalId)).toMatchObject({ turnout: 1, rollSize: 2, authorName: '' });
  });

  it('is taken along with every ballot, and its way to the checkpoint', async () => {
    const [ada, bea] = (await registerVoters(server, 2)) as [SessionValues, SessionValues];
    const proposal = await inVote(ada);
    await vote(ada, proposal, [0]);
    await vote(bea, proposal, [1]);
    await vote(bea, proposal, [2]);
    server.clock.advance(5 * DAY_MS);
    const answer = await server.app.request(`/api/proposals/${proposal.proposalId}/export`);
    const lines = (await answer.text()).trim().split('\n');
    expect(lines.map((line) => Object.keys(JSON.parse(line) as object)[0])).toEqual([
      'proposal',
      ...Array.from({ length: 2 }, () => 'voter'),
      ...Array.from({ length: 3 }, () => 'ballot'),
      'tally',
      'checkpoint',
    ]);
  });
});
