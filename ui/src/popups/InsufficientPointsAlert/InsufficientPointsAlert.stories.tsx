import { expect, fn, screen } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone, scrollBar } from '../../shell/fixtures';
import { InsufficientPointsAlert } from './InsufficientPointsAlert';

const meta = preview.meta({
  title: 'Popups/Insufficient points',
  component: InsufficientPointsAlert,
  parameters: { layout: 'fullscreen' },
  args: { open: true, onClose: fn(), pricesHref: '/en-US/prices' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

/** An act was refused: what is safe, and the way to the prices. */
export const Refused = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await expect(screen.getByRole('link')).toHaveAttribute('href', args.pricesHref);
  },
});

/** The words, as specified. */
export const Words = meta.story({
  tags: ['no-look'],
  play: async () => {
    const name = 'Insufficient points, cannot perform this operation';
    await expect(await screen.findByRole('dialog', { name })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See prices' })).toBeVisible();
  },
});

/** Following the way to the prices closes the notice. */
export const ToPrices = meta.story({
  tags: ['no-look'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'See prices' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Not now. */
export const Later = meta.story({
  tags: ['no-look'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A phone, in Arabic. */
export const OnPhoneInArabic = meta.story({
  globals: { ...onPhone, locale: 'ar-SA' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.offsetWidth).toBeGreaterThanOrEqual(window.innerWidth - scrollBar);
  },
});
