import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { SpokenText } from '../../content/SpokenText/SpokenText';
import { partTitle } from '../looking-through.css';
import { pager, part, partHead, words } from './CardPreview.css';

interface GreetingsProps {
  readonly greetings: readonly string[];
  readonly lang: string | undefined;
}

export function Greetings({ greetings, lang }: GreetingsProps) {
  const intl = useIntl();
  const id = useId();
  const [index, setIndex] = useState(0);
  const turn = (step: number) => setIndex((index + step + greetings.length) % greetings.length);
  return (
    <div className={part}>
      <div className={partHead}>
        <h3 id={id} className={partTitle} aria-live="polite">
          {greetings.length === 1 ? (
            <FormattedMessage
              id="card.preview.greeting"
              defaultMessage="First message"
              description="Heading over what a character says first"
            />
          ) : (
            <FormattedMessage
              id="card.preview.greetings"
              defaultMessage="First message {number} of {count}"
              description="Heading over one of the messages that a character may begin with"
              values={{ number: index + 1, count: greetings.length }}
            />
          )}
        </h3>
        {greetings.length > 1 && (
          <div className={pager}>
            <ToolButton
              drawing={ChevronLeft}
              pointing
              label={intl.formatMessage({
                id: 'card.preview.previousGreeting',
                defaultMessage: 'Previous first message',
                description: 'Names the button that shows the first message before this one',
              })}
              onClick={() => turn(-1)}
            />
            <ToolButton
              drawing={ChevronRight}
              pointing
              label={intl.formatMessage({
                id: 'card.preview.nextGreeting',
                defaultMessage: 'Next first message',
                description: 'Names the button that shows the first message after this one',
              })}
              onClick={() => turn(1)}
            />
          </div>
        )}
      </div>
      <div role="group" aria-labelledby={id} className={words}>
        <SpokenText text={greetings[index] ?? ''} lang={lang} />
      </div>
    </div>
  );
}
