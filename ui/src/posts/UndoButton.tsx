import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { TextButton } from '../primitives/TextButton/TextButton';

/** Brings back what was just deleted. It takes the focus of the button that went with it. */
export function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <TextButton ref={button} onClick={onUndo}>
      <FormattedMessage
        id="post.undoDelete"
        defaultMessage="Undo"
        description="Brings back a post or a comment that was just deleted"
      />
    </TextButton>
  );
}
