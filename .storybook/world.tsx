import type { Decorator } from '@storybook/react-vite';
import type { Locale } from '@fabula/sdk';
import { useLayoutEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import type { LinkProps } from '../ui/src/primitives/Link/LinkContext';
import { UiProvider } from '../ui/src/primitives/UiProvider/UiProvider';
import { themed } from '../ui/src/theme/vars.css';
import { readGlobals, type StoryGlobals } from './globals';
import { complainAboutMessages, messagesOf, sourceLocale } from './messages';

/** Room around a view, as a page has; parts of the screen that touch its edges ask for `layout: 'fullscreen'`. */
const roomAround = '24px';

type Setting = Pick<StoryGlobals, 'locale' | 'theme' | 'brand'>;

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

const directionOf = (locale: Locale) => (locale === 'ar-SA' ? 'rtl' : 'ltr');

/** Puts language, direction, brand and theme on `<html>`. */
export function useSetting({ locale, theme, brand }: Setting): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = directionOf(locale);
    Object.assign(root.dataset, { theme, brand });
  }, [locale, theme, brand]);
}

/** What every view needs around it: messages, direction, links. */
export function World({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return (
    <IntlProvider
      locale={locale}
      defaultLocale={sourceLocale}
      messages={messagesOf(locale)}
      onError={complainAboutMessages}
    >
      <UiProvider direction={directionOf(locale)} link={StillLink}>
        {children}
      </UiProvider>
    </IntlProvider>
  );
}

function OwnPage({ setting, children }: { readonly setting: Setting; readonly children: ReactNode }) {
  useSetting(setting);
  return <World locale={setting.locale}>{children}</World>;
}

/** A story on a page of documentation, which keeps the language and the direction of its own. */
function WithinDocs({ setting, children }: { readonly setting: Setting; readonly children: ReactNode }) {
  const { locale, theme, brand } = setting;
  return (
    <div
      lang={locale}
      dir={directionOf(locale)}
      data-own-script=""
      data-theme={theme}
      data-brand={brand}
      style={{ background: themed.color.bg, color: themed.color.text }}
    >
      <World locale={locale}>{children}</World>
    </div>
  );
}

/** The page around every story: language, direction, brand and theme on `<html>`, messages, room. */
export const withWorld: Decorator = (Story, { globals, parameters, viewMode }) => {
  const Page = viewMode === 'docs' ? WithinDocs : OwnPage;
  return (
    <Page setting={readGlobals(globals)}>
      <div style={{ padding: parameters['layout'] === 'fullscreen' ? 0 : roomAround }}>
        <Story />
      </div>
    </Page>
  );
};
