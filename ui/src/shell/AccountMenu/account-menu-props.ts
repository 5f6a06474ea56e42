import type { Account, ThemeChoice } from '../model';

export interface AccountMenuProps extends ThemeChoice {
  readonly account: Extract<Account, { kind: 'registered' }>;
  readonly onLogOut: () => void;
}
