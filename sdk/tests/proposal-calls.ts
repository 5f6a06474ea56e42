import * as sdk from '../src/index';

const id = 'prp-4d1b9a0e7c524f36';

/** One call of each operation of proposals. */
export const proposalCalls = {
  listProposals: () => sdk.listProposals(),
  createProposal: () =>
    sdk.createProposal({ title: 'More harbours', text: 'By the sea.', method: 'single', options: ['Yes', 'No'] }),
  getProposal: () => sdk.getProposal(id),
  endorseProposal: () => sdk.endorseProposal(id, { endorsed: true }),
  openProposal: () => sdk.openProposal(id),
  withdrawProposal: () => sdk.withdrawProposal(id),
  castBallot: () => sdk.castBallot(id, { textHash: 'a'.repeat(64), choices: [1] }),
  exportProposal: () => sdk.exportProposal(id),
  getCommunityStanding: () => sdk.getCommunityStanding(),
};
