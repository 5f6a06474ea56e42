import { useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import { defaultLanguage } from '@fabula/sdk';

import { messagesOf, subscribeToMessages } from './messages';
import { useLocale } from './use-locale';

/** Gives its children every text that has been loaded, also those of parts that came after the page. */
export function LatestTexts({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const messages = useSyncExternalStore(
    subscribeToMessages,
    () => messagesOf(locale),
    () => messagesOf(locale),
  );
  return (
    <IntlProvider locale={locale} defaultLocale={defaultLanguage} messages={messages}>
      {children}
    </IntlProvider>
  );
}
