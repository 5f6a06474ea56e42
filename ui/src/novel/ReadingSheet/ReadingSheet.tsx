import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { IconButton } from '../../primitives/Button/IconButton';
import { body, head, sheet, title as titleStyle } from './ReadingSheet.css';

interface ReadingSheetProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the bar of a book. The book stays in sight, and focus returns to the button when it closes. */
export function ReadingSheet({ title, onClose, children }: ReadingSheetProps) {
  const intl = useIntl();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    },
  };
  return (
    <section {...keys} className={sheet} aria-labelledby={id} data-reading-sheet="">
      <div className={head}>
        <h2 ref={heading} id={id} tabIndex={-1} className={titleStyle}>
          {title}
        </h2>
        <IconButton
          icon="close"
          onClick={onClose}
          label={intl.formatMessage({
            id: 'novel.sheet.close',
            defaultMessage: 'Close',
            description: 'Names the cross that closes the contents or the settings of a book',
          })}
        />
      </div>
      <div className={body}>{children}</div>
    </section>
  );
}
