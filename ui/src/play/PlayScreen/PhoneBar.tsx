import { Route, Settings2, Share2, Volume2, VolumeX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { phoneBar, phoneButton } from './PhoneBar.css';

interface PhoneBarProps {
  readonly isListening: boolean;
  /** Left out where a round cannot be read aloud. */
  readonly onListen?: (() => void) | undefined;
  readonly onPane: () => void;
  readonly onShare: (() => void) | undefined;
  readonly onSettings: () => void;
}

/** At the foot of phones: what stands beside a round, or over it, on wider screens. */
export function PhoneBar({ isListening, onListen, onPane, onShare, onSettings }: PhoneBarProps) {
  const intl = useIntl();
  return (
    <nav
      className={phoneBar}
      aria-label={intl.formatMessage({
        id: 'play.phoneBar',
        defaultMessage: 'This story',
        description: 'Names the bar at the foot of a story on phones, for screen readers',
      })}
    >
      <PhoneButton drawing={Route} onClick={onPane}>
        <FormattedMessage
          id="play.phoneBar.pane"
          defaultMessage="Scene and path"
          description="Opens, on phones, who is in the scene and the path so far"
        />
      </PhoneButton>
      {onListen !== undefined && (
        <PhoneButton drawing={isListening ? VolumeX : Volume2} isPressed={isListening} onClick={onListen}>
          <FormattedMessage
            id="play.phoneBar.listen"
            defaultMessage="Listen"
            description="Lets the browser read a round of a story aloud, on phones; pressed while it does"
          />
        </PhoneButton>
      )}
      {onShare !== undefined && (
        <PhoneButton drawing={Share2} onClick={onShare}>
          <FormattedMessage
            id="play.phoneBar.share"
            defaultMessage="Share"
            description="Lets others read the path that a reader has taken, on phones"
          />
        </PhoneButton>
      )}
      <PhoneButton drawing={Settings2} onClick={onSettings}>
        <FormattedMessage
          id="play.phoneBar.settings"
          defaultMessage="Reading"
          description="Opens how a story is read, on phones"
        />
      </PhoneButton>
    </nav>
  );
}

interface PhoneButtonProps {
  readonly drawing: LucideIcon;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function PhoneButton({ drawing, isPressed, onClick, children }: PhoneButtonProps) {
  return (
    <button type="button" className={phoneButton} aria-pressed={isPressed} onClick={onClick}>
      <DrawnIcon drawing={drawing} />
      {children}
    </button>
  );
}
