import type { IntlConfig } from 'react-intl';

/** Where the texts are that only some pages need. A module of its own: the first view needs none of these addresses. */
export const partCatalogues = import.meta.glob<IntlConfig['messages']>('../../../locales/compiled/*/*.json', {
  import: 'default',
});
