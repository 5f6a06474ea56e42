import { useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { choice, choiceButton } from './SuggestionPanel.css';
import type { HunkMark } from './use-hunk-marks';

interface HunkChoiceProps {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly mark: HunkMark | undefined;
  readonly onMark: (mark: HunkMark) => void;
  readonly isBusy: boolean;
}

/** Accepts or rejects one change. */
export function HunkChoice({ number, count, mark, onMark, isBusy }: HunkChoiceProps) {
  const intl = useIntl();
  const values = { number, count };
  return (
    <span className={choice}>
      <button
        type="button"
        className={choiceButton}
        data-mark="accepted"
        disabled={isBusy}
        aria-pressed={mark === 'accepted'}
        aria-label={intl.formatMessage(
          {
            id: 'suggestion.hunk.accept',
            defaultMessage: 'Accept change {number, number} of {count, number}',
            description: 'Button beside a proposed change of a text',
          },
          values,
        )}
        onClick={() => onMark('accepted')}
      >
        <Icon name="check" size="small" />
      </button>
      <button
        type="button"
        className={choiceButton}
        data-mark="rejected"
        disabled={isBusy}
        aria-pressed={mark === 'rejected'}
        aria-label={intl.formatMessage(
          {
            id: 'suggestion.hunk.reject',
            defaultMessage: 'Reject change {number, number} of {count, number}',
            description: 'Button beside a proposed change of a text',
          },
          values,
        )}
        onClick={() => onMark('rejected')}
      >
        <Icon name="close" size="small" />
      </button>
    </span>
  );
}
