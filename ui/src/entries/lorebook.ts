// The lorebook of an own character by itself: loaded when it is opened.
export { LorebookDialog, type LorebookDialogProps } from '../cards/LorebookDialog/LorebookDialog';
export type { LorebookPreviewValue, LorebookProblemValue, LorebookValue } from '../cards/lorebook-model';
