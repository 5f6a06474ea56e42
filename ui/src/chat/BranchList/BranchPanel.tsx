import { FormattedMessage } from 'react-intl';

import { TextButton } from '../../primitives/TextButton/TextButton';
import { Panel } from '../../thread/Panel/Panel';
import { quiet } from '../../thread/Panel/Panel.css';
import { BranchList, type BranchListProps } from './BranchList';

export interface BranchPanelProps extends BranchListProps {
  /** More of them are wanted; undefined when there are no more. */
  readonly onMore: (() => void) | undefined;
  readonly onClose: () => void;
}

export function BranchPanel({ branches, onOpen, onRename, onMore, onClose }: BranchPanelProps) {
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
      {branches.length <= 1 && (
        <p className={quiet}>
          <FormattedMessage
            id="chat.branches.none"
            defaultMessage="This conversation has no branches yet. Regenerate, edit or branch, and they appear here."
            description="In the panel of branches while there is no other than the one on the page"
          />
        </p>
      )}
      <BranchList branches={branches} onOpen={onOpen} onRename={onRename} />
      {onMore !== undefined && (
        <TextButton onClick={onMore}>
          <FormattedMessage
            id="chat.branches.more"
            defaultMessage="Show more"
            description="Shows more branches of a conversation"
          />
        </TextButton>
      )}
    </Panel>
  );
}
