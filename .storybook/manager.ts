import { addons } from 'storybook/manager-api';

import { palettes } from '../ui/src/theme/palettes.ts';
import { bookTheme } from './docs/book-theme.ts';

addons.setConfig({ theme: bookTheme('fabula', 'night', palettes.fabula.night.seal), sidebar: { showRoots: true } });
