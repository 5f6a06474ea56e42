import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import type { ProviderChoice } from '../model';
import { ProviderMark } from './ProviderMark';
import { remark, words } from './ProviderGrid.css';
import { providerNames } from './provider-names';

interface ProviderButtonProps extends ProviderChoice {
  readonly noteId: string;
  readonly isBusy: boolean;
  readonly isWaiting: boolean;
  readonly onPress: () => void;
}

const remarks = {
  refused: (
    <FormattedMessage
      id="signIn.providers.notHere"
      defaultMessage="not in this app"
      description="Small, under the name of a party on its button, when it refuses the app's built-in browser"
    />
  ),
  standIn: (
    <FormattedMessage
      id="signIn.providers.standIn"
      defaultMessage="local stand-in"
      description="Small, under the name of a party on its button: on a developer's machine a stand-in answers for it"
    />
  ),
} as const;

const remarkOn = ({ refusesBrowser, standIn }: ProviderChoice): ReactNode => {
  if (refusesBrowser) return remarks.refused;
  return standIn ? remarks.standIn : undefined;
};

export function ProviderButton(props: ProviderButtonProps) {
  const { provider, refusesBrowser, noteId, isBusy, isWaiting, onPress } = props;
  const said = remarkOn(props);
  return (
    <Button
      size="tile"
      disabled={isWaiting || refusesBrowser}
      aria-describedby={refusesBrowser ? noteId : undefined}
      busy={isBusy}
      busyLabel={
        <FormattedMessage
          id="signIn.providers.busy"
          defaultMessage="Opening"
          description="On the button of Google, Apple or another party while its page is being opened"
        />
      }
      onClick={onPress}
    >
      <ProviderMark provider={provider} />
      <span className={words}>
        {providerNames[provider]}
        {said !== undefined && <span className={remark}>{said}</span>}
      </span>
    </Button>
  );
}
