// A conversation with a character: loaded when someone begins to talk.
export { BranchList } from './chat/BranchList/BranchList';
export { ChatHeader, type ChatHeaderProps } from './chat/ChatHeader/ChatHeader';
export { copied, copyFailed, notSent, replyUnderWay, wordsRefused } from './chat/chat-toasts';
export { ChatRoom } from './chat/ChatRoom/ChatRoom';
export { ChatScreen, type ChatScreenProps } from './chat/ChatScreen/ChatScreen';
export { ChatSkeleton } from './chat/ChatSkeleton/ChatSkeleton';
export { Composer, type ComposerProps } from './chat/Composer/Composer';
export { ContextMeter } from './chat/ContextMeter/ContextMeter';
export { EmptyChat, type EmptyChatProps } from './chat/GreetingChoice/EmptyChat';
export { MemoryPanel, type MemoryPanelProps } from './chat/MemoryPanel/MemoryPanel';
export { MessageThread, type MessageThreadProps } from './chat/MessageThread/MessageThread';
export type { ThreadJump } from './chat/MessageThread/use-thread-scroll';
export { AiDisclosure } from './chat/Notices/AiDisclosure';
export { BreakReminder } from './chat/Notices/BreakReminder';
export { CrisisCard, type HelpLineValue } from './chat/Notices/CrisisCard';
export { Panel } from './chat/Panel/Panel';
export { PersonaPicker } from './chat/PersonaPicker/PersonaPicker';
export { SearchPanel, type SearchPanelProps } from './chat/SearchPanel/SearchPanel';
export type {
  BranchValue,
  ChatCharacterValue,
  ComposerBlock,
  ComposerState,
  ConnectionState,
  ContextPartKind,
  ContextPartValue,
  FoundMessageValue,
  MemoryFactValue,
  MemoryValue,
  MessageActions,
  MessagePriceValue,
  MessageStatusValue,
  MessageValue,
  OlderMessages,
  PersonaValue,
  ReplyFailureValue,
  ThreadItem,
} from './chat/model';
