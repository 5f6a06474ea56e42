// Who sees a character: loaded when it is asked for.
export type {
  PublishChoice,
  PublishFieldValue,
  PublishProblemValue,
  PublishStateValue,
  VisibilityValue,
} from '../../creation/Publishing/model';
export { PublishDialog, type PublishDialogProps } from '../../creation/Publishing/PublishDialog';
export { toPublishField } from '../../creation/Publishing/publish-field';
