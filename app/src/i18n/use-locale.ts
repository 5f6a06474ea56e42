import { useLocation } from 'react-router-dom';

import { defaultLanguage, type Locale } from '@fabula/sdk';

import { languageOfPath } from './locales';

export const useLocale = (): Locale => languageOfPath(useLocation().pathname) ?? defaultLanguage;
