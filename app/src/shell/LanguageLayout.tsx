import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment } from 'react';
import { IntlProvider } from 'react-intl';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

import { defaultLanguage } from '@fabula/sdk';
import { UiProvider } from '@fabula/ui';

import { CardHearts } from './CardHearts';
import { directionOf } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { useApp, useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { Overlays } from './overlays/Overlays';
import { PageShell } from './PageShell';
import { RouterLink } from './RouterLink';
import { useDocument } from './use-document';

export function LanguageLayout() {
  const { queries, openPopups } = useApp();
  const { contentMode } = useVisitor();
  const locale = useLocale();
  const { pathname } = useLocation();
  // The language's root itself only leads on to a page (Product §2.2).
  const isRoot = pathname.replace(/\/$/, '') === `/${locale}`;
  useDocument();
  return (
    <IntlProvider locale={locale} defaultLocale={defaultLanguage} messages={messagesOf(locale)}>
      <QueryClientProvider client={queries.of(locale, contentMode)}>
        <UiProvider direction={directionOf(locale)} link={RouterLink} openPopups={openPopups}>
          {isRoot ? (
            <Outlet />
          ) : (
            <PageShell>
              {/* Another language or mode has another cache, so the page remounts. */}
              <Fragment key={`${locale} ${contentMode}`}>
                <CardHearts>
                  <Outlet />
                </CardHearts>
              </Fragment>
            </PageShell>
          )}
          <Overlays />
          <ScrollRestoration />
        </UiProvider>
      </QueryClientProvider>
    </IntlProvider>
  );
}
