import * as sdk from '../src/index';

const collectionId = 'col-8b1f4e2c7d9a4503';
const form = { name: 'Cold nights', description: '', visibility: 'link' } satisfies sdk.CollectionForm;
const proposalId = 'prp-4d1b9a0e7c524f36';
const commentId = 'cmt-1a7d3f5b9c024e68';

/** One call of each operation of collections and of proposals. */
export const communityCalls = {
  addCollectionEntry: () => sdk.addCollectionEntry(collectionId, 'character', 'maren-vale'),
  changeCollection: () => sdk.changeCollection(collectionId, form),
  createCollection: () => sdk.createCollection(form),
  deleteCollection: () => sdk.deleteCollection(collectionId),
  getCollection: () => sdk.getCollection(collectionId),
  listCollections: () => sdk.listCollections(),
  listCollectionsOfWork: () => sdk.listCollectionsOfWork('character', 'maren-vale'),
  orderCollection: () => sdk.orderCollection(collectionId, { entries: [{ kind: 'character', id: 'maren-vale' }] }),
  removeCollectionEntry: () => sdk.removeCollectionEntry(collectionId, 'character', 'maren-vale'),
  renewCollectionLink: () => sdk.renewCollectionLink(collectionId),
  reportCollection: () => sdk.reportCollection(collectionId, { reason: 'hate' }),
  listProposals: () => sdk.listProposals(),
  createProposal: () =>
    sdk.createProposal({ title: 'More harbours', text: 'By the sea.', method: 'single', options: ['Yes', 'No'] }),
  getProposal: () => sdk.getProposal(proposalId),
  endorseProposal: () => sdk.endorseProposal(proposalId, { endorsed: true }),
  openProposal: () => sdk.openProposal(proposalId),
  withdrawProposal: () => sdk.withdrawProposal(proposalId),
  castBallot: () => sdk.castBallot(proposalId, { textHash: 'a'.repeat(64), choices: [1] }),
  createBallotMessage: () =>
    sdk.createBallotMessage(proposalId, { textHash: 'a'.repeat(64), choices: [1], walletType: 'metamask' }),
  listProposalComments: () => sdk.listProposalComments(proposalId),
  createProposalComment: () => sdk.createProposalComment(proposalId, { text: 'Spanish first.' }),
  deleteProposalComment: () => sdk.deleteProposalComment(proposalId, commentId),
  restoreProposalComment: () => sdk.restoreProposalComment(proposalId, commentId),
  reportProposalComment: () => sdk.reportProposalComment(proposalId, commentId, { reason: 'spam' }),
  reportProposal: () => sdk.reportProposal(proposalId, { reason: 'spam' }),
  exportProposal: () => sdk.exportProposal(proposalId),
  getCommunityStanding: () => sdk.getCommunityStanding(),
};
