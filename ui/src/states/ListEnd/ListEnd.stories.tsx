import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { ListEnd } from './ListEnd';

const meta = preview.meta({
  title: 'Explore/ListEnd',
  component: ListEnd,
  args: { status: 'more' as const, onReachEnd: fn(), onRetry: fn() },
});

/** More is asked for as soon as the end comes into sight; the button is the way there by keyboard. */
export const MoreToCome = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(args.onReachEnd).toHaveBeenCalledOnce());
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReachEnd).toHaveBeenCalledTimes(2);
  },
});

/** The next part is on its way: nothing more is asked for meanwhile. */
export const OnItsWay = meta.story({
  args: { status: 'loading' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(args.onReachEnd).not.toHaveBeenCalled();
  },
});

/** Everything has been seen. */
export const ReadToTheEnd = meta.story({ args: { status: 'end' } });

/** The next part did not come: what is shown stays, and one button asks again. */
export const Failed = meta.story({
  args: { status: 'error' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onReachEnd).not.toHaveBeenCalled();
  },
});
