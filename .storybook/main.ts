import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import formatjs from '@formatjs/unplugin/vite';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';

const art = fileURLToPath(new URL('../server/.art', import.meta.url));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../ui/src/**/*.stories.tsx', '../app/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  // Drawn by `npm run art`; without it, pictures show their placeholder colour.
  staticDirs: existsSync(art) ? [{ from: art, to: '/art' }] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), formatjs({ ast: false }), vanillaExtractPlugin(), msw({ mode: 'worker-only' })],
  }),
});
