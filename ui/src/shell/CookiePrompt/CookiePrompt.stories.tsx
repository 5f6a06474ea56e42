import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone } from '../fixtures';
import { CookiePrompt } from './CookiePrompt';

const meta = preview.meta({
  title: 'Shell/Cookie prompt',
  component: CookiePrompt,
  parameters: { layout: 'fullscreen' },
  args: { brandName: 'Fabula', onAccept: fn(), onReject: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

/** Both answers are as wide, as tall and as coloured as each other. */
export const Asked = meta.story({
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('button').map((button) => ({
      width: Math.round(button.getBoundingClientRect().width),
      height: Math.round(button.getBoundingClientRect().height),
      background: getComputedStyle(button).backgroundColor,
    }));
    await expect(one).toEqual(other);
  },
});

/** Accepting is reported. */
export const Accepted = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Cookies on Fabula' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onReject).not.toHaveBeenCalled();
  },
});

/** Rejecting is reported. */
export const Rejected = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await expect(args.onReject).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});

/** On phones it stands above the bottom bar. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('region').getBoundingClientRect();
    await expect(window.innerHeight - bottom).toBeGreaterThanOrEqual(68);
  },
});
