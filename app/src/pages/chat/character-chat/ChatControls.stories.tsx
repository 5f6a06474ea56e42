import { answer } from '@fabula/sdk/mocks';
import { expect, screen, waitFor, type within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { pageKeys } from '../../../session/storage-keys';
import { hintsAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/Chat controls',
  parameters: { layout: 'fullscreen' },
  args: { path: 'character-chat/maren-vale' },
  render: renderPage,
  beforeEach: hintsAnswered,
});

const english = { locale: 'en-US' } as const;
const answerWords = /somebody out there still counts the seconds/;

type Canvas = ReturnType<typeof within>;
const boxOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Write to Maren Vale' });

/** A suggestion stands in the box, and is sent like any other words. */
export const Suggested = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const box = await boxOf(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tell me about the seven boats.' }));
    await expect(box).toHaveValue('Tell me about the seven boats.');
    await expect(box).toHaveFocus();
  },
});

/** The visitor switches suggestions off: the row goes, and stays away. */
export const NoSuggestions = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'What brought you here?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Suggestions' }));
    await expect(canvas.queryByRole('group', { name: 'Conversation starters' })).not.toBeInTheDocument();
    await expect(window.localStorage.getItem(pageKeys.chatStarters)).toBe('off');
  },
});

/** The draft could not be written: the box stays as it was, and nothing was charged. */
export const DraftFailed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('draftMessage', 503));
  },
  play: async ({ canvas, userEvent }) => {
    const box = await boxOf(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: /^Write it for me/ }));
    await waitFor(() => expect(screen.getByText(/The draft could not be written/, { selector: 'p' })).toBeVisible());
    await expect(box).toHaveValue('');
  },
});

/** On the machine of who runs the server: how to connect a model, until it is closed for good. */
export const ConnectModel = meta.story({
  globals: english,
  beforeEach() {
    window.localStorage.removeItem(pageKeys.engineHint);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/No language model is connected/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(answerWords)).toBeVisible());
  },
});
