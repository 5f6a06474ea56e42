// Posts, comments, likes and follows: loaded with the pages of characters.
export { CharacterActions } from '../posts/CharacterActions/CharacterActions';
export { CommentForm } from '../posts/CommentForm/CommentForm';
export { CommentList, type CommentListProps } from '../posts/CommentList/CommentList';
export type { CommentValue, EngagementValue, GrowingList, PostValue, SpeakerValue } from '../posts/model';
export {
  actTakenBack,
  linkCopied,
  linkFailed,
  remixFailed,
  reportedBefore,
  reportSent,
  tooFast,
  tooManyDrafts,
  wordsNotAllowed,
  wordsNotSent,
} from '../posts/post-toasts';
export { DeletedPost } from '../posts/PostCard/DeletedPost';
export type { PostActs } from '../posts/PostCard/PostFoot';
export { PostEditor } from '../posts/PostEditor/PostEditor';
export { PostList, type PostListProps } from '../posts/PostList/PostList';
export { PostSkeleton } from '../posts/PostView/PostSkeleton';
export { PostView } from '../posts/PostView/PostView';
export { ReportDialog, type ReportDialogProps } from '../posts/ReportDialog/ReportDialog';
