import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { BranchValue } from '../model';
import { list, row, rowHead, rowMeta, rowText } from '../Panel/Panel.css';
import { ToolButton } from '../ToolButton/ToolButton';
import { branch as branchStyle } from './BranchList.css';
import { BranchName } from './BranchName';

export interface BranchListProps {
  readonly branches: readonly BranchValue[];
  readonly onOpen: (messageId: string) => void;
  readonly onRename: (messageId: string, name: string) => void;
}

/** The ways that a conversation has gone: one is on the page, the others wait. */
export function BranchList({ branches, onOpen, onRename }: BranchListProps) {
  const intl = useIntl();
  const [namingId, setNamingId] = useState<string | null>(null);
  return (
    <ul className={list}>
      {branches.map(({ messageId, name, excerpt, messageCount, isOpen, when }) =>
        messageId === namingId ? (
          <li key={messageId}>
            <BranchName
              name={name ?? ''}
              onCancel={() => setNamingId(null)}
              onSave={(next) => {
                onRename(messageId, next);
                setNamingId(null);
              }}
            />
          </li>
        ) : (
          <li key={messageId} className={branchStyle}>
            <button type="button" className={row} aria-current={isOpen} onClick={() => onOpen(messageId)}>
              <span className={rowHead}>
                {name === null ? (
                  <FormattedMessage
                    id="chat.branches.nameless"
                    defaultMessage="Branch without a name"
                    description="In the place of the name of a branch that has none"
                  />
                ) : (
                  <bdi>{name}</bdi>
                )}
                <span className={rowMeta}>{when}</span>
              </span>
              <span dir="auto" className={rowText}>
                {excerpt}
              </span>
              <span className={rowMeta}>
                <FormattedMessage
                  id="chat.branches.length"
                  defaultMessage="{count, plural, one {# message} other {# messages}}"
                  description="How long a branch is, from the beginning of the conversation"
                  values={{ count: messageCount }}
                />
              </span>
            </button>
            <ToolButton
              drawing={Pencil}
              onClick={() => setNamingId(messageId)}
              label={intl.formatMessage(
                {
                  id: 'chat.branches.rename',
                  defaultMessage: 'Name the branch “{excerpt}”',
                  description: 'Opens the box in which a branch gets its name',
                },
                { excerpt: name ?? excerpt },
              )}
            />
          </li>
        ),
      )}
    </ul>
  );
}
