import { QueryClientProvider } from '@tanstack/react-query';
import { IntlProvider } from 'react-intl';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

import { defaultLanguage } from '@fabula/sdk';
import { LinkProvider } from '@fabula/ui';

import { messagesOf } from '../i18n/messages';
import { languageOfPath } from '../routes/redirects';
import { useApp, useVisitor } from '../use-app';
import { RouterLink } from './RouterLink';

/** Everything below `/{lang}`: its texts, its data, and the shell around its pages. */
export function LanguageLayout() {
  const { queries } = useApp();
  const { contentMode } = useVisitor();
  const { pathname } = useLocation();
  const locale = languageOfPath(pathname) ?? defaultLanguage;
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)}>
      <QueryClientProvider client={queries.of(locale, contentMode)}>
        <LinkProvider component={RouterLink}>
          <Outlet />
        </LinkProvider>
        <ScrollRestoration />
      </QueryClientProvider>
    </IntlProvider>
  );
}
