import { useIntl } from 'react-intl';

import { Menu, MenuChoice } from '../../primitives/Menu/Menu';
import type { MenuOpening } from '../../primitives/Menu/use-menu-trigger';
import type { LanguagePick } from '../model';

export function LanguageList({ languages, language, onLanguageChange, ...opening }: LanguagePick & MenuOpening) {
  const intl = useIntl();
  return (
    <Menu
      {...opening}
      label={intl.formatMessage({
        id: 'shell.language.menu',
        defaultMessage: 'Language',
        description: 'Names the list of languages',
      })}
    >
      <MenuChoice
        value={language}
        onChange={onLanguageChange}
        options={languages.map(({ value, label }) => ({ value, label, lang: value }))}
      />
    </Menu>
  );
}
