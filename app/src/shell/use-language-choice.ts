import { useLocation, useNavigate } from 'react-router-dom';

import type { Locale } from '@fabula/sdk';
import type { LanguageChoice } from '@fabula/ui';

import { languageNames } from '../i18n/language-names';
import { isLocale, offeredLocales } from '../i18n/locales';
import { inLanguage } from '../routes/redirects';
import { useApp, useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';

export function useLanguageChoice() {
  const { visitor } = useApp();
  const { detectedLanguage } = useVisitor();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const language = useLocale();
  const languages: LanguageChoice[] = offeredLocales(language, detectedLanguage ?? language).map((locale) => ({
    value: locale,
    label: languageNames[locale],
  }));
  const change = (locale: Locale) => {
    visitor.speak(locale);
    void navigate(inLanguage(pathname, locale) + search + hash, { preventScrollReset: true });
  };
  return {
    languages,
    language,
    onLanguageChange: (value: string) => {
      if (isLocale(value)) change(value);
    },
  };
}
