import { operations } from '@fabula/sdk/mocks';
import { expect, screen } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { keptWordsOf } from '../../../offline/kept-story';
import { dropKept, listKept, putKept } from '../../../offline/offline-store';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const story = operations.getStory.examples[200]['nine-lanterns-to-midnight'].data;

const meta = preview.meta({
  title: 'Pages/Kept stories',
  parameters: { layout: 'fullscreen' },
  args: { path: 'kept-stories' },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  render: renderPage,
  async beforeEach() {
    cookiesAnswered();
    const kept = await listKept();
    await Promise.all(kept.map((one) => dropKept(one.story.storyId)));
  },
});

/** Nothing is kept. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No kept stories yet' })).toBeVisible();
  },
});

/** One is removed, and put back. */
export const Removed = meta.story({
  async beforeEach() {
    await putKept(
      { story: keptWordsOf(story), hash: 'a'.repeat(64), places: [], bytes: 84_000, keptAt: 0 },
      'a program',
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${story.title}` }));
    await expect(await canvas.findByRole('heading', { name: 'No kept stories yet' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Play' })).toBeVisible();
  },
});
