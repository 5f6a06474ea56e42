import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { PromptMeterValue } from '../editor-model';
import { amount, bar, filled, meter, room, words } from './PromptMeter.css';

/** Shares of the context from which on the meter is amber, and red. */
const much = 0.3;
const tooMuch = 0.45;

function toneOf(share: number): 'little' | 'much' | 'too-much' {
  if (share >= tooMuch) return 'too-much';
  return share >= much ? 'much' : 'little';
}

const large = (parts: ReactNode) => <span className={amount}>{parts}</span>;

/** What is sent with every reply, and how many messages the rest has room for. */
export function PromptMeter({ always, context, messagesLeft }: PromptMeterValue) {
  const share = Math.min(1, always / context);
  const tone = toneOf(share);
  return (
    <div className={meter}>
      <p className={words}>
        <FormattedMessage
          id="editor.meter"
          defaultMessage="<amount>{always, plural, one {# token} other {# tokens}}</amount> of {context, number} are sent with every reply"
          description="Below the sections of the character editor: how much of what the model reads at once the character takes. The part in <amount> is large"
          values={{ always, context, amount: large }}
        />
      </p>
      <span className={bar} aria-hidden="true">
        <span className={filled} data-tone={tone} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <p className={room} data-tone={tone}>
        <FormattedMessage
          id="editor.meter.room"
          defaultMessage="{count, plural, one {Leaves room for about # message.} other {Leaves room for about # messages.}}"
          description="Below the bar of the tokens of a character: how many messages the model still reads beside it"
          values={{ count: messagesLeft }}
        />
      </p>
    </div>
  );
}
