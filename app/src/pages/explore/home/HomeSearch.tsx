import { PhoneSearch } from '@fabula/ui';

import { useSiteSearch } from '../../../shell/use-site-search';

/** The search at the top of the explore page, on phones. */
export const HomeSearch = () => <PhoneSearch {...useSiteSearch()} />;
