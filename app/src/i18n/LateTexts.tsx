import { use, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import { defaultLanguage, type Locale } from '@fabula/sdk';

import { useLocale } from '../use-locale';
import { loadMessages, messagesOf, type TextPart } from './messages';

const onTheirWay = new Map<string, Promise<void>>();

/** One promise for each part in each language, so that a render that waits finds the one it has waited for. */
function textsOf(locale: Locale, part: TextPart): Promise<void> {
  const key = `${locale} ${part}`;
  const known = onTheirWay.get(key);
  if (known !== undefined) return known;
  const texts = loadMessages(locale, [part]);
  onTheirWay.set(key, texts);
  texts.catch(() => onTheirWay.delete(key));
  return texts;
}

interface LateTextsProps {
  readonly part: TextPart;
  readonly children: ReactNode;
}

/** Fetches the texts of a part that comes after the page, and gives them to what is inside; suspends meanwhile. */
export function LateTexts({ part, children }: LateTextsProps) {
  const locale = useLocale();
  use(textsOf(locale, part));
  return (
    <IntlProvider locale={locale} defaultLocale={defaultLanguage} messages={messagesOf(locale)}>
      {children}
    </IntlProvider>
  );
}
