// Sharing a play: loaded when a reader shares one or opens a share.
export { PlayGone } from '../play/PlayStates/PlayGone';
export { PlayLayout } from '../play/PlayLayout/PlayLayout';
export { PlaySkeleton } from '../play/PlayStates/PlaySkeleton';
export { SharedPlayView } from '../sharing/SharedPlay/SharedPlayView';
export { SharedRoundView } from '../sharing/SharedRound/SharedRoundView';
export { SharePanel } from '../sharing/SharePanel/SharePanel';
export type { GoOnValue, ShareOutcomeValue, SharePanelProps, ShareStateValue } from '../sharing/model';
