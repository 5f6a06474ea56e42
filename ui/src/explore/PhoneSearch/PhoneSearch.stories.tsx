import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { PhoneSearch } from './PhoneSearch';

const label = 'Search characters and stories';

const meta = preview.meta({
  title: 'Explore/Phone search',
  component: PhoneSearch,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { label, placeholder: label, value: '', onChange: fn(), onSubmit: fn(), onClear: fn() },
  render: function Searching({ onChange, ...search }) {
    const [text, setText] = useState(search.value);
    const change = (next: string) => {
      setText(next);
      onChange(next);
    };
    return <PhoneSearch {...search} value={text} onChange={change} />;
  },
});

/** As wide as the phone, and 48 px high. */
export const Empty = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: label }).getBoundingClientRect().height).toBe(48);
  },
});

/** Words are asked for with the keyboard's search key; the cross takes them away, and what they found. */
export const AskedAndCleared = meta.story({
  tags: ['no-look'],
  globals: onPhone,
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: label });
    await userEvent.type(box, 'lantern{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(box).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});
