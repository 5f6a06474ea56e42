import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { BranchValue } from '../model';
import { list, row, rowHead, rowText } from '../../thread/Panel/Panel.css';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { branch as branchStyle, branchName, foot } from './BranchList.css';
import { RenameBranch } from './RenameBranch';

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
      {branches.map(({ messageId, name, excerpt, messageCount, isOpen, when }) => {
        // A branch without a name is known by the words with which it begins.
        const called = name ?? excerpt;
        return messageId === namingId ? (
          <li key={messageId}>
            <RenameBranch
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
                {called === '' ? (
                  <FormattedMessage
                    id="chat.branches.nameless"
                    defaultMessage="Unnamed branch"
                    description="In the place of the name of a branch that has neither a name nor words"
                  />
                ) : (
                  <bdi className={branchName}>{called}</bdi>
                )}
              </span>
              {name !== null && (
                <span dir="auto" className={rowText}>
                  {excerpt}
                </span>
              )}
              <span className={foot}>
                <span>
                  <FormattedMessage
                    id="chat.branches.length"
                    defaultMessage="{count, plural, one {# message} other {# messages}}"
                    description="How long a branch is, from the beginning of the conversation"
                    values={{ count: messageCount }}
                  />
                </span>
                <span>{when}</span>
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
                { excerpt: called },
              )}
            />
          </li>
        );
      })}
    </ul>
  );
}
