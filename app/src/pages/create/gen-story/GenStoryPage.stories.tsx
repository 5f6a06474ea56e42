import { answer } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Own stories',
  parameters: { layout: 'fullscreen' },
  args: { path: 'gen-story' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    // The evening on which the contract's examples happen.
    MockDate.set('2026-11-21T22:00:00Z');
  },
});

const english = { locale: 'en-US', session: 'registered' } as const;

/** Two stories, and the way in for more. */
export const Loaded = meta.story({
  play: async ({ canvas, globals }) => {
    const mine = await canvas.findByRole('region', { name: wordsIn(globals, 'ink.page.list') });
    await expect(await within(mine).findByRole('link', { name: 'The Ferry That Waits' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: wordsIn(globals, 'ink.source.choose') })).toBeEnabled();
  },
});

/** A file with a mistake is shown by its line, with a way to it; mended, it is kept and is the first of the list. */
export const Brought = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const mine = within(await canvas.findByRole('region', { name: 'Yours' }));
    await expect(await mine.findAllByRole('listitem')).toHaveLength(2);
    const file = new File(['The ferry is late.\n-> landng\n'], 'ferry.ink', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText('File with a story in ink'), file);
    await userEvent.click(await canvas.findByRole('button', { name: 'Line 2' }));
    const box = canvas.getByLabelText<HTMLTextAreaElement>('The story');
    await expect(box).toHaveFocus();
    await expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('-> landng');
    await userEvent.keyboard('-> END');
    await userEvent.click(canvas.getByRole('button', { name: 'Check the story' }));
    await userEvent.type(await canvas.findByLabelText('Tagline'), 'It waits');
    await expect(canvas.getByLabelText('Title')).toHaveValue('The Ferry That Waits');
    await userEvent.click(canvas.getByRole('button', { name: 'Save this story' }));
    await waitFor(() => expect(mine.getAllByRole('listitem')).toHaveLength(3));
    await waitFor(() => expect(screen.getByText(/^is saved$/, { selector: 'p' })).toBeVisible());
  },
});

/** A deleted story leaves its place to an undo, and a deletion that does not arrive is taken back. */
export const Deleted = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Letters to a Lighthouse' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    msw.use(answer('deleteStory', 500));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Letters to a Lighthouse' }));
    await waitFor(() => expect(screen.getByText(/nothing has changed/, { selector: 'p' })).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Delete Letters to a Lighthouse' })).toBeVisible();
  },
});

/** None yet. */
export const Empty = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest', scenario: 'emptyLists' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your stories will appear here/)).toBeVisible();
  },
});

/** The text did not arrive, and stays. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('checkStorySource', 500));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('The story'), 'It is late.');
    await userEvent.click(canvas.getByRole('button', { name: 'Check the story' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Your text is still here/);
    await expect(canvas.getByLabelText('The story')).toHaveValue('It is late.');
  },
});
