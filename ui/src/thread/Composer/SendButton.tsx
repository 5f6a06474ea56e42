import { ArrowUp, Square } from 'lucide-react';
import { useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { round } from './Composer.css';

interface SendButtonProps {
  /** What can be stopped instead of sending: the reply that is being written, or the draft. */
  readonly stops: 'reply' | 'draft' | null;
  readonly canSend: boolean;
  readonly isSending: boolean;
  readonly onStop: () => void;
}

/** The round button of the composer: it sends, and while something is being written it stops that. */
export function SendButton({ stops, canSend, isSending, onStop }: SendButtonProps) {
  const intl = useIntl();
  if (stops !== null) {
    return (
      <button
        type="button"
        data-act="stop"
        className={round}
        onClick={({ detail }) => {
          // The second click of a double click on Send arrives here.
          if (detail < 2) onStop();
        }}
        aria-label={
          stops === 'reply'
            ? intl.formatMessage({
                id: 'chat.composer.stop',
                defaultMessage: 'Stop the reply',
                description: 'Ends a reply that is being written; the words so far stay',
              })
            : intl.formatMessage({
                id: 'chat.composer.stopDraft',
                defaultMessage: 'Stop the draft',
                description: 'Ends the draft of the visitor’s message that is being written; the words so far stay',
              })
        }
      >
        <DrawnIcon drawing={Square} />
      </button>
    );
  }
  return (
    <button
      type="submit"
      className={round}
      disabled={!canSend}
      aria-busy={isSending || undefined}
      aria-label={intl.formatMessage({
        id: 'chat.composer.send',
        defaultMessage: 'Send',
        description: 'Sends the message that was written',
      })}
    >
      {isSending ? <Lantern /> : <DrawnIcon drawing={ArrowUp} />}
    </button>
  );
}
