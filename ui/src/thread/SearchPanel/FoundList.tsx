import { FormattedMessage } from 'react-intl';

import type { ChatCharacterValue, FoundMessageValue } from '../model';
import { list, row, rowHead, rowMeta, rowText } from '../Panel/Panel.css';
import { matchedParts } from './matched-parts';
import { match } from './SearchPanel.css';

interface FoundListProps {
  /** Who answers in the conversation; left out where every message names its speaker. */
  readonly character?: ChatCharacterValue | undefined;
  /** What was sought: marked in the texts. */
  readonly query: string;
  readonly messages: readonly FoundMessageValue[];
  readonly onOpen: (messageId: string) => void;
}

export function FoundList({ character, query, messages, onOpen }: FoundListProps) {
  return (
    <ol className={list}>
      {messages.map(({ messageId, role, speaker, text, onActivePath, when }) => (
        <li key={messageId}>
          <button type="button" className={row} onClick={() => onOpen(messageId)}>
            <span className={rowHead}>
              {role === 'character' || speaker !== undefined ? (
                <bdi>{speaker ?? character?.name}</bdi>
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
  );
}
