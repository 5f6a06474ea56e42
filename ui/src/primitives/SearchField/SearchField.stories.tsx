import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { OnSurfaces } from '../../../../.storybook/surfaces';
import { SearchField } from './SearchField';

const meta = preview.meta({
  title: 'Primitives/SearchField',
  component: SearchField,
  args: {
    label: 'Search characters',
    placeholder: 'A name, a mood, a place',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
  },
  render: function Searching({ value, onChange, ...rest }) {
    const [text, setText] = useState(value);
    const change = (next: string) => {
      setText(next);
      onChange(next);
    };
    return <SearchField {...rest} value={text} onChange={change} />;
  },
});

/** Try both sizes. */
export const Playground = meta.story({
  tags: ['!test', 'no-look'],
  args: { size: 'medium' },
  render: function Typing({ onChange, ...args }) {
    const [, change] = useArgs();
    const write = (value: string) => {
      change({ value });
      onChange(value);
    };
    return <SearchField {...args} onChange={write} />;
  },
});

/** Empty, filled, and in a script of the other direction. */
export const AllStates = meta.story({
  // On one sheet, several search regions are no fault; a page has one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      <SearchField label="Empty" placeholder="A name, a mood, a place" value="" onChange={fn()} />
      <SearchField label="Filled" placeholder="" value="a lighthouse that counts" onChange={fn()} />
      <SearchField label="Arabic" placeholder="" value="منارة" onChange={fn()} />
    </div>
  ),
});

/** The cross empties the box and gives the caret back; Enter asks. */
export const Cleared = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search characters' });
    await userEvent.type(box, 'lighthouse{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});

/** Escape empties the box as well. */
export const ClearedByEscape = meta.story({
  tags: ['no-look'],
  args: { value: 'lighthouse' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, '{Escape}');
    await expect(box).toHaveValue('');
  },
});

/** More than the contract's hundred characters cannot be typed. */
export const AsLongAsTheContractTakes = meta.story({
  tags: ['no-look'],
  args: { value: 'x'.repeat(100) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'yz');
    await expect(box).toHaveValue('x'.repeat(100));
  },
});

/** On each surface the edge of the box, its placeholder and its cross are seen. */
export const EdgesSeenOnEverySurface = meta.story({
  // On one sheet, several search regions are no fault; a page has one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <OnSurfaces>
      <SearchField label="Empty" placeholder="A name, a mood, a place" value="" onChange={fn()} />
      <SearchField label="Filled" placeholder="" value="a lighthouse that counts" onChange={fn()} />
    </OnSurfaces>
  ),
});

/** A search longer than the box scrolls in it and leaves the cross where it is. */
export const LongSearchKeepsTheCross = meta.story({
  tags: ['no-look'],
  args: { value: 'lighthouse '.repeat(9) },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <SearchField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('search').getBoundingClientRect();
    const cross = canvas.getByRole('button', { name: 'Clear the search' }).getBoundingClientRect();
    await expect(cross.right).toBeLessThan(right);
    await expect(cross.width).toBe(32);
  },
});
