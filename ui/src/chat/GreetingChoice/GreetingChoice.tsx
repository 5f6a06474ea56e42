import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { MarkdownText } from '../../thread/MarkdownText/MarkdownText';
import { greeting as greetingStyle, greetings as greetingsStyle, legend } from './GreetingChoice.css';

export interface GreetingChoiceProps {
  /** The ways a character can begin, in Markdown; the first is the usual one. */
  readonly greetings: readonly string[];
  /** `index` is counted from 0. */
  readonly onBegin: (index: number) => void;
}

/** The ways a conversation can begin: one press takes one. */
export function GreetingChoice({ greetings, onBegin }: GreetingChoiceProps) {
  const id = useId();
  return (
    <fieldset className={greetingsStyle}>
      <legend className={legend}>
        <FormattedMessage
          id="chat.greetings.legend"
          defaultMessage="{count, plural, one {How it starts} other {How does it start?}}"
          description="Over the greetings that a conversation can begin with"
          values={{ count: greetings.length }}
        />
      </legend>
      {greetings.map((greeting, index) => (
        <div key={greeting} className={greetingStyle}>
          <div id={`${id}-${index}`}>
            <MarkdownText text={greeting} />
          </div>
          <Button size="small" aria-describedby={`${id}-${index}`} onClick={() => onBegin(index)}>
            <FormattedMessage
              id="chat.greetings.begin"
              defaultMessage="Start like this"
              description="Begins a conversation with the greeting above"
            />
          </Button>
        </div>
      ))}
    </fieldset>
  );
}
