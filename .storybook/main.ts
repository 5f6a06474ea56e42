import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';

import { cjkFonts } from './cjk-fonts.ts';
import { lookThumbnails } from './look-thumbnails.ts';

const inRepository = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const art = inRepository('server/.art');
const looks = inRepository('tests/looks');

/** What an element of HTML takes is known; of it, the tables of props name only what views use of their own accord. */
const worthNaming = new Set(['children', 'disabled', 'onClick', 'href', 'type', 'rows', 'placeholder', 'maxLength']);

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', '../ui/src/**/*.stories.tsx', '../app/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: (_, { configType }) => [
    // Drawn by `npm run art`; without it, pictures show their placeholder colour.
    ...(existsSync(art) ? [{ from: art, to: '/art' }] : []),
    // The pictures of the states in docs: the baselines themselves; the built Storybook has small ones.
    ...(configType === 'DEVELOPMENT' ? [{ from: looks, to: '/looks' }] : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The one that resolves types of other files, so that the tables show every value of a union.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: inRepository('ui/tsconfig.json'),
      include: ['ui/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ name, parent }) => parent?.fileName.includes('node_modules') !== true || worthNaming.has(name),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      cjkFonts(),
      vanillaExtractPlugin(),
      msw({ mode: 'worker-only' }),
      lookThumbnails(looks),
    ],
  }),
});
