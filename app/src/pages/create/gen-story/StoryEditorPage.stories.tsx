import { operations } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { inkEditorIn } from '../../../stories/ink-editor';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const { data: draft } = operations.getStoryDraft.examples[200].typical;

const meta = preview.meta({
  title: 'Pages/Story editor',
  parameters: { layout: 'fullscreen' },
  args: { path: `gen-story?draft=${draft.draftId}` },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    // The hour at which the contract's examples happen.
    MockDate.set('2026-11-26T12:10:00Z');
  },
});

const english = { locale: 'en-US', session: 'registered' } as const;

/** A draft whose text is not written yet. */
export const Open = meta.story({
  play: async ({ canvasElement }) => {
    const { source } = await inkEditorIn(canvasElement);
    await expect(source()).toBe('');
  },
});

/** A way that leads nowhere is found, led to, and mended; then the story is kept and can be played. */
export const Mended = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { activeLine, paste } = await inkEditorIn(canvasElement);
    paste('one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n+ [Wait.] -> rekoning\n');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Line 9' }));
    await expect(activeLine()).toBe('+ [Wait.] -> rekoning');
    paste('-> END');
    await expect(await canvas.findByText('Not checked since your last change.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(await canvas.findByText('2 of 2 endings reached in 120 test readings')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save story' }));
    await waitFor(() => expect(screen.getByText(/is saved\. Only you can see it/, { selector: 'p' })).toBeVisible());
    await expect(await canvas.findByRole('link', { name: 'Play' })).toBeVisible();
    await expect(canvas.getByText(/^Saved\. Play starts/)).toBeVisible();
  },
});

/** The story is tried out beside its text: choice by choice to an ending, one step back, and again along the path after a change. */
export const TriedOut = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { paste } = await inkEditorIn(canvasElement);
    paste('The ferry is late.\n+ [Step aboard.] -> END\n');
    await userEvent.click(canvas.getByRole('tab', { name: 'Try it' }));
    for (const count of ['After 1 choice', 'After 2 choices', 'After 3 choices']) {
      // oxlint-disable-next-line no-await-in-loop -- each choice belongs to the round before
      await userEvent.click(await canvas.findByRole('button', { name: /Step aboard/ }));
      // oxlint-disable-next-line no-await-in-loop -- each choice belongs to the round before
      await expect(await canvas.findByText(count)).toBeVisible();
    }
    await userEvent.click(await canvas.findByRole('button', { name: /Step aboard/ }));
    await expect(await canvas.findByText('The other side')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back one choice' }));
    await expect(await canvas.findByText('After 3 choices')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restart' }));
    await expect(await canvas.findByText('First round')).toBeVisible();
  },
});

/** A choice is asked of the model, shown as a change, and goes into the text when it is accepted. */
export const Suggested = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { paste, source } = await inkEditorIn(canvasElement);
    const before = 'The ferry is late.\n+ [Step aboard.] -> END';
    paste(before);
    await userEvent.click(canvas.getByRole('tab', { name: 'Suggestions' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^An unexpected choice/ }));
    const accept = await canvas.findByRole('button', { name: 'Accept all' }, { timeout: 10_000 });
    await expect(source()).toBe(before);
    await userEvent.click(accept);
    await waitFor(() => expect(source()).toContain('+ [Look closer.]'));
    await expect(canvas.queryByRole('button', { name: 'Accept all' })).toBeNull();
  },
});

/** An own story opens in the editor with its text. */
export const FromTheList = meta.story({
  tags: ['no-look'],
  args: { path: 'gen-story' },
  globals: english,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [edit] = await canvas.findAllByRole('button', { name: 'Edit' });
    if (edit !== undefined) await userEvent.click(edit);
    const { source } = await inkEditorIn(canvasElement);
    await expect(source()).toContain('=== opening');
    await expect(canvas.getByRole('link', { name: 'Play' })).toBeVisible();
  },
});

/** A text that was pasted opens in the editor as it is. */
export const Brought = meta.story({
  tags: ['no-look'],
  args: { path: 'gen-story' },
  globals: english,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('The story'), 'The ferry is late.');
    await userEvent.click(canvas.getByRole('button', { name: 'Open in the editor' }));
    const { source } = await inkEditorIn(canvasElement);
    await expect(source()).toBe('The ferry is late.');
  },
});
