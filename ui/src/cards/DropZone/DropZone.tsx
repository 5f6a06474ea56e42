import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { TextButton } from '../../primitives/TextButton/TextButton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { cardProblems } from '../card-problems';
import type { ImportValue } from '../model';
import {
  fileName,
  heading,
  hint,
  problem,
  problemFile,
  problemSign,
  reading,
  sentence,
  withPointer,
  zone,
} from './DropZone.css';
import { useFileDrop } from './use-file-drop';

export interface DropZoneProps {
  readonly state: ImportValue;
  readonly onFile: (file: File) => void;
  /** The reader does not want to wait for the file to be read. */
  readonly onCancel: () => void;
}

const kinds = '.png,.json,.charx,.jpg,.jpeg,.zip,image/png,application/json';

/** Brings a character card: by choosing a file, by dropping one, by pasting one. */
export function DropZone({ state, onFile, onCancel }: DropZoneProps) {
  const id = useId();
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { dropProps, isOver } = useFileDrop(state.step === 'waiting', onFile);
  const failure = state.step === 'waiting' ? state.problem : null;
  return (
    <section aria-labelledby={id} className={zone} data-over={isOver || undefined} {...dropProps}>
      <h2 id={id} className={heading}>
        <FormattedMessage
          id="card.import.title"
          defaultMessage="Bring a character"
          description="Heading over the place where a character card is brought"
        />
      </h2>
      <p className={sentence}>
        <FormattedMessage
          id="card.import.sentence"
          defaultMessage="A character card from SillyTavern, RisuAI, Chub and others. You see what is in it before anything is kept, and only you will see the character."
          description="Explains what bringing a character card means"
        />
      </p>
      {failure !== null && state.step === 'waiting' && (
        <p role="alert" className={problem}>
          <span className={problemSign}>
            <Icon name="alert" size="small" />
          </span>
          <span>
            {state.fileName !== '' && <bdi className={problemFile}>{state.fileName}</bdi>}
            {cardProblems[failure]}
          </span>
        </p>
      )}
      {state.step === 'reading' ? (
        <div role="status" className={reading}>
          <Lantern />
          <span className={fileName}>
            <FormattedMessage
              id="card.import.reading"
              defaultMessage="Reading {fileName}"
              description="While a character card is read; {fileName} is the file that was chosen"
              values={{ fileName: <bdi>{state.fileName}</bdi> }}
            />
          </span>
          <TextButton onClick={onCancel}>
            <FormattedMessage
              id="card.import.cancel"
              defaultMessage="Cancel"
              description="Stops reading a character card"
            />
          </TextButton>
        </div>
      ) : (
        <Button tone="primary" icon="plus" onClick={() => input.current?.click()}>
          <FormattedMessage
            id="card.import.choose"
            defaultMessage="Choose a card"
            description="Opens the choice of a file with a character card"
          />
        </Button>
      )}
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          accept={kinds}
          aria-label={intl.formatMessage({
            id: 'card.import.input',
            defaultMessage: 'File with a character card',
            description: 'Names the hidden file choice, for screen readers',
          })}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file !== undefined) onFile(file);
          }}
        />
      </VisuallyHidden>
      <p className={hint}>
        <FormattedMessage
          id="card.import.kinds"
          defaultMessage="PNG, JSON or charx, up to 12 MB."
          description="Which files may hold a character card"
        />
        <span className={withPointer}>
          <FormattedMessage
            id="card.import.otherWays"
            defaultMessage="You can also drop it here or paste it."
            description="Other ways to bring a character card than choosing a file; shown where there is a mouse"
          />
        </span>
      </p>
    </section>
  );
}
