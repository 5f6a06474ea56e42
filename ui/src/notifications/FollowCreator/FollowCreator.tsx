import { UserCheck, UserPlus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';

interface FollowCreatorProps {
  readonly name: string;
  readonly following: boolean;
  readonly onChange: (follows: boolean) => void;
}

/** Follows the creator of a character or a story; it stays pressed. */
export function FollowCreator({ name, following, onChange }: FollowCreatorProps) {
  return (
    <Button size="small" aria-pressed={following} onClick={() => onChange(!following)}>
      <DrawnIcon drawing={following ? UserCheck : UserPlus} size="small" />
      <span>
        <FormattedMessage
          id="notification.followCreator"
          defaultMessage="Follow {creator}"
          description="Button beside the name of who made a character or a story: follows them; it stays pressed"
          values={{ creator: <bdi>{name}</bdi> }}
        />
      </span>
    </Button>
  );
}
