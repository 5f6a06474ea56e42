import { SearchField } from '@fabula/ui';

import { useSiteSearch } from './use-site-search';

/** The search of the header. */
export const HeaderSearch = () => <SearchField {...useSiteSearch()} />;
