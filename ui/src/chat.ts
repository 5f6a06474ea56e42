// A conversation with a character: loaded when someone begins to talk.
export { BranchPanel } from './chat/BranchList/BranchPanel';
export { ChatHead } from './chat/ChatHeader/ChatHead';
export { ChatHeader, type ChatHeaderProps } from './chat/ChatHeader/ChatHeader';
export {
  copied,
  copyFailed,
  draftFailed,
  notBrought,
  notSent,
  remembered,
  replyUnderWay,
  wordsRefused,
} from './chat/chat-toasts';
export { ChatPanel } from './chat/ChatList/ChatPanel';
export { ChatGone } from './chat/ChatGone/ChatGone';
export { ChatRoom } from './chat/ChatRoom/ChatRoom';
export { ChatScreen, type ChatScreenProps } from './chat/ChatScreen/ChatScreen';
export { ChatSkeleton } from './chat/ChatSkeleton/ChatSkeleton';
export { CompanionPane } from './chat/CompanionPane/CompanionPane';
export { Composer, type ComposerProps, type DraftingValue } from './chat/Composer/Composer';
export { StarterSwitch } from './chat/Composer/StarterSwitch';
export type { DraftPicturesValue, DraftPictureValue, PictureProblemValue } from './chat/Composer/pictures-model';
export { ContextMeter } from './chat/ContextMeter/ContextMeter';
export { FilesPanel, type ChatFileKind } from './chat/FilesPanel/FilesPanel';
export { EmptyChat, type EmptyChatProps } from './chat/GreetingChoice/EmptyChat';
export { MemoryPanel, type MemoryPanelProps } from './chat/MemoryPanel/MemoryPanel';
export { MessageThread, type MessageThreadProps } from './chat/MessageThread/MessageThread';
export type { ThreadJump } from './chat/MessageThread/use-thread-scroll';
export { AiDisclosure } from './chat/Notices/AiDisclosure';
export { BranchNotice } from './chat/Notices/BranchNotice';
export { BreakReminder } from './chat/Notices/BreakReminder';
export { CrisisCard, type CrisisCardProps, type HelpLineValue } from './chat/Notices/CrisisCard';
export { NotesPanel } from './chat/NotesPanel/NotesPanel';
export { Panel } from './chat/Panel/Panel';
export { PanelSkeleton } from './chat/Panel/PanelSkeleton';
export type { PersonaDraftValue, PersonaPictureValue } from './chat/PersonaPanel/persona-form-model';
export { PersonaPanel } from './chat/PersonaPanel/PersonaPanel';
export { SettingsPanel } from './chat/SettingsPanel/SettingsPanel';
export { ThreadScene } from './chat/ThreadScene/ThreadScene';
export { SearchPanel, type SearchPanelProps } from './chat/SearchPanel/SearchPanel';
export type {
  ActPriceValue,
  BranchValue,
  ChatCharacterValue,
  ChatValue,
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
