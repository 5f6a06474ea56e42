import { Toast } from '@base-ui/react/toast';
import { useDirection } from '@base-ui/react/direction-provider';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Coin } from '../Coin/Coin';
import { Button } from '../Button/Button';
import { IconButton } from '../Button/IconButton';
import { Icon } from '../Icon/Icon';
import type { ToastTone, ToastValue } from './toast-value';
import { content, message, sign, toast as toastStyle, viewport } from './Toaster.css';

export interface ToasterProps {
  /** The messages that stand, oldest first. A new id appears; an id that is gone leaves. */
  readonly toasts: readonly ToastValue[];
  /** A message was closed, swiped away or has had its time: take it off the list. */
  readonly onClose: (id: string) => void;
}

/** How long a message stands, in milliseconds; hover and focus stop the clock. */
const standingTime = 5000;

const signs = {
  success: <Icon name="success" />,
  points: <Coin />,
  info: <Icon name="info" />,
  danger: <Icon name="alert" />,
} as const satisfies Record<ToastTone, ReactNode>;

/**
 * Short messages at the top end, on phones above the bottom bar. Announced politely.
 *
 * **Use** to say what has just happened; one of each topic at a time.
 *
 * **Avoid** it for errors of a field and for anything that must be answered: an act is an offer.
 *
 * **Accessibility** A named region. Hover and focus stop the clock of five seconds, and what can be acted on has none; the
 * focus stays where it was.
 */
export function Toaster({ toasts, onClose }: ToasterProps) {
  return (
    <Toast.Provider timeout={standingTime} limit={3}>
      <ToastList toasts={toasts} onClose={onClose} />
    </Toast.Provider>
  );
}

type Shown = Pick<ToastValue, 'tone' | 'act'>;

function ToastList({ toasts, onClose }: ToasterProps) {
  const intl = useIntl();
  const manager = Toast.useToastManager<Shown>();
  const swipeAway = useDirection() === 'rtl' ? 'left' : 'right';
  const shown = useRef(new Set<string>());
  const { add, close } = manager;

  useEffect(() => {
    const wanted = new Set(toasts.map(({ id }) => id));
    for (const { id, tone, message, act } of toasts) {
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      add({
        id,
        data: { tone, act },
        title: message,
        ...(act === undefined ? {} : { timeout: 0 }),
        onClose: () => {
          if (shown.current.delete(id)) onClose(id);
        },
      });
    }
    for (const id of shown.current) {
      if (wanted.has(id)) continue;
      shown.current.delete(id);
      close(id);
    }
  }, [toasts, add, close, onClose]);

  return (
    <Toast.Portal>
      <Toast.Viewport
        className={viewport}
        aria-label={intl.formatMessage({
          id: 'primitives.toaster.region',
          defaultMessage: 'Messages',
          description: 'Names, for screen readers, the place where short messages appear',
        })}
      >
        {manager.toasts.map((item) => {
          const { tone = 'info', act } = item.data ?? {};
          return (
            <Toast.Root
              key={item.id}
              toast={item}
              swipeDirection={[swipeAway, 'up']}
              data-tone={tone}
              className={toastStyle}
            >
              <Toast.Content className={content}>
                <span className={sign}>{signs[tone]}</span>
                <Toast.Title render={<p />} className={message} />
                {act !== undefined && (
                  <Button size="small" onClick={act.onAct}>
                    {act.label}
                  </Button>
                )}
                <Toast.Close
                  // Messages stand side by side, never stacked: each cross can be used at any time.
                  aria-hidden={false}
                  render={
                    <IconButton
                      icon="close"
                      label={intl.formatMessage({
                        id: 'primitives.toaster.close',
                        defaultMessage: 'Close the message',
                        description: 'Names the cross that closes a short message',
                      })}
                    />
                  }
                />
              </Toast.Content>
            </Toast.Root>
          );
        })}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
