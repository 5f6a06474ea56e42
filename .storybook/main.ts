import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';

import { cjkFonts } from './cjk-fonts.ts';

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
    plugins: [...(vite.plugins ?? []), cjkFonts(), vanillaExtractPlugin(), msw({ mode: 'worker-only' })],
  }),
});
