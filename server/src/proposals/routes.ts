import type { Operators } from '../accounts/operators/operators.ts';
import type { Handlers } from '../http/operation.ts';
import { memberOf } from '../http/reader.ts';
import type { Proposals } from './proposals.ts';

type ProposalOperation =
  | 'listProposals'
  | 'createProposal'
  | 'getProposal'
  | 'endorseProposal'
  | 'openProposal'
  | 'withdrawProposal'
  | 'castBallot'
  | 'createBallotMessage'
  | 'exportProposal'
  | 'getCommunityStanding';

export function proposalRoutes({
  operators,
  proposals,
}: {
  operators: Operators;
  proposals: Proposals;
}): Pick<Handlers, ProposalOperation> {
  return {
    async listProposals({ input }) {
      return { data: await proposals.list(input.query), caching: 'briefly-for-guests' };
    },

    async createProposal({ input, ...call }) {
      return { data: await proposals.create(memberOf(call, input.headers), input.body) };
    },

    async getProposal({ input, principal }) {
      const data = await proposals.get(principal?.accountId, input.params.proposalId);
      return { data, caching: 'briefly-for-guests' };
    },

    async endorseProposal({ input, ...call }) {
      return { data: await proposals.endorse(memberOf(call), input.params.proposalId, input.body.endorsed) };
    },

    async openProposal({ input, principal }) {
      return { data: await proposals.open(await operators.require(principal), input.params.proposalId) };
    },

    async withdrawProposal({ input, ...call }) {
      return { data: await proposals.withdraw(memberOf(call), input.params.proposalId) };
    },

    async castBallot({ input, ...call }) {
      return { data: await proposals.cast(memberOf(call), input.params.proposalId, input.body) };
    },

    async createBallotMessage({ input, ...call }) {
      return { data: await proposals.ballotMessage(memberOf(call), input.params.proposalId, input.body) };
    },

    async exportProposal({ input }) {
      const { proposalId } = input.params;
      return {
        type: 'application/jsonl',
        content: await proposals.export(proposalId),
        name: `vote-${proposalId}.jsonl`,
      };
    },

    async getCommunityStanding(call) {
      return { data: await proposals.standing(memberOf(call).accountId) };
    },
  };
}
