import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { TextButton } from '../../primitives/TextButton/TextButton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import {
  fileName,
  hint,
  problem,
  problemFile,
  problemSign,
  reading,
  sentence,
  withPointer,
  zone,
} from '../DropZone/DropZone.css';
import { useFileDrop } from '../DropZone/use-file-drop';
import type { LorebookValue } from '../lorebook-model';
import { note, partTitle } from './LorebookDialog.css';
import { lorebookProblems } from './lorebook-problems';

interface BringLorebookProps {
  readonly state: Extract<LorebookValue, { step: 'waiting' | 'reading' }>;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

/** Brings a lorebook: by choosing a file, by dropping one, by pasting one. */
export function BringLorebook({ state, onFile, onCancel }: BringLorebookProps) {
  const id = useId();
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { dropProps, isOver } = useFileDrop(state.step === 'waiting', onFile);
  return (
    <section aria-labelledby={id} className={zone} data-over={isOver || undefined} {...dropProps}>
      <h3 id={id} className={partTitle}>
        <FormattedMessage
          id="card.lorebook.bring"
          defaultMessage="Bring a lorebook"
          description="Heading over the place where a lorebook is brought"
        />
      </h3>
      <p className={sentence}>
        <FormattedMessage
          id="card.lorebook.bringSentence"
          defaultMessage="A world info of SillyTavern, a lorebook of its own, or a card that has one. You see what is in it before anything changes."
          description="Explains what bringing a lorebook means"
        />
      </p>
      {state.step === 'waiting' && state.isRestored && (
        <p role="status" className={note}>
          <FormattedMessage
            id="card.lorebook.restored"
            defaultMessage="The former lorebook is back."
            description="After a change of a lorebook was undone"
          />
        </p>
      )}
      {state.step === 'waiting' && state.problem !== null && (
        <p role="alert" className={problem}>
          <span className={problemSign}>
            <Icon name="alert" size="small" />
          </span>
          <span>
            {state.fileName !== '' && <bdi className={problemFile}>{state.fileName}</bdi>}
            {lorebookProblems[state.problem]}
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
            id="card.lorebook.choose"
            defaultMessage="Choose a lorebook"
            description="Opens the choice of a file with a lorebook"
          />
        </Button>
      )}
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          accept=".json,.png,.charx,.jpg,.jpeg,.zip,image/png,application/json"
          aria-label={intl.formatMessage({
            id: 'card.lorebook.input',
            defaultMessage: 'File with a lorebook',
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
          id="card.lorebook.kinds"
          defaultMessage="JSON up to 8 MB, or a card."
          description="Which files may hold a lorebook"
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
