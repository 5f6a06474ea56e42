import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { CodeField } from './CodeField';

const meta = preview.meta({
  title: 'Primitives/CodeField',
  component: CodeField,
  tags: ['no-look'],
  args: { label: 'Verification code', name: 'code', value: '', onChange: fn() },
  render: function Typing({ value, onChange, ...rest }) {
    const [code, setCode] = useState(value);
    const change = (next: string) => {
      setCode(next);
      onChange(next);
    };
    return <CodeField {...rest} value={code} onChange={change} />;
  },
});

/** Try letters, spaces, a whole message. */
export const Playground = meta.story({
  tags: ['!test'],
  render: function Typing({ onChange, ...args }) {
    const [, change] = useArgs();
    const write = (value: string) => {
      change({ value });
      onChange(value);
    };
    return <CodeField {...args} onChange={write} />;
  },
});

/** Only digits stay; phones show numbers and offer the code they received. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Verification code' });
    await expect(box).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(box).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(box, '40a72 189');
    await expect(box).toHaveValue('407218');
  },
});

/** A pasted message takes the place of what stood there. */
export const PastedMessage = meta.story({
  args: { value: '99' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('407 218 is your code. It works for 10 minutes.');
    await expect(box).toHaveValue('407218');
    await expect(args.onChange).toHaveBeenLastCalledWith('407218');
  },
});
