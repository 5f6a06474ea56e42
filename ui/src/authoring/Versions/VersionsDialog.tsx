import { FormattedMessage } from 'react-intl';

import { Dialog } from '../../primitives/Dialog/Dialog';
import type { VersionsProps } from './model';
import { Versions } from './Versions';

interface VersionsDialogProps extends VersionsProps {
  readonly onClose: () => void;
}

/** The versions of a story over its editor. The question before a restore takes the place of the list. */
export function VersionsDialog({ onClose, ...versions }: VersionsDialogProps) {
  if (versions.toRestore !== null) return <Versions {...versions} />;
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={
        <FormattedMessage
          id="publish.acts.versions"
          defaultMessage="Versions"
          description="Opens the versions of a story that were kept, and names the dialog that shows them"
        />
      }
    >
      <Versions {...versions} />
    </Dialog>
  );
}
