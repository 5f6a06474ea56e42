import { FormattedDate } from 'react-intl';

import type { ChatCard } from '@fabula/sdk';
import { cursorPages, useListChatsInfinite } from '@fabula/sdk/react';
import type { ChatValue } from '@fabula/ui/chat';

import { useHrefs } from '../../routes/use-hrefs';

const limit = 24;

/** The visitor's conversations with a character, last used first, and their query. */
export function useChats(characterId: string) {
  const here = useHrefs().chat(characterId);
  const query = useListChatsInfinite({ characterId, limit }, { query: { ...cursorPages, staleTime: 0 } });
  const toValue = ({ chatId, title, lastText, updatedAt }: ChatCard): ChatValue => ({
    chatId,
    title,
    excerpt: lastText,
    href: `${here}?chat=${chatId}`,
    when: <FormattedDate value={updatedAt} month="short" day="numeric" hour="numeric" minute="numeric" />,
  });
  return { query, here, chats: query.data?.pages.flatMap(({ items }) => items.map(toValue)) ?? [] };
}
