import { FormattedMessage } from 'react-intl';

import { RenameForm } from '../../thread/RenameForm/RenameForm';
import { naming } from './BranchList.css';

/** The longest name of a branch that the contract takes, in characters. */
const longestName = 80;

interface RenameBranchProps {
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

export function RenameBranch(props: RenameBranchProps) {
  return (
    <RenameForm
      {...props}
      className={naming}
      longest={longestName}
      canBeEmpty
      label={
        <FormattedMessage
          id="chat.branches.name"
          defaultMessage="Name of this branch"
          description="Names the box in which a branch gets its name"
        />
      }
      saveLabel={
        <FormattedMessage
          id="chat.branches.saveName"
          defaultMessage="Save the name"
          description="Saves the name of a branch"
        />
      }
    />
  );
}
