import type { HTMLAttributes, ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { message as messageStyle } from './Message.css';

type Listeners = Pick<
  HTMLAttributes<HTMLElement>,
  | 'onKeyDown'
  | 'onFocus'
  | 'onBlur'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerCancel'
>;

interface MessageFrameProps extends Listeners {
  readonly messageId: string;
  /** Null for what the visitor says. */
  readonly speaker: string | null;
  /** The newest message takes the focus of the thread. */
  readonly newest: boolean;
  /** Its words are still arriving; left out where nothing of it is shown. */
  readonly isGrowing?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function MessageFrame(props: MessageFrameProps) {
  const { messageId, speaker, newest, isGrowing, className = messageStyle, children, ...listeners } = props;
  const intl = useIntl();
  const label =
    speaker === null
      ? intl.formatMessage({
          id: 'chat.message.mine',
          defaultMessage: 'You say',
          description: 'Names a message of the visitor, for screen readers',
        })
      : intl.formatMessage(
          {
            id: 'chat.message.theirs',
            defaultMessage: '{name} says',
            description: 'Names a message of a character or of another person, for screen readers',
          },
          { name: speaker },
        );
  // As in the feed pattern of ARIA: arrow keys go from message to message, Tab goes into one.
  const focusable = { tabIndex: newest ? 0 : -1 };
  return (
    <article
      {...listeners}
      className={className}
      data-message-id={messageId}
      aria-busy={isGrowing}
      aria-label={label}
      {...focusable}
    >
      {children}
    </article>
  );
}
