import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { BundleEditor } from './BundleEditor';
import { BundlePreview } from './BundlePreview';
import { bundleDraft, bundledStories } from './fixtures';
import { readPoints } from './model';

const meta = preview.meta({
  title: 'Bundles/BundleEditor',
  component: BundleEditor,
  subcomponents: { BundlePreview },
  args: {
    isNew: false,
    draft: bundleDraft,
    onChange: fn(),
    stories: bundledStories,
    problem: undefined,
    onSave: fn(),
    saving: false,
  },
  render: function Filled({ draft: first, onChange, ...args }) {
    const [draft, setDraft] = useState(first);
    const chosen = draft.storyIds.flatMap((storyId) => args.stories.find((story) => story.storyId === storyId) ?? []);
    return (
      <>
        <BundleEditor
          {...args}
          draft={draft}
          onChange={(change) => {
            onChange(change);
            setDraft({ ...draft, ...change });
          }}
        />
        <BundlePreview draft={draft} points={readPoints(draft.points)} stories={chosen} />
      </>
    );
  },
});

/** Two of three stories, the price, and what the creator gets of it; below, what readers see. */
export const Editing = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You get 35 points of 50.')).toBeVisible();
    const price = canvas.getByRole('textbox', { name: 'Price in points' });
    await userEvent.clear(price);
    await userEvent.type(price, '55');
    await expect(canvas.getByText('You get 38 points of 55.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

/** The order is changed by keyboard. */
export const Ordered = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    const [down] = canvas.getAllByRole('button', { name: /^Move .* down$/ });
    down?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ storyIds: bundleDraft.storyIds.toReversed() });
  },
});

/** One story is no bundle, and a price below ten is none. */
export const NotReady = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { isNew: true, draft: { ...bundleDraft, storyIds: [], points: '9' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From 10 to 5,000 points.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
});

/** A creator with too few published stories is told so. */
export const NoStories = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { isNew: true, stories: [], draft: { ...bundleDraft, storyIds: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Publish at least two stories to sell them together.')).toBeVisible();
  },
});

/** A story is in another bundle. */
export const StoriesRefused = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { problem: 'stories' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('is in another bundle');
  },
});

/** The title was refused. */
export const TitleRefused = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { problem: 'title' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeInvalid();
  },
});

/** It was not saved; what was written is still there. */
export const NotSaved = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { problem: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you wrote is still here.');
  },
});

/** It is being saved. */
export const Saving = meta.story({
  tags: ['no-look'],
  args: { saving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { busy: true })).toBeVisible();
  },
});
