// Playing a story round by round: loaded when a reader starts one.
export { Backdrop } from '../play/Backdrop/Backdrop';
export { EndingGallery } from '../play/EndingView/EndingGallery';
export { EndingShare } from '../play/EndingView/EndingShare';
export { EndingView } from '../play/EndingView/EndingView';
export { PathMap, type PathMapProps } from '../play/PathMap/PathMap';
export { LeaveBar } from '../play/PlayBar/LeaveBar';
export { PlayNotice } from '../play/PlayNotice/PlayNotice';
export { PlayLayout } from '../play/PlayLayout/PlayLayout';
export { PlayScreen } from '../play/PlayScreen/PlayScreen';
export { PlayGone } from '../play/PlayStates/PlayGone';
export { StoryWithdrawn } from '../play/PlayNotice/StoryWithdrawn';
export { PlaySkeleton } from '../play/PlayStates/PlaySkeleton';
export { RoleChoiceView } from '../play/RoleChoice/RoleChoiceView';
export { PlainRound as RoundText } from '../play/RoundText/PlainRound';
export {
  longestMove,
  longestPlayerName,
  usualReading,
  type BackdropProps,
  type EndingGalleryProps,
  type EndingsValue,
  type EndingValue,
  type EndingViewProps,
  type MoveStateValue,
  type PaceValue,
  type PanelItemValue,
  type PathRoundValue,
  type PathValue,
  type PlayerValue,
  type PlayScreenProps,
  type PlayStoryValue,
  type ReadingSettingsValue,
  type RoleChoiceProps,
  type RoleValue,
  type RoundBlockValue,
  type RoundChoiceValue,
  type RoundEndingValue,
  type RoundMoveValue,
  type RoundProgressValue,
  type RoundStandingValue,
  type RoundValue,
  type TextSizeValue,
} from '../play/model';
