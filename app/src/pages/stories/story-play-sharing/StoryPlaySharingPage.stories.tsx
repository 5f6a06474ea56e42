import { answer, operations } from '@fabula/sdk/mocks';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { storySessionId, story } = operations.getSharedPlay.examples[200].typical.data;
const meta = preview.meta({
  title: 'Pages/Shared play',
  parameters: { layout: 'fullscreen' },
  args: { path: `story-play-sharing/${storySessionId}` },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** A whole way through a story, with the place at every round where one can go another. */
export const Loaded = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: story.title })).toBeVisible();
    const goOn = await canvas.findAllByRole('button', { name: wordsIn(globals, 'share.play.goOn') });
    // The last of the three rounds ends the story: there is nothing to play.
    await expect(goOn).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 2, name: 'A day in the middle of the week' })).toBeVisible();
  },
});

/** It is on its way. */
export const Loading = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(http.get('*/api/shared-plays/:id', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('banner');
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  },
});

/** Its player does not share it any more. */
export const Gone = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('getSharedPlay', 410));
  },
  play: async ({ canvas, globals }) => {
    const title = wordsIn(globals, 'play.gone.title');
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
});

/** Never shared, or mature outside the mode that shows it: the page of unknown addresses. */
export const NotFound = meta.story({
  tags: ['no-look'],
  globals: { scenario: 'notFound' },
  play: async ({ canvas, globals }) => {
    const title = wordsIn(globals, 'states.notFound.title');
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
  },
});

/** It did not arrive. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: { scenario: 'serverError' },
  play: async ({ canvas, globals }) => {
    const name = wordsIn(globals, 'explore.tryAgain');
    await expect(await canvas.findByRole('button', { name })).toBeEnabled();
  },
});
