import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { SearchField } from '../../primitives/SearchField/SearchField';
import { StatePanel } from '../../states/StatePanel/StatePanel';
import type { ConversationValue } from '../model';
import { bone, heading, list, page, row } from './ConversationList.css';
import { ConversationRow, DeletedConversation, type ConversationActs } from './ConversationRow';

interface ConversationsProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly children: ReactNode;
}

/** The page of all conversations: its heading, the search, and the list. */
export function Conversations({ query, onQueryChange, children }: ConversationsProps) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'continue.all.search',
    defaultMessage: 'Search titles, characters and messages',
    description: 'Label of the search field above the list of all conversations',
  });
  return (
    <div className={page}>
      <h1 className={heading}>
        <FormattedMessage
          id="continue.all.title"
          defaultMessage="Conversations"
          description="Title of the page with all conversations of the reader"
        />
      </h1>
      <SearchField label={label} placeholder={label} value={query} onChange={onQueryChange} />
      {children}
    </div>
  );
}

interface ConversationListProps extends ConversationActs {
  readonly conversations: readonly ConversationValue[];
  /** Those that were just deleted, and can still be brought back here. */
  readonly deletedIds: ReadonlySet<string>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Conversations, the pinned ones first. */
export function ConversationList({ conversations, deletedIds, now, ...acts }: ConversationListProps) {
  return (
    <ul className={list}>
      {conversations.map((conversation) =>
        deletedIds.has(conversation.chatId) ? (
          <DeletedConversation key={`deleted ${conversation.chatId}`} conversation={conversation} {...acts} />
        ) : (
          <ConversationRow key={conversation.chatId} conversation={conversation} now={now} {...acts} />
        ),
      )}
    </ul>
  );
}

export function ConversationListSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={list}>
          {Array.from({ length: 6 }, (_, place) => (
            <div key={place} className={row}>
              <div className={bone} />
            </div>
          ))}
        </div>
      </Breath>
    </>
  );
}

/** No conversation yet: what will be here, and the first step. */
export function NoConversations({ charactersHref }: { readonly charactersHref: string }) {
  return (
    <StatePanel
      place="part"
      picture="empty"
      title={
        <FormattedMessage
          id="continue.all.empty.title"
          defaultMessage="No conversations yet"
          description="Title in place of the list of all conversations while there are none"
        />
      }
      sentence={
        <FormattedMessage
          id="continue.all.empty.sentence"
          defaultMessage="Your conversations will appear here."
          description="In place of the list of all conversations while there are none"
        />
      }
      action={
        <ButtonLink href={charactersHref} tone="primary">
          <FormattedMessage
            id="continue.all.empty.action"
            defaultMessage="Meet a character"
            description="Link from the empty list of conversations to the page with every character"
          />
        </ButtonLink>
      }
    />
  );
}

interface NoneFoundProps {
  readonly query: string;
  readonly onClear: () => void;
}

export function NoneFound({ query, onClear }: NoneFoundProps) {
  return (
    <StatePanel
      place="part"
      picture="no-results"
      title={
        <FormattedMessage
          id="continue.all.none.title"
          defaultMessage="Nothing found"
          description="Title where a search through all conversations finds nothing"
        />
      }
      sentence={
        <FormattedMessage
          id="continue.all.none.sentence"
          defaultMessage="No title, character or message contains “{query}”."
          description="Where a search through all conversations finds nothing; {query} is what the reader typed"
          values={{ query: <bdi>{query}</bdi> }}
        />
      }
      action={
        <Button tone="primary" onClick={onClear}>
          <FormattedMessage
            id="continue.all.none.clear"
            defaultMessage="Clear the search"
            description="Shows all conversations again"
          />
        </Button>
      }
    />
  );
}
