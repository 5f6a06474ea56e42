import type { RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getCastBallotMockHandler,
  getCreateProposalMockHandler,
  getGetProposalMockHandler,
  getListProposalsMockHandler,
} from '../../generated/mocks/proposals/proposals.msw';
import type { BallotForm, ProposalForm } from '../../generated/model';
import { problem } from '../answer';

const ok = { code: 200, message: 'OK' };
const proposals = Object.values(operations.getProposal.examples[200]).map(({ data }) => data);
const summaries = operations.listProposals.examples[200].typical.data.items;
const receipt = operations.castBallot.examples[200].cast.data;
const created = operations.createProposal.examples[200].created.data;

/** The proposals of the examples: filtered, read, written and voted on. */
export const proposalHandlers = (): RequestHandler[] => [
  getListProposalsMockHandler(({ request }) => {
    const state = new URL(request.url).searchParams.get('state');
    const items = summaries.filter((proposal) => state === null || proposal.state === state);
    return { ...ok, data: { items, nextCursor: null } };
  }),
  getGetProposalMockHandler(({ params }) => {
    const proposal = proposals.find(({ proposalId }) => proposalId === params['proposalId']);
    if (proposal === undefined) throw problem(404, operations.getProposal.examples[404]['not-found']);
    return { ...ok, data: proposal };
  }),
  getCreateProposalMockHandler(async ({ request }) => {
    const { method, options, text, title } = (await request.json()) as ProposalForm;
    return { ...ok, data: { ...created, method, options, text, title } };
  }),
  getCastBallotMockHandler(async ({ request }) => {
    const { choices } = (await request.json()) as BallotForm;
    return { ...ok, data: { ...receipt, choices } };
  }),
];
