import { answer, operations } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { data: draft } = operations.getStoryDraft.examples[200].typical;

const meta = preview.meta({
  title: 'Pages/Story preview',
  parameters: { layout: 'fullscreen' },
  args: { path: `gen-story-preview?draft=${draft.draftId}` },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    // The hour at which the contract's examples happen.
    MockDate.set('2026-11-26T12:10:00Z');
  },
});

const english = { locale: 'en-US', session: 'registered' } as const;

/** What is in the frame. */
async function inside(canvasElement: HTMLElement) {
  const body = await waitFor(() => {
    const found = canvasElement.querySelector('iframe')?.contentDocument?.body;
    if (!found?.querySelector('h1')) throw new Error('The frame is empty');
    return found;
  });
  return within(body);
}

/** The page of the story, as wide as a phone. */
export const Page = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    await canvas.findByRole('radio', { name: wordsIn(globals, 'storyEditor.preview.phone') });
    const story = await inside(canvasElement);
    await expect(await story.findByRole('heading', { level: 1, name: draft.fields.title })).toBeVisible();
  },
});

/** From the page into the rounds, along a choice to an ending, and back to the beginning. */
export const Played = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const story = await inside(canvasElement);
    (await story.findByRole('link', { name: /Begin/ })).click();
    const choice = await story.findByRole('button', { name: /Take the second axe/ });
    choice.click();
    await expect(await story.findByRole('heading', { name: 'The other side' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await story.findByRole('button', { name: /Take the second axe/ });
  },
});

/** Publishing keeps the draft, then asks who shall see the story. */
export const Publishing = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^Everyone/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /no real living person/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect(await dialog.findByText(/Readers find it under the newest stories/)).toBeVisible();
  },
});

/** A draft with an error: the line leads to its place in the editor. */
export const Faulty = meta.story({
  beforeEach({ msw }) {
    msw.use(answer('previewStoryDraft', 200, () => operations.previewStoryDraft.examples[200].faulty));
  },
  play: async ({ canvas, globals }) => {
    const heading = await canvas.findByRole('heading', { name: wordsIn(globals, 'storyEditor.preview.broken') });
    await expect(heading).toBeVisible();
  },
});

/** It did not arrive; asking again is one press. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('previewStoryDraft', 500));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** No draft has this address. */
export const Gone = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: 'gen-story-preview?draft=sdf-nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Start a new story' })).toBeVisible();
  },
});
