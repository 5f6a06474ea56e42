import { FormattedMessage, useIntl } from 'react-intl';

import { FileZone } from '../DropZone/FileZone';
import type { LorebookValue } from '../lorebook-model';
import { note } from './LorebookDialog.css';
import { lorebookProblems } from './lorebook-problems';

interface BringLorebookProps {
  readonly state: Extract<LorebookValue, { step: 'waiting' | 'reading' }>;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

export function BringLorebook({ state, onFile, onCancel }: BringLorebookProps) {
  const intl = useIntl();
  return (
    <FileZone
      level={3}
      title={
        <FormattedMessage
          id="card.lorebook.bring"
          defaultMessage="Import a lorebook"
          description="Heading over the place where a lorebook is brought"
        />
      }
      sentence={
        <FormattedMessage
          id="card.lorebook.bringSentence"
          defaultMessage="SillyTavern World Info, a lorebook file, or a card with a lorebook. You see what is in it before anything changes."
          description="Explains what bringing a lorebook means"
        />
      }
      note={
        state.step === 'waiting' &&
        state.isRestored && (
          <p role="status" className={note}>
            <FormattedMessage
              id="card.lorebook.restored"
              defaultMessage="The previous lorebook is back."
              description="After a change of a lorebook was undone"
            />
          </p>
        )
      }
      choose={
        <FormattedMessage
          id="card.lorebook.choose"
          defaultMessage="Choose a lorebook"
          description="Opens the choice of a file with a lorebook"
        />
      }
      inputLabel={intl.formatMessage({
        id: 'card.lorebook.input',
        defaultMessage: 'File with a lorebook',
        description: 'Names the hidden file choice, for screen readers',
      })}
      kinds={
        <FormattedMessage
          id="card.lorebook.kinds"
          defaultMessage="JSON up to 8 MB, or a card."
          description="Which files may hold a lorebook"
        />
      }
      step={state.step}
      fileName={state.fileName}
      problem={state.step === 'waiting' && state.problem !== null ? lorebookProblems[state.problem] : null}
      onFile={onFile}
      onCancel={onCancel}
    />
  );
}
