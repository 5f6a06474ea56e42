// The community: loaded on its pages.
export { BallotPanel, Receipt } from '../../community/BallotPanel';
export { CommunityView } from '../../community/CommunityView';
export { emptyDraft, type ProposalDraft, type ProposalProblem } from '../../community/model';
export { ProposalEditor } from '../../community/ProposalEditor';
export { ProposalView } from '../../community/ProposalView';
export { GuestStanding, Standing } from '../../community/Standing';
export { Tally } from '../../community/Tally';
