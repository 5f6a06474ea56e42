import { answer, operations } from '@fabula/sdk/mocks';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { storySessionId, round } = operations.getSharedRound.examples[200].typical.data;
const address = (query: string) => `get-play-sharing-round-content?${query}`;
const meta = preview.meta({
  title: 'Pages/Shared round',
  parameters: { layout: 'fullscreen' },
  args: { path: address(`dynamic_story_session_id=${storySessionId}&round_id=${round.roundId}`) },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** One round, and the ways to those before and after it. */
export const Loaded = meta.story({
  play: async ({ canvas, globals }) => {
    const title = round.choiceText ?? '';
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: wordsIn(globals, 'share.round.previous') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: wordsIn(globals, 'share.round.next') })).toBeVisible();
  },
});

/** Its player does not share it any more. */
export const Gone = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('getSharedRound', 410));
  },
  play: async ({ canvas, globals }) => {
    const title = wordsIn(globals, 'play.gone.title');
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
});

/** An address that names no round. */
export const NotFound = meta.story({
  tags: ['no-look'],
  args: { path: address(`dynamic_story_session_id=${storySessionId}`) },
  play: async ({ canvas, globals }) => {
    const title = wordsIn(globals, 'states.notFound.title');
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
  },
});
