import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { note, removed } from './CartLines.css';

interface RemovedRowProps {
  /** Of the pack that was removed. */
  readonly points: number;
  readonly onUndo: () => void;
}

/** In place of a line that was removed: the way to bring it back, which has the focus. */
export function RemovedRow({ onUndo, points }: RemovedRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={removed}>
      <p className={note}>
        <FormattedMessage
          id="cart.removed"
          defaultMessage="{points, plural, one {# point} other {# points}} removed"
          description="In place of a line that was taken out of the cart, before the button that brings it back"
          values={{ points }}
        />
      </p>
      <Button ref={undo} size="small" tone="quiet" icon="retry" onClick={onUndo}>
        <FormattedMessage
          id="cart.undo"
          defaultMessage="Undo"
          description="Button that brings back the line that was taken out of the cart"
        />
      </Button>
    </li>
  );
}
