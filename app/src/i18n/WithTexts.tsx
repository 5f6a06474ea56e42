import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import { defaultLanguage, type Locale } from '@fabula/sdk';

import { loadChunkBeside } from '../lazy/chunk';
import { useLocale } from './use-locale';
import { loadMessages, messagesOf, type TextPart } from './messages';

interface WithTextsProps {
  readonly parts: readonly TextPart[];
  readonly children: ReactNode;
}

/**
 * Loads texts for what is outside of pages and renders nothing before; a failure is retried once the browser is
 * online, and then thrown while rendering.
 */
export function WithTexts({ parts, children }: WithTextsProps) {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Locale>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    loadChunkBeside(() => loadMessages(locale, parts)).then(
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
