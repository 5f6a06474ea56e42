import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import type { Account, SignInWay, ThemeChoice } from '../model';
import { AccountMenu } from './AccountMenu';
import { slot } from './AccountMenu.css';

export interface AccountSlotProps extends ThemeChoice {
  readonly account: Account;
  readonly signIn: SignInWay;
  readonly onLogOut: () => void;
}

/**
 * The end of the header: 'Free Try' for a guest, balance and menu for an account (Product §2.2). Where
 * `html[data-session='registered']` announces an account before it is known, the place is kept and the button unseen.
 */
export function AccountSlot({ account, signIn, onLogOut, theme, onThemeChange }: AccountSlotProps) {
  return (
    <div className={slot} data-account={account.kind}>
      {account.kind === 'guest' ? (
        <ButtonLink href={signIn.href} onClick={signIn.onClick} tone="primary">
          <FormattedMessage
            id="shell.header.freeTry"
            defaultMessage="Free Try"
            description="Button in the header that lets a guest sign in and start"
          />
        </ButtonLink>
      ) : (
        <AccountMenu account={account} onLogOut={onLogOut} theme={theme} onThemeChange={onThemeChange} />
      )}
    </div>
  );
}
