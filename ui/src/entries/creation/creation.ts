// Making characters: loaded with the pages of the wizard.
export { DraftConflict } from '../../creation/DraftConflict/DraftConflict';
export { DraftList } from '../../creation/DraftList/DraftList';
export { DraftNotFound } from '../../creation/DraftStates/DraftNotFound';
export { ElsewhereNote } from '../../creation/DraftStates/ElsewhereNote';
export { WizardSkeleton } from '../../creation/DraftStates/WizardSkeleton';
export { DraftStatus } from '../../creation/DraftStatus/DraftStatus';
export { findStepProblem } from '../../creation/find-step-problem';
export { LookActions } from '../../creation/LookStep/LookActions';
export { LookStep } from '../../creation/LookStep/LookStep';
export { LookWays } from '../../creation/LookStep/LookWays';
export { MeetStep } from '../../creation/MeetStep/MeetStep';
export type * from '../../creation/model';
export { WornPicture } from '../../creation/Pictures/WornPicture';
export { temperamentNames } from '../../creation/labels/temperament-names';
export { VoiceStep } from '../../creation/VoiceStep/VoiceStep';
export { WhoStep } from '../../creation/WhoStep/WhoStep';
export { WizardFrame } from '../../creation/WizardFrame/WizardFrame';
export { wizardLimits } from '../../creation/wizard-limits';
