import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import type { VersionsProps, VersionToRestore, VersionWords } from './model';
import { acts, problem } from './Versions.css';

interface RestoreDialogProps {
  readonly words: VersionWords;
  readonly version: VersionToRestore;
  readonly onRestore: VersionsProps['onRestore'];
  readonly onLeave: () => void;
}

const problems: Readonly<Record<'failed' | 'refused', ReactNode>> = {
  failed: (
    <FormattedMessage
      id="versions.restore.failed"
      defaultMessage="The version could not be restored. Nothing was changed; try again."
      description="In the question before a version of a character is restored, after it did not work"
    />
  ),
  refused: (
    <FormattedMessage
      id="versions.restore.refused"
      defaultMessage="This version contains something that is no longer allowed here. Nothing was changed."
      description="In the question before a version of a character is restored, after the server refused its content"
    />
  ),
};

const restoring = (
  <FormattedMessage
    id="versions.restore.busy"
    defaultMessage="Restoring"
    description="On the button while a version of a character is being restored"
  />
);

/** Asks before something becomes what it was in a version; where the draft has changes, what becomes of them. */
export function RestoreDialog({ words, version, onRestore, onLeave }: RestoreDialogProps) {
  const { isAtStake, number, state } = version;
  const isBusy = state === 'restoring';
  const restore = (
    <FormattedMessage
      id="versions.restore.confirm"
      defaultMessage="Restore this version"
      description="Button that makes a character what it was in a version"
    />
  );
  return (
    <Dialog
      open
      onClose={onLeave}
      dismissible={!isBusy}
      title={
        <FormattedMessage
          id="versions.restore.title"
          defaultMessage="Restore version {number, number}?"
          description="Question before a version of a character is restored"
          values={{ number }}
        />
      }
      description={words.restoring}
    >
      <div className={acts}>
        {(state === 'failed' || state === 'refused') && (
          <p role="alert" className={problem}>
            {problems[state]}
          </p>
        )}
        {isAtStake && (
          <Button tone="primary" size="large" busy={isBusy} busyLabel={restoring} onClick={() => onRestore('keep')}>
            <FormattedMessage
              id="versions.restore.withChanges"
              defaultMessage="Restore and keep my changes in the draft"
              description="Restores a version of a character; the author's changes that are not saved to the character stay in the draft"
            />
          </Button>
        )}
        <Button
          tone={isAtStake ? 'danger' : 'primary'}
          size="large"
          busy={isBusy}
          busyLabel={restoring}
          onClick={() => onRestore('replace')}
        >
          {isAtStake ? (
            <FormattedMessage
              id="versions.restore.replace"
              defaultMessage="Restore and discard my changes"
              description="Restores a version of a character; the author's changes that are not saved to the character are lost"
            />
          ) : (
            restore
          )}
        </Button>
        <Button size="large" tone="quiet" disabled={isBusy} onClick={onLeave}>
          <FormattedMessage
            id="versions.restore.cancel"
            defaultMessage="Cancel"
            description="Leaves the question before a version of a character is restored"
          />
        </Button>
      </div>
    </Dialog>
  );
}
