import { FormattedMessage } from 'react-intl';

import { charactersIn } from '../wizard-limits';
import { counter } from './step.css';

interface CounterProps {
  readonly text: string;
  readonly limit: number;
}

/** How many characters of how many a text has. */
export function Counter({ text, limit }: CounterProps) {
  const written = charactersIn(text);
  return (
    <span className={counter} data-over={written > limit || undefined}>
      <FormattedMessage
        id="wizard.counter"
        defaultMessage="{written, number} / {limit, number}"
        description="How many characters of how many a text has"
        values={{ written, limit }}
      />
    </span>
  );
}

/** How many entries of how many a list has. */
export function EntryCounter({ count, limit }: { readonly count: number; readonly limit: number }) {
  return (
    <FormattedMessage
      id="wizard.entryCounter"
      defaultMessage="{count, number} of {limit, number}"
      description="How many entries of how many a list has, such as chosen tags"
      values={{ count, limit }}
    />
  );
}
