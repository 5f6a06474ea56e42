import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/Public log',
  parameters: { layout: 'fullscreen' },
  args: { path: 'logger-search' },
  globals: { locale: 'en-US' },
  tags: ['no-look'],
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** An entry is found by its kind, opened, and its proof checked in the browser. */
export const CheckAProof = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Content decisions 1' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'A story was hidden' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check in my browser' }));
    await expect(await canvas.findByText(/^The proof is valid/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText(/^The proof is valid/)).not.toBeInTheDocument());
  },
});

/** Words find an entry; where they find none, one act shows all again. */
export const Search = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Search the log' });
    await userEvent.type(box, 'slow');
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'The terms changed' })).not.toBeInTheDocument());
    await expect(await canvas.findByRole('link', { name: 'Something went wrong' })).toBeVisible();
    await userEvent.type(box, ' lamps');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all entries' }));
    await expect(await canvas.findByRole('link', { name: 'The terms changed' })).toBeVisible();
  },
});

/** An address that names an entry which there is not. */
export const NoSuchEntry = meta.story({
  args: { path: 'logger-search?entry=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The log has no such entry' })).toBeVisible();
  },
});
