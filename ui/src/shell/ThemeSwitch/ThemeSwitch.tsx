import { useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import type { ThemeChoice } from '../model';
import { group, option, word } from './ThemeSwitch.css';
import { ThemeName } from './ThemeName';

const themes = ['night', 'day'] as const;

/** Night and day side by side. */
export function ThemeSwitch({ theme, onThemeChange }: ThemeChoice) {
  const intl = useIntl();
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({
        id: 'shell.theme.group',
        defaultMessage: 'Theme',
        description: 'Names the choice between night and day',
      })}
      className={group}
    >
      {themes.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === theme}
          onClick={() => onThemeChange(name)}
          className={option}
        >
          <Icon name={name} size="small" />
          <span className={word}>
            <ThemeName theme={name} />
          </span>
        </button>
      ))}
    </div>
  );
}
