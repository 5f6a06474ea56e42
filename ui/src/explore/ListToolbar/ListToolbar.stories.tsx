import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { manyTags } from '../../content/fixtures/tags';
import type { TagStates } from '../TagFilter/tag-states';
import { ListToolbar } from './ListToolbar';

const meta = preview.meta({
  title: 'Explore/ListToolbar',
  component: ListToolbar,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    kind: 'characters' as const,
    query: '',
    sort: 'popular' as const,
    tags: manyTags,
    tagStates: {},
    total: 128,
    onQueryChange: fn(),
    onSortChange: fn(),
    onTagChange: fn(),
    onClear: fn(),
  },
});

/** The whole list, nothing set. */
export const NothingSet = meta.story();

/** Words, a tag that must be there and a tag that must not: each has its own way out. */
export const Narrowed = meta.story({
  args: { query: 'lighthouse', tagStates: { mystery: 'include', cosy: 'exclude' }, total: 3 },
});

/** How many there are is not known yet. */
export const Counting = meta.story({ args: { total: undefined } });

/** One is one: no plural. */
export const OneStory = meta.story({ args: { kind: 'stories', total: 1 } });

/** The tags scroll sideways on a phone; the order keeps its select. */
export const OnPhone = meta.story({
  globals: onPhone,
  args: { tagStates: { mystery: 'include', cosy: 'exclude' }, total: 17 },
});

/** A tag goes from off to shown only, to left out, and back; the list says each state aloud. */
export const TagInThreeStates = meta.story({
  tags: ['no-look'],
  render: function Toolbar(args) {
    const [tagStates, setTagStates] = useState<TagStates>({});
    return (
      <ListToolbar
        {...args}
        tagStates={tagStates}
        onTagChange={({ tagId, state }) => setTagStates(state === 'off' ? {} : { [tagId]: state })}
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('once: shown only', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mystery' }));
      await expect(canvas.getByRole('button', { name: 'With Mystery' })).toBeVisible();
    });
    await step('twice: left out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mystery (required)' }));
      await expect(canvas.getByRole('button', { name: 'Without Mystery' })).toBeVisible();
    });
    await step('three times: off', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mystery (excluded)' }));
      await expect(canvas.queryByRole('button', { name: 'Without Mystery' })).toBeNull();
    });
  },
});

/** A filter is removed by itself, or all of them at once; the order is chosen by its name. */
export const WaysOut = meta.story({
  tags: ['no-look'],
  args: { query: 'lighthouse', tagStates: { cosy: 'exclude' }, total: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 characters');
    await userEvent.click(canvas.getByRole('button', { name: 'Search: lighthouse' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: 'Without Cosy' }));
    await expect(args.onTagChange).toHaveBeenCalledWith({ tagId: 'cosy', state: 'off' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Newest');
    await expect(args.onSortChange).toHaveBeenCalledWith('newest');
  },
});
