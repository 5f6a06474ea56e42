import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { YourData } from './YourData';

const meta = preview.meta({
  title: 'Account/Your data',
  component: YourData,
  args: { busy: false, failure: undefined, onDownload: fn(), onDelete: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

/** Both acts, by keyboard in their order. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [download] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(download).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

/** The archive is being made. */
export const Packing = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { busy: true, failure: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Packing your archive' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** It did not arrive: it can be tried again. */
export const Failed = meta.story({
  args: { failure: 'unknown' },
  play: async ({ canvas }) => {
    const [download] = canvas.getAllByRole('button');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(download).toBeEnabled();
  },
});

/** Too many in a day. */
export const TooOften = meta.story({ tags: ['no-look'], args: { failure: 'too-often' } });

/** Another window is at it. */
export const UnderWay = meta.story({ tags: ['no-look'], args: { failure: 'under-way' } });
