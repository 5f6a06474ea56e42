import { Users } from 'lucide-react';
import { useIntl } from 'react-intl';

import { ToolButton } from '../../primitives/ToolButton/ToolButton';

interface AudienceSwitchProps {
  readonly toPeople: boolean;
  readonly onChange: (toPeople: boolean) => void;
}

/** Whether the next words are for the people alone: no character answers them, and they cost nothing. */
export function AudienceSwitch({ toPeople, onChange }: AudienceSwitchProps) {
  const intl = useIntl();
  return (
    <ToolButton
      drawing={Users}
      hasWords
      aria-pressed={toPeople}
      label={intl.formatMessage({
        id: 'room.audience.people',
        defaultMessage: 'Only to people',
        description: 'Switch in the composer of a room: the message is for the people, and no character answers',
      })}
      onClick={() => onChange(!toPeople)}
    />
  );
}
