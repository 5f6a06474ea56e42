// The community: loaded on its pages.
export { BallotPanel, Receipt } from '../../community/BallotPanel';
export { CommunityView } from '../../community/CommunityView';
export { FollowUps } from '../../community/FollowUps';
export { emptyDraft, type ProposalDraft, type ProposalProblem } from '../../community/model';
export { ProposalEditor } from '../../community/ProposalEditor';
export { ProposalView } from '../../community/ProposalView';
export type { SigningProblem, SigningStage } from '../../community/signing/model';
export { SignDialog } from '../../community/signing/SignDialog';
export { GuestStanding, Standing } from '../../community/Standing';
export { Tally } from '../../community/Tally';
