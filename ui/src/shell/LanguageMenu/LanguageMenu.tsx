import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { useMenuTrigger } from '../../primitives/Menu/use-menu-trigger';
import type { LanguagePick } from '../model';
import { button, name } from './LanguageMenu.css';

const load = () => import('./LanguageList');
const LanguageList = lazy(() => load().then((module) => ({ default: module.LanguageList })));

/** The language in use, and a menu of the others in their own names. */
export function LanguageMenu({ languages, language, onLanguageChange }: LanguagePick) {
  const intl = useIntl();
  const { triggerProps, opening, wasOpened } = useMenuTrigger(load);
  const current = languages.find(({ value }) => value === language)?.label ?? language;
  return (
    <>
      <button
        {...triggerProps}
        className={button}
        aria-label={intl.formatMessage(
          {
            id: 'shell.language.button',
            defaultMessage: 'Language: {language}',
            description: 'Names the button that opens the list of languages; {language} is the current one',
          },
          { language: current },
        )}
      >
        <Icon name="language" />
        <span className={name}>
          {current}
          <Icon name="down" size="small" />
        </span>
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <LanguageList {...opening} languages={languages} language={language} onLanguageChange={onLanguageChange} />
        </Suspense>
      )}
    </>
  );
}
