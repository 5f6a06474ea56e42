import { GitBranch } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { TextButton } from '../../primitives/TextButton/TextButton';
import { branching } from './Notices.css';

export function BranchNotice({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <p role="status" className={branching}>
      <DrawnIcon drawing={GitBranch} size="small" pointing />
      <span>
        <FormattedMessage
          id="chat.branch.begins"
          defaultMessage="Your next message starts a branch here. The messages that follow are kept."
          description="Over the composer after “Branch from here” was pressed"
        />
      </span>
      <TextButton onClick={onCancel}>
        <FormattedMessage
          id="chat.branch.cancel"
          defaultMessage="Stay on this branch"
          description="Goes back to the conversation as it was, without a new branch"
        />
      </TextButton>
    </p>
  );
}
