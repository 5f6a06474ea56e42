import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { list, quiet, section, subtitle } from '../Panel/Panel.css';
import { NewFact } from './NewFact';

interface FactListProps {
  /** Null where there is no fact yet. */
  readonly children: ReactNode;
  /** In the place of the facts while there are none; null where there are. */
  readonly empty: ReactNode;
  /** Left out where the reader may not add any. */
  readonly onAdd?: ((text: string) => void) | undefined;
}

export function FactList({ children, empty, onAdd }: FactListProps) {
  return (
    <div className={section}>
      <h3 className={subtitle}>
        <FormattedMessage
          id="chat.memory.facts"
          defaultMessage="Remembered facts"
          description="Title of the facts that a conversation remembers"
        />
      </h3>
      {empty !== null && <p className={quiet}>{empty}</p>}
      <ul className={list}>{children}</ul>
      {onAdd !== undefined && <NewFact onAdd={onAdd} />}
    </div>
  );
}
