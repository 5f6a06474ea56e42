import { answer, operations } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { data: draft } = operations.getStoryDraft.examples[200].typical;
const at = (page: string) => `gen-story-wizard/${page}?draft=${draft.draftId}`;

const meta = preview.meta({
  title: 'Pages/Story wizard',
  parameters: { layout: 'fullscreen' },
  args: { path: at('page-one') },
  globals: { session: 'guest' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    // The hour at which the contract's examples happen.
    MockDate.set('2026-11-26T12:10:00Z');
  },
});

const english = { locale: 'en-US', session: 'guest' } as const;

/** A draft that is taken up again: its title, its cover, its cast. */
export const Premise = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(
      await canvas.findByRole('textbox', { name: wordsIn(globals, 'storyWizard.premise.title') }),
    ).toHaveValue(draft.fields.title);
  },
});

/** How the rounds hang together, with two beats. */
export const Shape = meta.story({
  args: { path: at('page-two') },
  play: async ({ canvas, globals }) => {
    await expect(
      await canvas.findByRole('list', { name: wordsIn(globals, 'storyWizard.outline.title') }),
    ).toBeInTheDocument();
  },
});

/** The first lines; nothing is written yet. */
export const Words = meta.story({
  args: { path: at('page-three') },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(wordsIn(globals, 'storyWizard.write.none'))).toBeVisible();
    await expect(await canvas.findByText(wordsIn(globals, 'ink.own.told'))).toBeVisible();
  },
});

// What has a picture comes before the stories that leave changes to be sent: the server of the next one would get them.

/** Nothing has been written yet. The first letter creates the draft, and says so. */
export const New = meta.story({
  tags: ['no-look'],
  args: { path: 'gen-story-wizard' },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Low Tide');
    await expect(await canvas.findByText(/^Draft saved/)).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'The story so far' })).toHaveTextContent('Low Tide');
  },
});

/** The first page cannot be left without a title and a line; the field says so and has the focus. */
export const WithoutTitle = meta.story({
  tags: ['no-look'],
  args: { path: 'gen-story-wizard' },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next: shape' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  },
});

/** Own and public characters are found by name, chosen and put back. */
export const Cast = meta.story({
  tags: ['no-look'],
  args: { path: 'gen-story-wizard' },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Su Yin/, pressed: false }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Su Yin' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Su Yin' })).toBeNull());
  },
});

/** The draft is written from its plan, looked through, and kept; then it can be begun. */
export const Written = meta.story({
  tags: ['no-look'],
  args: { path: at('page-three') },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Nothing has been written yet.');
    const [write] = canvas.getAllByRole('button', { name: 'Write the draft' });
    if (write !== undefined) await userEvent.click(write);
    await expect(await canvas.findByText('2 of 2 endings reached in 120 test readings')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the editor' })).toHaveAttribute(
      'href',
      `/en-US/gen-story?draft=${draft.draftId}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save story' }));
    await waitFor(() => expect(screen.getByText(/is saved\. Only you can see it/, { selector: 'p' })).toBeVisible());
  },
});

/** Keeping fails, and nothing is lost. */
export const NotKept = meta.story({
  tags: ['no-look'],
  args: { path: at('page-three') },
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('keepStoryDraft', 500));
  },
  play: async ({ canvas, userEvent }) => {
    const [write] = await canvas.findAllByRole('button', { name: 'Write the draft' });
    if (write !== undefined) await userEvent.click(write);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save story' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The story was not saved. Your draft is safe');
  },
});

/** The model could not tell the plan: nothing is charged, and the plan is still there. */
export const NotTold = meta.story({
  tags: ['no-look'],
  args: { path: at('page-three') },
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('createToldStory', 500));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Begin the story/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The story could not be made.');
    await expect(canvas.getByRole('button', { name: /^Begin the story/ })).toBeEnabled();
  },
});

/** The draft belongs to another visitor, was kept, or deleted. */
export const NotFound = meta.story({
  tags: ['no-look'],
  args: { path: 'gen-story-wizard/page-two?draft=sdf-0' },
  globals: english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Start a new story' })).toHaveAttribute(
      'href',
      '/en-US/gen-story-wizard',
    );
  },
});

/** The draft does not arrive, and can be asked for again. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getStoryDraft', 500));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /again/i }, { timeout: 8000 })).toBeVisible();
  },
});

/** The draft is on its way. */
export const Pending = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.get('*/api/story-drafts/:draftId', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
