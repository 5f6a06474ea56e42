import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { PasswordField } from './PasswordField';

const meta = preview.meta({
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    value: 'nine lanterns',
    autoComplete: 'current-password' as const,
    onChange: fn(),
  },
});

/** Try a hint, a note, an error. */
export const Playground = meta.story({ tags: ['!test', 'no-look'] });

/** Empty and filled. */
export const AllStates = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 460 }}>
      <PasswordField {...args} hint="Optional" value="" placeholder="Use your password instead of the code" />
      <PasswordField {...args} />
    </div>
  ),
});

/** The eye shows the password and hides it again. */
export const Shown = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Password');
    await expect(box).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }));
    await expect(box).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the password' }));
    await expect(box).toHaveAttribute('type', 'password');
  },
});

/** A password longer than the box scrolls in it and leaves the eye where it is; a locked-out one cannot be typed into. */
export const LongPasswordKeepsTheEye = meta.story({
  tags: ['no-look'],
  args: { value: 'nine lanterns '.repeat(9), disabled: true },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <PasswordField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeDisabled();
    const eye = canvas.getByRole('button', { name: 'Show the password' }).getBoundingClientRect();
    await expect(eye.width).toBe(44);
  },
});
