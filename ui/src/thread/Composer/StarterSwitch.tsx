import { MessageSquareText, MessageSquareOff } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';

import { ToolButton } from '../../primitives/ToolButton/ToolButton';

interface StarterSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export const StarterSwitch = memo(function StarterSwitch({ isOn, onChange }: StarterSwitchProps) {
  const intl = useIntl();
  return (
    <ToolButton
      drawing={isOn ? MessageSquareText : MessageSquareOff}
      label={intl.formatMessage({
        id: 'chat.composer.startersShown',
        defaultMessage: 'Suggestions',
        description: 'Switch in the composer: whether suggestions for the next message stand over it',
      })}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    />
  );
});
