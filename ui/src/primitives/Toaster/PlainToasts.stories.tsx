import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { bonusFailed } from '../../toasts/daily-bonus-toasts';
import { somethingFailed } from '../../toasts/session-toasts';
import { PlainToasts } from './PlainToasts';

const meta = preview.meta({
  title: 'Toasts/Without the toaster',
  component: PlainToasts,
  args: {
    toasts: [
      { id: 'older', ...bonusFailed() },
      { id: 'newer', ...somethingFailed() },
    ],
    onClose: fn(),
  },
});

/** The toaster did not load: the newest message is said all the same, and closed by hand. */
export const Newest = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/.{10}/);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledWith('newer');
  },
});
