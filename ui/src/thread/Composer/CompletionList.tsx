import { FormattedMessage } from 'react-intl';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { choice as choiceStyle, choices as choicesStyle } from './CompletionList.css';
import type { CompletionChoice } from './use-completion';

interface CompletionListProps {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly CompletionChoice[];
  readonly activeChoice: CompletionChoice | undefined;
  readonly optionId: (choice: CompletionChoice) => string;
  readonly onChoose: (choice: CompletionChoice) => void;
}

/** What a draft can go on with, over the box in which it is written. The focus stays in the box. */
export function CompletionList({ id, label, choices, activeChoice, optionId, onChoose }: CompletionListProps) {
  return (
    <>
      {choices.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={label}
          className={choicesStyle}
          // A press must not take the focus from the box.
          onPointerDown={(event) => event.preventDefault()}
        >
          {choices.map((choice) => (
            <button
              key={choice.id}
              id={optionId(choice)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={choice === activeChoice}
              className={choiceStyle}
              onClick={() => onChoose(choice)}
            >
              {choice.label}
            </button>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {choices.length > 0 && (
            <FormattedMessage
              id="chat.completion.count"
              defaultMessage="{count, plural, one {# suggestion} other {# suggestions}}"
              description="Read aloud when choices appear while a message is written"
              values={{ count: choices.length }}
            />
          )}
        </span>
      </VisuallyHidden>
    </>
  );
}
