import { FormattedMessage } from 'react-intl';

import { counts } from './SuggestionPanel.css';
import type { SuggestionPanelProps, SuggestionShown } from './model';

interface PanelCountsProps extends Pick<SuggestionPanelProps, 'source' | 'points'> {
  readonly shown: Extract<SuggestionShown, { kind: 'text' | 'entries' }>;
}

/** How much is proposed, by whom, and what it has cost. */
export function PanelCounts({ shown, source, points }: PanelCountsProps) {
  return (
    <p className={counts}>
      <span>
        {shown.kind === 'text' && shown.tokens === undefined ? (
          <FormattedMessage
            id="suggestion.changes"
            defaultMessage="{count, plural, one {# change} other {# changes}}"
            description="How many changes are proposed for a text"
            values={{ count: shown.hunks.length }}
          />
        ) : shown.kind === 'text' ? (
          <FormattedMessage
            id="suggestion.counts"
            defaultMessage="{count, plural, one {# change} other {# changes}}, {before, number} to {after, number} tokens"
            description="How many changes are proposed for a text, and its estimated tokens before and after"
            values={{ count: shown.hunks.length, ...shown.tokens }}
          />
        ) : (
          <FormattedMessage
            id="suggestion.entryCounts"
            defaultMessage="{count, number} to add, {tokens, number} tokens"
            description="How many entries are proposed for a list, and their estimated tokens"
            values={{ count: shown.hunks.length, tokens: shown.tokens }}
          />
        )}
      </span>
      {points !== undefined && (
        <span>
          {source === 'templates' ? (
            <FormattedMessage
              id="suggestion.free"
              defaultMessage="Free, no model"
              description="Beside a proposed text that was made from templates or by fixed rules"
            />
          ) : (
            <FormattedMessage
              id="suggestion.cost"
              defaultMessage="{points, plural, =0 {Free} one {Cost # point} other {Cost # points}}"
              description="Beside a proposed text that a model has written"
              values={{ points }}
            />
          )}
        </span>
      )}
    </p>
  );
}
