import { FormattedMessage, useIntl } from 'react-intl';

import { cardProblems } from '../card-problems';
import type { ImportValue } from '../model';
import { FileZone } from './FileZone';

export interface DropZoneProps {
  readonly state: ImportValue;
  readonly onFile: (file: File) => void;
  /** The reader does not want to wait for the file to be read. */
  readonly onCancel: () => void;
}

export function DropZone({ state, onFile, onCancel }: DropZoneProps) {
  const intl = useIntl();
  const isAtFile = state.step === 'waiting' || state.step === 'reading';
  return (
    <FileZone
      level={2}
      title={
        <FormattedMessage
          id="card.import.title"
          defaultMessage="Import a character"
          description="Heading over the place where a character card is brought"
        />
      }
      sentence={
        <FormattedMessage
          id="card.import.sentence"
          defaultMessage="A character card from SillyTavern, RisuAI, Chub and others. You see what is in it before you save it, and only you will see the character."
          description="Explains what bringing a character card means"
        />
      }
      choose={
        <FormattedMessage
          id="card.import.choose"
          defaultMessage="Choose a card"
          description="Opens the choice of a file with a character card"
        />
      }
      inputLabel={intl.formatMessage({
        id: 'card.import.input',
        defaultMessage: 'File with a character card',
        description: 'Names the hidden file choice, for screen readers',
      })}
      kinds={
        <FormattedMessage
          id="card.import.kinds"
          defaultMessage="PNG, JSON or charx, up to 12 MB."
          description="Which files may hold a character card"
        />
      }
      step={isAtFile ? state.step : 'done'}
      fileName={isAtFile ? state.fileName : ''}
      problem={state.step === 'waiting' && state.problem !== null ? cardProblems[state.problem] : null}
      onFile={onFile}
      onCancel={onCancel}
    />
  );
}
