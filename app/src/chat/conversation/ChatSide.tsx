import type { ReactNode } from 'react';

import type { Character } from '@fabula/sdk';

import type { Thread } from '../thread/thread';
import type { PanelName } from '../opening/use-chat-address';
import { BranchesPart } from '../panels/BranchesPart';
import { ChatsPart } from '../panels/ChatsPart';
import { FilesPart } from '../panels/FilesPart';
import { MemoryPart } from '../panels/MemoryPart';
import { NotesPart } from '../panels/NotesPart';
import { PersonasPart } from '../panels/PersonasPart';
import { SearchPart } from '../panels/SearchPart';
import { SettingsPart } from '../panels/SettingsPart';

/** What the rooms beside a conversation are made of. */
export interface ChatSideProps {
  readonly thread: Thread;
  readonly character: Character;
  /** Shows a message in its place. */
  readonly onOpen: (messageId: string) => void;
  readonly onClose: () => void;
}

const rooms: Readonly<Record<PanelName, (props: ChatSideProps) => ReactNode>> = {
  search: ({ thread, ...rest }) => <SearchPart {...rest} chatId={thread.chatId} />,
  memory: ({ thread, onOpen, onClose }) => <MemoryPart thread={thread} onOpen={onOpen} onClose={onClose} />,
  notes: ({ thread, onClose }) => <NotesPart thread={thread} onClose={onClose} />,
  personas: ({ thread, onClose }) => <PersonasPart thread={thread} onClose={onClose} />,
  settings: ({ thread, onClose }) => <SettingsPart chatId={thread.chatId} onClose={onClose} />,
  branches: ({ thread, onOpen, onClose }) => <BranchesPart thread={thread} onOpen={onOpen} onClose={onClose} />,
  chats: ({ thread, character, onClose }) => (
    <ChatsPart chatId={thread.chatId} character={character} onClose={onClose} />
  ),
  files: ({ thread, character, onClose }) => (
    <FilesPart chatId={thread.chatId} character={character} onClose={onClose} />
  ),
};

/** The room that is open beside a conversation. */
export function ChatSide({ panel, ...props }: ChatSideProps & { readonly panel: PanelName }) {
  return rooms[panel](props);
}
