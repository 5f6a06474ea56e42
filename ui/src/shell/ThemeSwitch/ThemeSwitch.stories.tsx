import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { ThemeSwitch } from './ThemeSwitch';

const meta = preview.meta({
  title: 'Shell/Theme switch',
  component: ThemeSwitch,
  tags: ['one-look'],
  args: { theme: 'night' as const, onThemeChange: fn() },
});

/** The one in use is pressed; the other can be chosen. */
export const Night = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Night' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Day' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('day');
  },
});
