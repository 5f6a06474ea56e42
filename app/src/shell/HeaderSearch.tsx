import { SearchField } from '@fabula/ui';

import { useSiteSearch } from './use-site-search';

export const HeaderSearch = () => <SearchField {...useSiteSearch()} />;
