import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';

import type { LinkProps } from '../ui/src/primitives/Link/LinkContext';
import { UiProvider } from '../ui/src/primitives/UiProvider/UiProvider';
import { readGlobals } from './globals';
import { complainAboutMessages, messagesOf, sourceLocale } from './messages';

/** Room around a view, as a page has; parts of the screen that touch its edges ask for `layout: 'fullscreen'`. */
const roomAround = '24px';

/** A link that stays: a story has no second page. */
function StillLink({ children, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

/** The page around every story: language, direction, brand and theme on `<html>`, messages, room. */
export const withWorld: Decorator = (Story, { globals, parameters }) => {
  const { locale, theme, brand } = readGlobals(globals);
  const direction = locale === 'ar-SA' ? 'rtl' : 'ltr';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = direction;
    Object.assign(root.dataset, { theme, brand });
  }, [locale, direction, theme, brand]);
  return (
    <IntlProvider
      locale={locale}
      defaultLocale={sourceLocale}
      messages={messagesOf(locale)}
      onError={complainAboutMessages}
    >
      <UiProvider direction={direction} link={StillLink}>
        <div style={{ padding: parameters['layout'] === 'fullscreen' ? 0 : roomAround }}>
          <Story />
        </div>
      </UiProvider>
    </IntlProvider>
  );
};
