import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone, scrollBar } from '../../shell/fixtures';
import { DailyBonusPopup } from './DailyBonusPopup';

const meta = preview.meta({
  title: 'Popups/Daily bonus',
  component: DailyBonusPopup,
  parameters: { layout: 'fullscreen' },
  args: { open: true, claiming: false, onClaim: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
});

/** Ready: the one lit button has the focus. */
export const Ready = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }));
  },
});

/** The words, as specified; claiming is reported. */
export const Claimed = meta.story({
  tags: ['no-look'],
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Today’s reward is ready' });
    await expect(dialog).toHaveAccessibleDescription('First login of the day. Claim today only.');
    await userEvent.click(screen.getByRole('button', { name: 'Claim now' }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
});

/** The claim is on its way: the button says so and cannot be pressed again. */
export const Claiming = meta.story({
  args: { claiming: true },
  play: async () => {
    await screen.findByRole('dialog');
    const busy = screen.getAllByRole('button').find((button) => button.getAttribute('aria-busy') === 'true');
    await expect(busy).toBeDisabled();
  },
});

/** The busy word, as specified. */
export const ClaimingWord = meta.story({
  tags: ['no-look'],
  args: { claiming: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Claiming/ })).toBeDisabled();
  },
});

/** The cross leaves the reward for later. */
export const Later = meta.story({
  tags: ['no-look'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A phone: the whole screen, the button where the thumb is. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.offsetWidth).toBeGreaterThanOrEqual(window.innerWidth - scrollBar);
    await expect(dialog.offsetHeight).toBeGreaterThanOrEqual(window.innerHeight);
  },
});

/** Day, in Arabic: the cross is on the left. */
export const InArabicByDay = meta.story({
  globals: { locale: 'ar-SA', theme: 'day' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const cross = screen.getAllByRole('button').at(-1);
    const middle = dialog.getBoundingClientRect().x + dialog.offsetWidth / 2;
    await waitFor(() => expect(cross?.getBoundingClientRect().right).toBeLessThan(middle));
  },
});
