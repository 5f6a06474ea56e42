// A story draft as its readers will meet it: loaded with its page.
export type { ScreenName } from '../../story-creation/StoryPreview/ScreenFrame';
export {
  StoryPreviewView,
  type PreviewPart,
  type PreviewStop,
  type StoryPreviewProps,
} from '../../story-creation/StoryPreview/StoryPreviewView';
export { previewOnly } from '../../story-creation/StoryPreview/preview-toasts';
