import type { RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getCastBallotMockHandler,
  getCreateProposalMockHandler,
  getGetProposalMockHandler,
  getListProposalsMockHandler,
} from '../../generated/mocks/proposals/proposals.msw';
import type { BallotForm, Proposal, ProposalForm } from '../../generated/model';
import { problem } from '../answer';

const ok = { code: 200, message: 'OK' };
const proposals: Proposal[] = Object.values(operations.getProposal.examples[200]).map(({ data }) => data);
const summaries = operations.listProposals.examples[200].typical.data.items;
const receipt = operations.castBallot.examples[200].cast.data;
const created = operations.createProposal.examples[200].created.data;

/** The proposals of the examples: filtered, read, written and voted on. */
export function proposalHandlers(): RequestHandler[] {
  const written = new Map<unknown, Proposal>(proposals.map((proposal) => [proposal.proposalId, proposal]));
  return [
    getListProposalsMockHandler(({ request }) => {
      const state = new URL(request.url).searchParams.get('state');
      const items = summaries.filter((proposal) => state === null || proposal.state === state);
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
      const { choices } = (await request.json()) as BallotForm;
      const ballot = { ...receipt, choices };
      const proposal = written.get(params['proposalId']);
      if (proposal?.own) written.set(proposal.proposalId, { ...proposal, own: { ...proposal.own, ballot } });
      return { ...ok, data: ballot };
    }),
  ];
}
