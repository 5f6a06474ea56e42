import type { Messages } from './messages';

/** Where the texts are that only some pages need. A module of its own: the first view needs none of these addresses. */
export const partCatalogues = import.meta.glob<Messages>('../../../locales/compiled/*/*.json', { import: 'default' });
