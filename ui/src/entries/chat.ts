// A conversation with a character: loaded when someone begins to talk.
export { BranchPanel } from '../chat/BranchList/BranchPanel';
export { ChatHead } from '../chat/ChatHeader/ChatHead';
export { ChatHeader, type ChatHeaderProps } from '../chat/ChatHeader/ChatHeader';
export {
  copied,
  copyFailed,
  draftFailed,
  notBrought,
  notSent,
  remembered,
  replyUnderWay,
  unsentFull,
  wordsRefused,
} from '../chat/chat-toasts';
export { ChatPanel } from '../chat/ChatList/ChatPanel';
export { ChatGone } from '../chat/ChatGone/ChatGone';
export { ChatLayout } from '../thread/ChatLayout/ChatLayout';
export { ChatScreen, type ChatScreenProps } from '../thread/ChatScreen/ChatScreen';
export { ChatOpening } from '../thread/ChatSkeleton/ChatOpening';
export { ChatSkeleton } from '../thread/ChatSkeleton/ChatSkeleton';
export { CompanionPane } from '../chat/CompanionPane/CompanionPane';
export { Composer, type ComposerProps, type DraftingValue } from '../thread/Composer/Composer';
export { StarterSwitch } from '../thread/Composer/StarterSwitch';
export type { DraftPicturesValue, DraftPictureValue, PictureProblemValue } from '../thread/Composer/pictures-model';
export { ContextMeter } from '../chat/ContextMeter/ContextMeter';
export { FilesPanel } from '../chat/FilesPanel/FilesPanel';
export { EmptyChat, type EmptyChatProps } from '../chat/GreetingChoice/EmptyChat';
export { MemoryPanel, type MemoryPanelProps } from '../chat/MemoryPanel/MemoryPanel';
export { MessageThread, type MessageThreadProps } from '../thread/MessageThread/MessageThread';
export type { ThreadJump } from '../thread/MessageThread/use-thread-scroll';
export { AiDisclosure } from '../thread/Notices/AiDisclosure';
export { BranchNotice } from '../thread/Notices/BranchNotice';
export { BreakReminder } from '../thread/Notices/BreakReminder';
export { EngineHint } from '../thread/Notices/EngineHint';
export { CrisisCard, type CrisisCardProps, type HelpLineValue } from '../thread/Notices/CrisisCard';
export { NotesPanel } from '../chat/NotesPanel/NotesPanel';
export { Panel } from '../thread/Panel/Panel';
export { PanelSkeleton } from '../thread/Panel/PanelSkeleton';
export type { PersonaDraftValue, PersonaPictureValue } from '../chat/PersonaPanel/persona-form-model';
export { PersonaPanel } from '../chat/PersonaPanel/PersonaPanel';
export { SettingsPanel } from '../chat/SettingsPanel/SettingsPanel';
export { LazyUnsentMessage } from '../thread/UnsentMessage/LazyUnsentMessage';
export { WornPaper } from '../cosmetics/Paper/WornPaper';
export { ThreadScene } from '../thread/ThreadScene/ThreadScene';
export { SearchPanel, type SearchPanelProps } from '../thread/SearchPanel/SearchPanel';
export type { ActPriceValue } from '../primitives/ActPrice/act-price-value';
export type {
  BranchValue,
  ChatValue,
  ContextPartKind,
  ContextPartValue,
  MemoryFactValue,
  MemoryValue,
  PersonaValue,
} from '../chat/model';
export type {
  ChatCharacterValue,
  ComposerBlock,
  ComposerState,
  ConnectionState,
  FoundMessageValue,
  MessageActions,
  MessagePriceValue,
  MessageValue,
  OlderMessages,
  ThreadItem,
  UnsentActions,
  UnsentValue,
} from '../thread/model';
