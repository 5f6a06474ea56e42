import { useState } from 'react';
import { FormattedDate } from 'react-intl';

import type { FoundMessage } from '@fabula/sdk';
import { useSearchMessages } from '@fabula/sdk/react';
import { SearchPanel, type ChatCharacterValue, type FoundMessageValue } from '@fabula/ui/chat';

import { useDelayedText } from '../../explore/use-delayed-text';
import { plainWords } from '@fabula/sdk/plain-words';

interface SearchContainerProps {
  readonly chatId: string;
  readonly character: ChatCharacterValue;
  readonly onOpen: (messageId: string) => void;
  readonly onClose: () => void;
}

/** As many as the contract gives at once. */
const limit = 48;
/** What was found a while ago may have changed with every message since. */
const always = { staleTime: 0 } as const;

const toValue = ({ message, onActivePath }: FoundMessage): FoundMessageValue => ({
  messageId: message.messageId,
  role: message.role,
  text: plainWords(message.text),
  onActivePath,
  when: <FormattedDate value={message.createdAt} dateStyle="medium" />,
});

export function SearchContainer({ chatId, character, onOpen, onClose }: SearchContainerProps) {
  const [sought, setSought] = useState('');
  const [query, setQuery] = useDelayedText(sought, setSought);
  const q = sought.trim();
  const found = useSearchMessages(chatId, { q, limit }, { query: { ...always, enabled: q !== '' } });
  const pinned = useSearchMessages(chatId, { only: 'pinned', limit }, { query: always });
  return (
    <SearchPanel
      character={character}
      query={query}
      onQueryChange={setQuery}
      results={q === '' ? [] : (found.data?.items.map(toValue) ?? [])}
      pinned={pinned.data?.items.map(toValue) ?? []}
      searching={found.isFetching || query !== sought}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}
