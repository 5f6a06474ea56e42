import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import type { ContextPartValue } from '../model';
import { sentence } from '../../thread/Panel/Panel.css';
import { bar, dot, part as partStyle, partTitle, partTokens, partWhy, share } from './ContextMeter.css';

interface ContextMeterProps {
  readonly parts: readonly ContextPartValue[];
  readonly budget: number;
}

/** What the next reply is written from, how much of the room each part takes, and why it is there. */
export function ContextMeter({ parts, budget }: ContextMeterProps) {
  const intl = useIntl();
  const used = parts.reduce((sum, { tokens }) => sum + tokens, 0);
  return (
    <div>
      <p className={sentence}>
        <FormattedMessage
          id="chat.context.sentence"
          defaultMessage="The next reply uses {used, number} of {budget, number} tokens."
          description="Over the meter of what the next reply is written from"
          values={{ used, budget }}
        />
      </p>
      <div
        role="meter"
        className={bar}
        aria-valuemin={0}
        aria-valuemax={budget}
        aria-valuenow={used}
        aria-label={intl.formatMessage({
          id: 'chat.context.label',
          defaultMessage: 'Context of the next reply',
          description: 'Names the meter of what the next reply is written from',
        })}
      >
        {parts.map(({ kind, title, tokens }) => (
          <span
            key={`${kind} ${title}`}
            className={share[kind]}
            style={{ inlineSize: `${(tokens / Math.max(budget, used)) * 100}%` }}
          />
        ))}
      </div>
      <ul>
        {parts.map(({ kind, title, tokens, why }) => (
          <li key={`${kind} ${title}`} className={partStyle}>
            <span aria-hidden="true" className={dot[kind]} />
            <bdi className={partTitle}>{title}</bdi>
            <span className={partTokens}>
              <FormattedNumber value={tokens} />
            </span>
            <span className={partWhy}>{why}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
