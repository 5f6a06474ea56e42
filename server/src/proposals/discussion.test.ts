import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CommentEnvelope,
  CommentPageEnvelope,
  ProposalEnvelope,
  ProposalPageEnvelope,
  type ProposalForm,
} from '../contract/validators.ts';
import type { SessionValues } from '../http/principal.ts';
import { ReportDecisions } from '../social/report-decisions.ts';
import { registerVoters } from '../testing/people/register-voters.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const FORM: ProposalForm = {
  title: 'Which harbour next?',
  text: 'The next story needs a harbour.',
  method: 'single',
  options: ['Lisbon', 'Odesa'],
};

let server: TestServer;
let ada: SessionValues;
let bea: SessionValues;
let path: string;
beforeEach(async () => {
  server = await createTestServer();
  [ada, bea] = (await registerVoters(server, 2)) as [SessionValues, SessionValues];
  const created = await send(ada, 'POST', '/proposals', FORM);
  path = `/proposals/${ProposalEnvelope.parse(created.body).data.proposalId}`;
});
afterEach(() => server[Symbol.asyncDispose]());

const send = (session: SessionValues, method: string, to: string, json?: unknown) =>
  server.call(to, { session, method, ...(json === undefined ? {} : { json }) });
const say = async (session: SessionValues, text: string) =>
  CommentEnvelope.parse((await send(session, 'POST', `${path}/comments`, { text })).body).data;
const said = async (query = '') => CommentPageEnvelope.parse((await server.call(`${path}/comments${query}`)).body).data;
const shown = async (session?: SessionValues) => server.call(path, session === undefined ? {} : { session });
const countShown = async () => ProposalEnvelope.parse((await shown()).body).data.commentCount;
const listed = async () => ProposalPageEnvelope.parse((await server.call('/proposals')).body).data.items;
const decide = (id: string, decision: 'hidden' | 'restored') => {
  const { accounts, clock, database, ids, publicLog } = server.deps;
  return new ReportDecisions({ accounts, clock, database, ids, publicLog }).decide({
    id,
    decision,
    because: 'It breaks the rules.',
    by: 'an operator',
  });
};

describe('the discussion of a proposal', () => {
  it('is read by guests and written by accounts, newest first and page by page', async () => {
    for (const text of ['One', 'Two', 'Three']) {
      await say(bea, text);
      server.clock.advance(1000);
    }
    const first = await said('?limit=2');
    expect([first.total, first.items.map(({ text }) => text)]).toEqual([3, ['Three', 'Two']]);
    const rest = await said(`?limit=2&cursor=${first.nextCursor}`);
    expect([rest.nextCursor, rest.items.map(({ text }) => text)]).toEqual([null, ['One']]);
    const guest = await send(await server.guest(), 'POST', `${path}/comments`, { text: 'Four' });
    expect(guest).toMatchObject({ status: 403, body: { reason: 'REGISTRATION_REQUIRED' } });
    expect(await countShown()).toBe(3);
    expect((await listed()).map(({ commentCount }) => commentCount)).toEqual([3]);
    expect(await server.call('/proposals/prp-none/comments')).toMatchObject({ status: 404 });
  });

  it('is not moderated by the author of the proposal', async () => {
    const { commentId, deletable } = await say(bea, 'I would rather have Odesa.');
    expect(deletable).toBe(true);
    const comment = `${path}/comments/${commentId}`;
    expect(await send(ada, 'DELETE', comment)).toMatchObject({ status: 403 });
    expect(await send(bea, 'DELETE', comment)).toMatchObject({ status: 200 });
    expect([await countShown(), (await said()).items]).toEqual([0, []]);
    expect(await send(bea, 'POST', `${comment}/restore`)).toMatchObject({ status: 200 });
    expect([await countShown(), (await said()).total]).toEqual([1, 1]);
  });

  it('loses a comment that operators hide after a report', async () => {
    const { commentId } = await say(bea, 'Buy my boat.');
    const report = `${path}/comments/${commentId}/reports`;
    expect(await send(ada, 'POST', report, { reason: 'spam' })).toMatchObject({ status: 200 });
    expect(await send(ada, 'POST', report, { reason: 'spam' })).toMatchObject({ status: 409 });
    await decide(commentId, 'hidden');
    expect([await countShown(), (await said()).items]).toEqual([0, []]);
    await decide(commentId, 'restored');
    expect([await countShown(), (await said()).total]).toEqual([1, 1]);
  });
});

describe('a reported proposal', () => {
  it('is shown to its author alone once operators hide it, with its discussion', async () => {
    await say(bea, 'Lisbon.');
    expect(await send(bea, 'POST', `${path}/reports`, { reason: 'hate' })).toMatchObject({ status: 200 });
    const proposalId = path.split('/').at(-1) ?? '';
    expect(await decide(proposalId, 'hidden')).toMatchObject({
      kind: 'proposal',
      title: FORM.title,
      shown: 'to its author',
    });
    expect([(await shown()).status, (await shown(bea)).status]).toEqual([404, 404]);
    expect(await send(bea, 'POST', `${path}/comments`, { text: 'Odesa.' })).toMatchObject({ status: 404 });
    expect(await server.call(`${path}/comments`)).toMatchObject({ status: 404 });
    expect(await listed()).toEqual([]);
    expect(ProposalEnvelope.parse((await shown(ada)).body).data.own).toMatchObject({ isAuthor: true, withheld: true });
    await decide(proposalId, 'restored');
    expect((await shown()).status).toBe(200);
  });
});
