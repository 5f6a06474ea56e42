// Who sees a character: loaded when it is asked for.
export type {
  PublishChoice,
  PublishProblemValue,
  PublishStateValue,
  PublishWords,
  VisibilityValue,
} from '../../authoring/Publishing/model';
export { PublishDialog, type PublishDialogProps } from '../../authoring/Publishing/PublishDialog';
export { toPublishField } from '../../authoring/Publishing/publish-field';
export { characterPublishing } from '../../creation/labels/publish-words';
export { storyPublishing } from '../../story-creation/labels/publish-words';
