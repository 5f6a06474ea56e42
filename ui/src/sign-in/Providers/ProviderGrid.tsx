import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import type { LoginPending, LoginStep, ProviderChoice, SignInProvider } from '../model';
import { ProviderButton } from './ProviderButton';
import { grid, note, place } from './ProviderGrid.css';
import { providerNames } from './provider-names';

export interface ProviderGridProps {
  readonly providers: readonly ProviderChoice[];
  readonly pending: LoginPending | undefined;
  readonly onProvider: (provider: SignInProvider) => void;
  readonly onStep: (step: LoginStep) => void;
}

/** The parties that vouch for a visitor. Telegram has a step of its own, for its own button. */
export function ProviderGrid({ providers, pending, onProvider, onStep }: ProviderGridProps) {
  const noteId = useId();
  const refusing = providers.find(({ refusesBrowser }) => refusesBrowser);
  if (providers.length === 0) return null;
  return (
    <>
      <ul className={grid}>
        {providers.map((choice) => (
          <li key={choice.provider} className={place}>
            <ProviderButton
              {...choice}
              noteId={noteId}
              isBusy={pending?.kind === 'provider' && pending.provider === choice.provider}
              isWaiting={pending !== undefined}
              onPress={() => (choice.provider === 'telegram' ? onStep('telegram') : onProvider(choice.provider))}
            />
          </li>
        ))}
      </ul>
      {refusing !== undefined && (
        <p id={noteId} className={note}>
          <FormattedMessage
            id="signIn.providers.refusesBrowser"
            defaultMessage="{provider} does not work in this app’s browser. Use a code by email, or open this page in your own browser."
            description="Under the buttons of other parties, when the page is open in an app's built-in browser that the party refuses"
            values={{ provider: providerNames[refusing.provider] }}
          />
        </p>
      )}
    </>
  );
}
