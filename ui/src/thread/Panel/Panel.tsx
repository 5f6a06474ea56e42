import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { IconButton } from '../../primitives/Button/IconButton';
import { head, panel, title as titleStyle } from './Panel.css';

interface PanelProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A room beside a conversation: its name, the way out, what is in it. */
export function Panel({ title, onClose, children }: PanelProps) {
  const intl = useIntl();
  const id = useId();
  const panelRef = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus the heading when the panel opens and restore focus when it closes. A layout effect, because a panel replaces
  // its placeholder: a key pressed between the two would go to the page.
  useLayoutEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  // A menu that closes in the same commit returns focus to its button after the layout effects.
  useEffect(() => {
    if (panelRef.current?.contains(document.activeElement) === false) heading.current?.focus();
  }, []);
  const keys = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') onClose();
    },
  };
  return (
    <section ref={panelRef} {...keys} className={panel} aria-labelledby={id}>
      <div className={head}>
        <h2 ref={heading} id={id} tabIndex={-1} className={titleStyle}>
          {title}
        </h2>
        <IconButton
          icon="close"
          onClick={onClose}
          label={intl.formatMessage({
            id: 'chat.panel.close',
            defaultMessage: 'Close',
            description: 'Names the cross that closes a panel beside a conversation',
          })}
        />
      </div>
      {children}
    </section>
  );
}
