import { answer, operations } from '@fabula/sdk/mocks';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Gifts',
  parameters: { layout: 'fullscreen' },
  args: { path: 'gifts' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** What was given, with a link for each gift that waits. A picture would show the port of this Storybook. */
export const Loaded = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, globals }) => {
    const links = await canvas.findAllByRole('textbox', { name: wordsIn(globals, 'gift.link.label') });
    await expect(links).toHaveLength(3);
    await expect(links[0]).toHaveDisplayValue(/\/gift#code=[0-9a-f]{32}$/);
  },
});

/** Nothing was given yet. */
export const Empty = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('listGifts', 200, () => operations.listGifts.examples[200].empty));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(wordsIn(globals, 'gift.list.empty'))).toBeVisible();
  },
});

/** A guest is asked to sign in. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { session: 'guest' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(wordsIn(globals, 'gift.list.guest'))).toBeVisible();
  },
});

/** They did not arrive; asking again is one press away. */
export const Failed = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('listGifts', 500));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') })).toBeEnabled();
  },
});
