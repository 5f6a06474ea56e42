import type { Locale } from '@fabula/sdk';
import { OfflineView, UiProvider, type LinkProps } from '@fabula/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';

import { brandNames } from '../i18n/brand-names';
import type { Brand } from '../i18n/brand';
import { directionOf } from '../i18n/locales';
import { loadMessages, messagesOf } from '../i18n/messages';
import { paths } from '../routes/paths';
import type { PublicFile } from './contract';
import { criticalFonts } from './critical-fonts';
import { escapeHtml } from './escape';
import { iconAddress } from './icon';
import { beforePaint, comeBack } from './inline-scripts';
import type { ClientBuild } from './manifest';

export const offlinePagePath = (locale: Locale): string => `/${locale}/offline.html`;

interface OfflinePlace {
  readonly locale: Locale;
  readonly brand: Brand;
  readonly build: ClientBuild;
}

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;

/**
 * What the service worker shows at an address that it has no copy of, without a network. It has none of the app's
 * scripts: at that address they would look for the page that is not there.
 */
export async function offlinePage({ locale, brand, build }: OfflinePlace): Promise<PublicFile> {
  await loadMessages(locale);
  const intl = createIntl({ locale, messages: messagesOf(locale) });
  const title = intl.formatMessage({
    id: 'states.offline.title',
    defaultMessage: 'You are offline',
    description: 'Title of a page that could not load because there is no connection',
  });
  const markup = renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <UiProvider direction={directionOf(locale)} link={PlainLink}>
        <main>
          <OfflineView homeHref={paths.characterStoryHub.href(locale)} keptHref={paths.keptStories.href(locale)} />
        </main>
      </UiProvider>
    </RawIntlProvider>,
  );
  const { styles } = build.assetsOf(['src/entry.client.tsx']);
  const sheets = [...styles, criticalFonts(build, locale).sheet];
  const body = [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}" data-brand="${brand}" data-theme="night">`,
    '<head><meta charset="utf-8"><meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script>${beforePaint}</script><script>${comeBack}</script>`,
    `<title>${escapeHtml(title)} · ${brandNames[brand]}</title><link rel="icon" href="${iconAddress(brand)}">`,
    ...sheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    `</head><body>${markup}</body></html>`,
  ].join('');
  return { type: 'text/html; charset=utf-8', body };
}
