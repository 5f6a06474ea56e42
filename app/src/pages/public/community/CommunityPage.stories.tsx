import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/Community',
  parameters: { layout: 'fullscreen' },
  args: { path: 'dao-community' },
  globals: { locale: 'en-US', session: 'registered' },
  tags: ['no-look'],
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** A vote is found by its state, opened, and a ballot cast. */
export const VoteOnAProposal = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Vote open' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^Which language/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Japanese' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cast my ballot' }));
    await expect(await canvas.findByText('You voted for: Japanese')).toBeVisible();
  },
});

/** A proposal is written and opens. */
export const Propose = meta.story({
  args: { path: 'dao-community/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'A second theme');
    await userEvent.type(canvas.getByRole('textbox', { name: /^What do you propose/ }), 'It is dark.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Option 1' }), 'Yes');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Option 2' }), 'No');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish the idea' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'A second theme' })).toBeVisible();
  },
});

/** What came of a vote, for a guest. */
export const Decided = meta.story({
  args: { path: 'dao-community/prp-1f60d4a28b9c47e3' },
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Decided: Keep it')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Download the vote' })).toBeVisible();
  },
});
