import { FormattedMessage } from 'react-intl';

import { Panel } from '../Panel/Panel';
import { quiet } from '../Panel/Panel.css';
import { BranchList, type BranchListProps } from './BranchList';

export interface BranchPanelProps extends BranchListProps {
  readonly onClose: () => void;
}

/** The ways that a conversation has gone, in a room beside it. */
export function BranchPanel({ branches, onOpen, onRename, onClose }: BranchPanelProps) {
  return (
    <Panel
      onClose={onClose}
      title={
        <FormattedMessage
          id="chat.branches.title"
          defaultMessage="Branches"
          description="Title of the panel with the ways that a conversation has gone"
        />
      }
    >
      {branches.length === 0 ? (
        <p className={quiet}>
          <FormattedMessage
            id="chat.branches.none"
            defaultMessage="The conversation has gone one way so far. Regenerate, edit or branch, and the ways stand here."
            description="In the panel of branches while there is none"
          />
        </p>
      ) : (
        <BranchList branches={branches} onOpen={onOpen} onRename={onRename} />
      )}
    </Panel>
  );
}
