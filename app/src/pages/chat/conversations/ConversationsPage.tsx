import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import type { ChatCard } from '@fabula/sdk';
import { cursorPages, getListChatsInfiniteQueryKey, useListChatsInfinite } from '@fabula/sdk/react';
import { ListEnd, LoadFailed } from '@fabula/ui';
import {
  ConversationList,
  ConversationListSkeleton,
  Conversations,
  NoConversations,
  NoneFound,
  type ConversationValue,
} from '@fabula/ui/ways-back';

import { useDelayedText } from '../../../explore/use-delayed-text';
import { useHrefs } from '../../../routes/use-hrefs';
import { useHead } from '../../../head/use-head';
import { useVisitor } from '../../../context/use-app';
import { useConversationActs } from '../../../ways-back/use-conversation-acts';

const limit = 24;

export function Component() {
  const intl = useIntl();
  const hrefs = useHrefs();
  const { isKnown } = useVisitor();
  const [now] = useState(() => Date.now());
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const setQ = (next: string) => setSearch(next === '' ? {} : { q: next }, { replace: true, preventScrollReset: true });
  const [text, setText] = useDelayedText(q, setQ);
  const params = { order: 'pinned', limit, ...(q === '' ? {} : { q }) } as const;
  const { deletedIds, ...acts } = useConversationActs(getListChatsInfiniteQueryKey(params));
  const query = useListChatsInfinite(params, {
    // Conversations go on while the visitor is elsewhere.
    query: { ...cursorPages, enabled: isKnown, staleTime: 0, placeholderData: keepPreviousData },
  });

  useHead({
    title: intl.formatMessage({
      id: 'continue.all.title',
      defaultMessage: 'Conversations',
      description: 'Title of the page with all conversations of the reader',
    }),
    description: intl.formatMessage({
      id: 'continue.all.description',
      defaultMessage: 'Find and continue all your conversations.',
      description: 'Description of the page with all conversations of the reader',
    }),
  });

  const toValue = ({ character, chatId, lastText, pinned, title, updatedAt }: ChatCard): ConversationValue => ({
    chatId,
    title,
    name: character.name,
    portrait: character.portrait,
    line: lastText,
    pinned,
    href: `${hrefs.chat(character.characterId)}?${new URLSearchParams({ chat: chatId })}`,
    at: updatedAt,
  });
  const conversations = query.data?.pages.flatMap(({ items }) => items.map(toValue)) ?? [];
  const isEmpty = conversations.length === 0;
  const more = () => void query.fetchNextPage();
  return (
    <Conversations query={text} onQueryChange={setText}>
      {query.isPending && <ConversationListSkeleton />}
      {query.isError && isEmpty && <LoadFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />}
      {query.isSuccess && isEmpty && q === '' && <NoConversations charactersHref={hrefs.characters()} />}
      {query.isSuccess && isEmpty && q !== '' && <NoneFound query={q} onClear={() => setQ('')} />}
      {!isEmpty && <ConversationList conversations={conversations} deletedIds={deletedIds} now={now} {...acts} />}
      {query.hasNextPage && (
        <ListEnd
          status={query.isFetchNextPageError ? 'error' : query.isFetchingNextPage ? 'loading' : 'more'}
          onReachEnd={more}
          onRetry={more}
        />
      )}
    </Conversations>
  );
}
