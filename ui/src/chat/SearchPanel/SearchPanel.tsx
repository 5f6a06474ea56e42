import { FormattedMessage, useIntl } from 'react-intl';

import { Lantern } from '../../primitives/Lantern/Lantern';
import { SearchField } from '../../primitives/SearchField/SearchField';
import type { ChatCharacterValue, FoundMessageValue } from '../model';
import { Panel } from '../Panel/Panel';
import { list, quiet, row, rowHead, rowMeta, rowText } from '../Panel/Panel.css';
import { matchedParts } from './matched-parts';
import { match } from './SearchPanel.css';

export interface SearchPanelProps {
  readonly character: ChatCharacterValue;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly results: readonly FoundMessageValue[];
  readonly searching: boolean;
  /** Goes to a message, on another branch if need be. */
  readonly onOpen: (messageId: string) => void;
  readonly onClose: () => void;
}

function Outcome({ searching, query, count }: { searching: boolean; query: string; count: number }) {
  return (
    <p role="status" className={quiet}>
      {searching && <Lantern />}
      {!searching && query.trim() !== '' && (
        <FormattedMessage
          id="chat.search.count"
          defaultMessage="{count, plural, =0 {Nobody has said that here yet.} one {# message} other {# messages}}"
          description="How many messages of one conversation a search has found"
          values={{ count }}
        />
      )}
    </p>
  );
}

/** Finds messages of one conversation, those of other branches too. */
export function SearchPanel(props: SearchPanelProps) {
  const { character, query, onQueryChange, results, searching, onOpen, onClose } = props;
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
          defaultMessage: 'A word that was said',
          description: 'In the empty box that searches in one conversation',
        })}
        value={query}
        onChange={onQueryChange}
      />
      <Outcome searching={searching} query={query} count={results.length} />
      <ol className={list}>
        {results.map(({ messageId, role, text, onActivePath, when }) => (
          <li key={messageId}>
            <button type="button" className={row} onClick={() => onOpen(messageId)}>
              <span className={rowHead}>
                {role === 'character' ? (
                  <bdi>{character.name}</bdi>
                ) : (
                  <FormattedMessage id="chat.search.you" defaultMessage="You" description="The visitor, in a search" />
                )}
                <span className={rowMeta}>{when}</span>
              </span>
              <span dir="auto" className={rowText}>
                {matchedParts(text, query).map((part, position) =>
                  part.matches ? (
                    <mark key={position} className={match}>
                      {part.text}
                    </mark>
                  ) : (
                    part.text
                  ),
                )}
              </span>
              {!onActivePath && (
                <span className={rowMeta}>
                  <FormattedMessage
                    id="chat.search.otherBranch"
                    defaultMessage="On another branch"
                    description="A found message is not on the path that is shown"
                  />
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
