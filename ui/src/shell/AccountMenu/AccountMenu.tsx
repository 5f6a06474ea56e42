import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';

import { WornFrame } from '../../cosmetics/PortraitFrame/WornFrame';
import { Coin } from '../../primitives/Coin/Coin';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import { useMenuTrigger } from '../../primitives/Menu/use-menu-trigger';
import type { AccountMenuProps } from './account-menu-props';
import { amount, avatarButton, balance, figure, portrait } from './AccountMenu.css';

/** From here on a balance is written short, so that it keeps its place: 125K. */
const longestAmount = 99_999;

const load = () => import('./AccountList');
const AccountList = lazy(() => load().then((module) => ({ default: module.AccountList })));

/** The balance, which leads to the prices where there are any, and the picture that opens the account's menu. */
export function AccountMenu({ account, onLogOut, theme, onThemeChange }: AccountMenuProps) {
  const intl = useIntl();
  const { triggerProps, opening, wasOpened } = useMenuTrigger(load);
  const shown =
    account.points === undefined
      ? undefined
      : intl.formatNumber(account.points, {
          notation: account.points > longestAmount ? 'compact' : 'standard',
          maximumFractionDigits: 1,
        });
  const balanceLabel =
    shown === undefined
      ? intl.formatMessage({
          id: 'shell.header.prices',
          defaultMessage: 'Points, see prices',
          description: 'Names the coin in the header, which links to the prices, while the balance is not known',
        })
      : intl.formatMessage(
          {
            id: 'shell.header.balanceAndPrices',
            defaultMessage: '{balance} points, see prices',
            description: 'Names the balance in the header, which links to the prices; {balance} is a written number',
          },
          { balance: shown },
        );
  return (
    <>
      {account.pricesHref !== undefined && (
        <Link href={account.pricesHref} className={balance} aria-label={balanceLabel}>
          <Coin />
          <span className={amount}>{shown}</span>
        </Link>
      )}
      <button
        {...triggerProps}
        className={avatarButton}
        aria-label={intl.formatMessage(
          {
            id: 'shell.account.button',
            defaultMessage: 'Account of {name}',
            description: 'Names the picture in the header that opens the account menu',
          },
          { name: account.name },
        )}
      >
        <span className={portrait}>
          {account.avatar === undefined ? (
            <span className={figure}>
              <Icon name="profile" />
            </span>
          ) : (
            <img src={account.avatar} alt="" width={38} height={46} className={figure} />
          )}
          <WornFrame frame={account.frame} />
        </span>
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <AccountList {...opening} account={account} onLogOut={onLogOut} theme={theme} onThemeChange={onThemeChange} />
        </Suspense>
      )}
    </>
  );
}
