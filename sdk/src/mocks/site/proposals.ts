import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getCastBallotMockHandler,
  getCreateBallotMessageMockHandler,
  getCreateProposalCommentMockHandler,
  getCreateProposalMockHandler,
  getDeleteProposalCommentMockHandler,
  getGetProposalMockHandler,
  getListProposalCommentsMockHandler,
  getListProposalsMockHandler,
  getRestoreProposalCommentMockHandler,
} from '../../generated/mocks/proposals/proposals.msw';
import { getFollowUpProposalMockHandler } from '../../generated/mocks/operator/operator.msw';
import {
  FollowUpForm,
  ProposalCommentForm,
  type BallotForm,
  type BallotMessageForm,
  type Comment,
  type Proposal,
  type ProposalForm,
} from '../../generated/model';
import { problem } from '../answer';
import { newId } from '../new-id';
import { Shelf } from '../world/shelf';

const ok = { code: 200, message: 'OK' };
const proposals: Proposal[] = Object.values(operations.getProposal.examples[200]).map(({ data }) => data);
const summaries = operations.listProposals.examples[200].typical.data.items;
const receipt = operations.castBallot.examples[200].cast.data;
const asked = operations.createBallotMessage.examples[200];
/** What wallets sign; of one ballot, whatever was chosen. */
const messages = { metamask: asked['typed-data'].data.message, phantom: asked.text.data.message };
const created = operations.createProposal.examples[200].created.data;

/** The proposals of the examples: filtered, read, written, discussed and voted on. */
export function proposalHandlers(): RequestHandler[] {
  const written = new Map<unknown, Proposal>(proposals.map((proposal) => [proposal.proposalId, proposal]));
  return [
    getListProposalsMockHandler(({ request }) => {
      const state = new URL(request.url).searchParams.get('state');
      const items = summaries
        .filter((proposal) => state === null || proposal.state === state)
        .map((proposal) => ({
          ...proposal,
          followUp: written.get(proposal.proposalId)?.followUp ?? proposal.followUp,
        }));
      return { ...ok, data: { items, nextCursor: null } };
    }),
    getGetProposalMockHandler(({ params }) => {
      const proposal = written.get(params['proposalId']);
      if (proposal === undefined) throw problem(404, operations.getProposal.examples[404]['not-found']);
      return { ...ok, data: proposal };
    }),
    getCreateProposalMockHandler(async ({ request }) => {
      const { method, options, text, title } = (await request.json()) as ProposalForm;
      const proposal = { ...created, method, options, text, title };
      written.set(proposal.proposalId, proposal);
      return { ...ok, data: proposal };
    }),
    getCastBallotMockHandler(async ({ params, request }) => {
      const { choices, signature } = (await request.json()) as BallotForm;
      const signer = signature === undefined ? null : { ...signature, message: messages[signature.walletType] };
      const ballot = { ...receipt, choices, signer };
      const proposal = written.get(params['proposalId']);
      if (proposal?.own) written.set(proposal.proposalId, { ...proposal, own: { ...proposal.own, ballot } });
      return { ...ok, data: ballot };
    }),
    getCreateBallotMessageMockHandler(async ({ request }) => {
      const { walletType } = (await request.json()) as BallotMessageForm;
      return { ...ok, data: { message: messages[walletType] } };
    }),
    getFollowUpProposalMockHandler(async ({ params, request }) => {
      const form = parse(FollowUpForm, await request.json());
      const proposal = written.get(params['proposalId']);
      if (proposal?.state !== 'decided') throw problem(409, operations.followUpProposal.examples[409].conflict);
      const followUp = { ...form, at: new Date().toISOString(), entryNumber: 432 };
      const changed = { ...proposal, followUp, followUps: [followUp, ...proposal.followUps] };
      written.set(proposal.proposalId, changed);
      return { ...ok, data: changed };
    }),
    ...discussionHandlers(),
  ];
}

/** One discussion, whatever the proposal. */
function discussionHandlers(): RequestHandler[] {
  const said = operations.listProposalComments.examples[200].typical.data.items;
  const comments = new Shelf<Comment>(said, ({ commentId }) => commentId);
  return [
    getListProposalCommentsMockHandler(() => {
      const items = comments.list();
      return { ...ok, data: { items, nextCursor: null, total: items.length } };
    }),
    getCreateProposalCommentMockHandler(async ({ request }) => {
      const { text } = parse(ProposalCommentForm, await request.json());
      const { data } = operations.createProposalComment.examples[200].created;
      return { ...ok, data: comments.add({ ...data, commentId: newId('cmt'), text }) };
    }),
    getDeleteProposalCommentMockHandler(({ params }) => {
      comments.hide(params['commentId']);
      return { ...ok, data: null };
    }),
    getRestoreProposalCommentMockHandler(({ params }) => ({ ...ok, data: comments.restore(params['commentId']) })),
  ];
}
