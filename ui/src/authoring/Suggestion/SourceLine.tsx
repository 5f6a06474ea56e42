import { FormattedMessage } from 'react-intl';

import { TextButton } from '../../primitives/TextButton/TextButton';
import type { SuggestionSource } from './model';
import { sourceLine } from './SourceLine.css';

interface SourceLineProps {
  readonly source: SuggestionSource;
  /** Whether what the model writes shows a price. */
  readonly isPriced: boolean;
  /** Null where there is no choice. */
  readonly onSource: ((source: SuggestionSource) => void) | null;
}

/** Who writes, said plainly, and the way to the other one. */
export function SourceLine({ source, isPriced, onSource }: SourceLineProps) {
  const isModel = source === 'model';
  return (
    <p className={sourceLine}>
      {(isPriced || !isModel) && (
        <span>
          {isModel ? (
            <FormattedMessage
              id="suggestion.source.model"
              defaultMessage="Options with a price are written by the text model."
              description="Below buttons that propose texts: who writes them"
            />
          ) : (
            <FormattedMessage
              id="suggestion.source.templates"
              defaultMessage="From templates and fixed rules. No model."
              description="Below buttons that propose texts: who writes them"
            />
          )}
        </span>
      )}
      {onSource !== null && (
        <TextButton onClick={() => onSource(isModel ? 'templates' : 'model')}>
          {isModel ? (
            <FormattedMessage
              id="suggestion.source.useTemplates"
              defaultMessage="Use the free templates"
              description="Button that has texts proposed from templates, for nothing"
            />
          ) : (
            <FormattedMessage
              id="suggestion.source.useModel"
              defaultMessage="Use the model"
              description="Button that has texts proposed by the text model, for points"
            />
          )}
        </TextButton>
      )}
    </p>
  );
}
