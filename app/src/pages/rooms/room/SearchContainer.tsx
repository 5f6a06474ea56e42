import { useState } from 'react';
import { FormattedDate } from 'react-intl';

import type { Room, RoomMessage } from '@fabula/sdk';
import { cursorPages, useSearchRoomMessagesInfinite } from '@fabula/sdk/react';
import { SearchPanel, type FoundMessageValue } from '@fabula/ui/chat';

import { plainWords } from '@fabula/sdk/plain-words';
import { useDelayedText } from '../../../explore/use-delayed-text';

interface SearchContainerProps {
  readonly room: Room;
  readonly onOpen: (messageId: string) => void;
  readonly onClose: () => void;
}

/** As many as the contract gives at once. */
const limit = 48;

const toValue = ({ author, createdAt, messageId, text }: RoomMessage): FoundMessageValue => ({
  messageId,
  role: author.kind === 'character' ? 'character' : 'visitor',
  speaker: author.kind === 'character' ? author.name : author.displayName,
  text: plainWords(text),
  onActivePath: true,
  when: <FormattedDate value={createdAt} dateStyle="medium" timeStyle="short" />,
});

export function SearchContainer({ room, onOpen, onClose }: SearchContainerProps) {
  const [sought, setSought] = useState('');
  const [query, setQuery] = useDelayedText(sought, setSought);
  const q = sought.trim();
  const found = useSearchRoomMessagesInfinite(
    room.roomId,
    { q, limit },
    // What was found a while ago may have changed with every message since.
    { query: { ...cursorPages, staleTime: 0, enabled: q !== '' } },
  );
  return (
    <SearchPanel
      query={query}
      onQueryChange={setQuery}
      results={q === '' ? [] : (found.data?.pages.flatMap(({ items }) => items.map(toValue)) ?? [])}
      pinned={[]}
      searching={found.isFetching || query !== sought}
      onOpen={onOpen}
      onMore={q !== '' && found.hasNextPage ? () => void found.fetchNextPage() : undefined}
      onClose={onClose}
    />
  );
}
