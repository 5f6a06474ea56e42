import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { RemovePassword } from './RemovePassword';

const meta = preview.meta({
  title: 'Account/Remove password',
  component: RemovePassword,
  args: { failed: false, busy: false, onRemove: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

/** What will happen is said before the button. */
export const Asked = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/sign in with a code instead/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** It failed: it can be tried again. */
export const Failed = meta.story({
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeEnabled();
  },
});

/** It is being removed. */
export const Busy = meta.story({
  tags: ['no-look'],
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Removing' })).toHaveAttribute('aria-busy', 'true');
  },
});
