import { useLocation } from 'react-router-dom';

import { defaultLanguage, type Locale } from '@fabula/sdk';

import { languageOfPath } from './locales';

/** The language of the page in view: the first segment of its path. */
export const useLocale = (): Locale => languageOfPath(useLocation().pathname) ?? defaultLanguage;
