import { useId, type ReactNode } from 'react';
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
  return (
    <section className={panel} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={titleStyle}>
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
