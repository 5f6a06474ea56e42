import type { Account, ThemeChoice } from '../model';

/** What the account's button and the menu behind it both take. */
export interface AccountMenuProps extends ThemeChoice {
  readonly account: Extract<Account, { kind: 'registered' }>;
  readonly onLogOut: () => void;
}
