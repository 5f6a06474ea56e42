import MockDate from 'mockdate';
import { afterEach } from 'vitest';

import { checkLayout } from './layout/check-layout';
import { setStoryEndListener } from './story-end';

setStoryEndListener(checkLayout);

// The runner stamps the setup files of the next file with the time, and reads them again only at another time.
afterEach(() => MockDate.reset());
