import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { fact, source, words } from './Memory.css';

interface FactRowProps {
  readonly text: string;
  /** It does not count at the moment. */
  readonly inactive?: boolean;
  /** Left out where the reader may not remove it. */
  readonly onForget?: (() => void) | undefined;
  /** Where it comes from. */
  readonly children: ReactNode;
}

/** Something that a conversation remembers, and where it comes from. */
export function FactRow({ text, inactive = false, onForget, children }: FactRowProps) {
  const intl = useIntl();
  return (
    <li className={fact} data-inactive={inactive || undefined}>
      <p dir="auto" className={words}>
        {text}
      </p>
      {onForget !== undefined && (
        <ToolButton
          drawing={Trash2}
          onClick={onForget}
          label={intl.formatMessage(
            {
              id: 'chat.memory.forget',
              defaultMessage: 'Forget “{text}”',
              description: 'Removes something that a conversation remembers',
            },
            { text },
          )}
        />
      )}
      <div className={source}>{children}</div>
    </li>
  );
}
