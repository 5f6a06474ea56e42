// What a reader can return to: loaded after the first paint, for readers who have something to return to.
export { ContinueFailed, ContinueRow } from '../ways-back/ContinueRow/ContinueRow';
export { ContinueSkeleton } from '../ways-back/ContinueRow/ContinueSkeleton';
export { conversationUnchanged } from '../ways-back/ConversationList/conversation-toasts';
export {
  ConversationList,
  ConversationListSkeleton,
  Conversations,
  NoConversations,
  NoneFound,
} from '../ways-back/ConversationList/ConversationList';
export { Recent } from '../ways-back/Recent/Recent';
export type { ConversationValue, WayBackValue } from '../ways-back/model';
