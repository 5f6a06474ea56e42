import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import { defaultLanguage, type Locale } from '@fabula/sdk';

import { useLocale } from './use-locale';
import { loadMessages, messagesOf, type TextPart } from './messages';

interface WithTextsProps {
  /** What is needed beyond the texts of all pages; its identity must not change. */
  readonly parts: readonly TextPart[];
  readonly children: ReactNode;
}

/**
 * Gives what is over the pages the texts that only it needs; nothing is drawn before they are loaded.
 *
 * @throws while rendering, when they cannot be loaded
 */
export function WithTexts({ parts, children }: WithTextsProps) {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Locale>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    loadMessages(locale, parts).then(
      () => setLoaded(locale),
      (cause: unknown) => setFailure(new Error('The texts did not load', { cause })),
    );
  }, [locale, parts]);
  if (failure !== undefined) throw failure;
  if (loaded !== locale) return null;
  return (
    <IntlProvider locale={locale} defaultLocale={defaultLanguage} messages={messagesOf(locale)}>
      {children}
    </IntlProvider>
  );
}
