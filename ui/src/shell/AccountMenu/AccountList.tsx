import { FormattedMessage, useIntl } from 'react-intl';

import { Coin } from '../../primitives/Coin/Coin';
import { Menu, MenuItem, MenuLink, MenuSeparator, MenuSwitch } from '../../primitives/Menu/Menu';
import type { MenuOpening } from '../../primitives/Menu/use-menu-trigger';
import { head, motto, name, points } from './AccountList.css';
import type { AccountMenuProps } from './account-menu-props';

/** The account's menu: who, motto, points, then what can be done (Product §2.2). */
export function AccountList({ account, onLogOut, theme, onThemeChange, ...opening }: AccountMenuProps & MenuOpening) {
  const intl = useIntl();
  return (
    <Menu
      {...opening}
      label={intl.formatMessage({
        id: 'shell.account.menu',
        defaultMessage: 'Account',
        description: 'Names the menu of the account',
      })}
    >
      <div className={head}>
        <bdi className={name}>{account.name}</bdi>
        {account.motto !== '' && <bdi className={motto}>{account.motto}</bdi>}
        {account.points !== undefined && (
          <span className={points}>
            <Coin size="small" />
            <FormattedMessage
              id="shell.account.points"
              defaultMessage="Points: {points, number}"
              description="The balance in the account menu"
              values={{ points: account.points }}
            />
          </span>
        )}
      </div>
      <MenuSeparator />
      <MenuLink icon="profile" href={account.profileHref}>
        <FormattedMessage
          id="shell.account.profile"
          defaultMessage="Profile"
          description="Entry of the account menu that leads to the reader's own page"
        />
      </MenuLink>
      {account.deskHref !== undefined && (
        <MenuLink icon="lamp" href={account.deskHref}>
          <FormattedMessage
            id="shell.account.desk"
            defaultMessage="Operators’ desk"
            description="Entry of the account menu that leads the people who run the site to their pages"
          />
        </MenuLink>
      )}
      <MenuSwitch icon="night" checked={theme === 'night'} onChange={(on) => onThemeChange(on ? 'night' : 'day')}>
        <FormattedMessage
          id="shell.account.nightTheme"
          defaultMessage="Night theme"
          description="Switch in the account menu: ticked while the product has its dark colours"
        />
      </MenuSwitch>
      <MenuSeparator />
      <MenuItem icon="logout" onClick={onLogOut}>
        <FormattedMessage
          id="shell.account.logOut"
          defaultMessage="Log Out"
          description="Entry of the account menu that ends the session"
        />
      </MenuItem>
    </Menu>
  );
}
