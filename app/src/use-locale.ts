import { useLocation } from 'react-router-dom';

import { defaultLanguage, type Locale } from '@fabula/sdk';

import { languageOfPath } from './routes/redirects';

/** The language of the page in view: the first segment of its path. */
export const useLocale = (): Locale => languageOfPath(useLocation().pathname) ?? defaultLanguage;
