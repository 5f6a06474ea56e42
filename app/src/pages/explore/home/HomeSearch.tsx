import { PhoneSearch } from '@fabula/ui';

import { useSiteSearch } from '../../../shell/use-site-search';

export const HomeSearch = () => <PhoneSearch {...useSiteSearch()} />;
