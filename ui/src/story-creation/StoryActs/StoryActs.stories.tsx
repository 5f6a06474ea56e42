import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { StoryActs } from './StoryActs';

const meta = preview.meta({
  title: 'Story creation/Acts',
  component: StoryActs,
  args: { previewHref: '#preview', onVersions: fn(), onPublish: fn(), isPublishing: false },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap' }}>
      <StoryActs {...args} />
    </div>
  ),
});

const english = { locale: 'en-US' } as const;

/** A story that was kept: its preview, its versions, and who sees it. */
export const OfKeptStory = meta.story({
  globals: english,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Versions' }));
    await expect(args.onVersions).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish…' }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Preview' })).toBeVisible();
  },
});

/** A draft that has made no story yet: it has no versions. */
export const OfDraft = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { onVersions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Versions' })).not.toBeInTheDocument();
  },
});

/** The draft is kept before it is published. */
export const Keeping = meta.story({
  args: { isPublishing: true },
  tags: ['one-look'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').at(-1)).toHaveAttribute('aria-busy', 'true');
  },
});
