import { FormattedMessage, useIntl } from 'react-intl';

import { Lantern } from '../../primitives/Lantern/Lantern';
import { SearchField } from '../../primitives/SearchField/SearchField';
import { TextButton } from '../../primitives/TextButton/TextButton';
import type { ChatCharacterValue, FoundMessageValue } from '../model';
import { Panel } from '../Panel/Panel';
import { quiet, section, subtitle } from '../Panel/Panel.css';
import { FoundList } from './FoundList';

export interface SearchPanelProps {
  /** Who answers in the conversation; left out where every message names its speaker. */
  readonly character?: ChatCharacterValue;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly results: readonly FoundMessageValue[];
  /** The messages that carry a pin: shown until something is sought. */
  readonly pinned: readonly FoundMessageValue[];
  readonly searching: boolean;
  /** Goes to a message, on another branch if need be. */
  readonly onOpen: (messageId: string) => void;
  /** More of what was sought; left out where there is none. */
  readonly onMore?: (() => void) | undefined;
  readonly onClose: () => void;
}

function Outcome({ searching, query, count }: { searching: boolean; query: string; count: number }) {
  return (
    <p role="status" className={quiet}>
      {searching && <Lantern />}
      {!searching && query.trim() !== '' && (
        <FormattedMessage
          id="chat.search.count"
          defaultMessage="{count, plural, =0 {No messages found.} one {# message} other {# messages}}"
          description="How many messages of one conversation a search has found"
          values={{ count }}
        />
      )}
    </p>
  );
}

export function SearchPanel(props: SearchPanelProps) {
  const { character, query, onQueryChange, results, pinned, searching, onOpen, onMore, onClose } = props;
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'chat.search.label',
    defaultMessage: 'Search in this conversation',
    description: 'Names the box that searches in one conversation',
  });
  return (
    <Panel
      onClose={onClose}
      title={
        <FormattedMessage id="chat.search.title" defaultMessage="Search" description="Title of the search panel" />
      }
    >
      <SearchField
        label={label}
        placeholder={intl.formatMessage({
          id: 'chat.search.placeholder',
          defaultMessage: 'Search messages',
          description: 'In the empty box that searches in one conversation',
        })}
        value={query}
        onChange={onQueryChange}
      />
      <Outcome searching={searching} query={query} count={results.length} />
      <FoundList character={character} query={query} messages={results} onOpen={onOpen} />
      {onMore !== undefined && !searching && (
        <TextButton onClick={onMore}>
          <FormattedMessage
            id="chat.search.more"
            defaultMessage="Show more"
            description="Looks for more messages further back in a conversation"
          />
        </TextButton>
      )}
      {query.trim() === '' && pinned.length > 0 && (
        <div className={section}>
          <h3 className={subtitle}>
            <FormattedMessage
              id="chat.search.pinned"
              defaultMessage="Pinned"
              description="Title of the pinned messages of a conversation"
            />
          </h3>
          <FoundList character={character} query="" messages={pinned} onOpen={onOpen} />
        </div>
      )}
    </Panel>
  );
}
