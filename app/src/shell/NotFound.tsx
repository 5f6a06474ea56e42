import { useIntl } from 'react-intl';

import { NotFoundView } from '@fabula/ui';

import { useHead } from '../head/use-head';
import { useLocale } from '../i18n/use-locale';
import { paths } from '../routes/paths';

/** The page that shows this sets no head of its own. */
export function NotFound() {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'page.notFound.title',
    defaultMessage: 'Page not found',
    description: 'Title, in the browser’s tab, of an address that leads nowhere',
  });
  useHead({ title, description: title, isIndexed: false });
  return <NotFoundView homeHref={paths.characterStoryHub.href(useLocale())} />;
}
