// What of a play others see: loaded where somebody shares one, or opens what was shared.
export { PlayGone } from './play/PlayStates/PlayGone';
export { PlayRoom } from './play/PlayRoom/PlayRoom';
export { PlaySkeleton } from './play/PlayStates/PlaySkeleton';
export { SharedPlayView } from './sharing/SharedPlay/SharedPlayView';
export { SharedRoundView } from './sharing/SharedRound/SharedRoundView';
export { SharePanel } from './sharing/SharePanel/SharePanel';
export type { GoOnValue, ShareOutcomeValue, SharePanelProps, ShareStateValue } from './sharing/model';
