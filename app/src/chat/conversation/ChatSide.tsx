import type { ReactNode } from 'react';

import type { Character } from '@fabula/sdk';

import type { Thread } from '../thread/thread';
import type { PanelName } from '../opening/use-chat-address';
import { BranchesContainer } from '../panels/BranchesContainer';
import { ChatsContainer } from '../panels/ChatsContainer';
import { FilesContainer } from '../panels/FilesContainer';
import { MemoryContainer } from '../panels/MemoryContainer';
import { NotesContainer } from '../panels/NotesContainer';
import { PersonasContainer } from '../panels/PersonasContainer';
import { SearchContainer } from '../panels/SearchContainer';
import { SettingsContainer } from '../panels/SettingsContainer';

export interface ChatSideProps {
  readonly thread: Thread;
  readonly character: Character;
  readonly onOpen: (messageId: string) => void;
  readonly onClose: () => void;
}

const rooms: Readonly<Record<PanelName, (props: ChatSideProps) => ReactNode>> = {
  search: ({ thread, ...rest }) => <SearchContainer {...rest} chatId={thread.chatId} />,
  memory: ({ thread, onOpen, onClose }) => <MemoryContainer thread={thread} onOpen={onOpen} onClose={onClose} />,
  notes: ({ thread, onClose }) => <NotesContainer thread={thread} onClose={onClose} />,
  personas: ({ thread, onClose }) => <PersonasContainer thread={thread} onClose={onClose} />,
  settings: ({ thread, onClose }) => <SettingsContainer chatId={thread.chatId} onClose={onClose} />,
  branches: ({ thread, onOpen, onClose }) => <BranchesContainer thread={thread} onOpen={onOpen} onClose={onClose} />,
  chats: ({ thread, character, onClose }) => (
    <ChatsContainer chatId={thread.chatId} character={character} onClose={onClose} />
  ),
  files: ({ thread, character, onClose }) => (
    <FilesContainer chatId={thread.chatId} character={character} onClose={onClose} />
  ),
};

export function ChatSide({ panel, ...props }: ChatSideProps & { readonly panel: PanelName }) {
  return rooms[panel](props);
}
