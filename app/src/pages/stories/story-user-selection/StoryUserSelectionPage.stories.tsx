import { answer } from '@fabula/sdk/mocks';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { pageKeys } from '../../../session/storage-keys';
import { openChoice } from '../../../stories/open-choice';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Whom you play',
  parameters: { layout: 'fullscreen' },
  args: { path: 'storyuserselection/nine-lanterns-to-midnight' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    window.localStorage.setItem(pageKeys.storyPace, 'whole');
  },
});

const english = { locale: 'en-US' } as const;

/** Whom the story lets one be, and under which name. */
export const Loaded = meta.story({
  play: async ({ canvas, globals }) => {
    const name = wordsIn(globals, 'play.begin');
    await expect(await canvas.findByRole('button', { name })).toBeEnabled();
    await expect(canvas.getByRole('radiogroup')).toBeVisible();
    await canvas.findByRole('group', { name: wordsIn(globals, 'play.name.personas') });
  },
});

/** Beginning leads to the first round. */
export const Begun = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: 'storyuserselection/winter-at-heron-pass' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Your name/ }), 'Ida');
    await userEvent.click(canvas.getByRole('button', { name: 'Begin the story' }));
    await openChoice(canvas, /Hold the lamp for Sir Bram/);
  },
});

/** It could not begin: what was entered stays. */
export const NotBegun = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('createStorySession', 503));
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: /Your name/ });
    await userEvent.type(box, 'Ida');
    await userEvent.click(canvas.getByRole('button', { name: 'Begin the story' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(box).toHaveValue('Ida');
  },
});

/** The story is on its way. */
export const Loading = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(http.get('*/api/stories/:id', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('banner');
    await expect(canvas.queryByRole('textbox', { name: /name/ })).not.toBeInTheDocument();
  },
});

/** There is no such story. */
export const NotFound = meta.story({
  tags: ['no-look'],
  globals: { ...english, scenario: 'notFound' },
  play: async ({ canvas, globals }) => {
    const name = wordsIn(globals, 'states.notFound.title');
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  },
});
