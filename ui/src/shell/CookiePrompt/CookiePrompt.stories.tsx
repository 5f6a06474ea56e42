import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { AgeGate } from '../../popups/AgeGate/AgeGate';
import { Button } from '../../primitives/Button/Button';
import { guestShell, onPhone } from '../fixtures';
import { Shell } from '../Shell/Shell';
import { CookiePrompt } from './CookiePrompt';

const meta = preview.meta({
  title: 'Shell/Cookie prompt',
  component: CookiePrompt,
  parameters: { layout: 'fullscreen' },
  args: { brandName: 'Fabula', detailsHref: '/en-US/terms-privacy', onAccept: fn(), onReject: fn() },
  render: (args) => (
    <Shell {...guestShell} notice={<CookiePrompt {...args} />}>
      <div style={{ display: 'grid', alignContent: 'end', blockSize: 1200, padding: 24 }}>
        <Button>The last control of the page</Button>
      </div>
    </Shell>
  ),
});

const bar = () => screen.getByRole('region', { name: /Fabula/ });

/** Both answers are as wide, as tall and as coloured as each other, and the keyboard reaches them before the header. */
export const Asked = meta.story({
  play: async ({ userEvent }) => {
    await waitFor(() => expect(bar()).toBeVisible());
    const answers = within(bar()).getAllByRole('button');
    const [one, other] = answers.map((button) => ({
      width: Math.round(button.getBoundingClientRect().width),
      height: Math.round(button.getBoundingClientRect().height),
      background: getComputedStyle(button).backgroundColor,
    }));
    await expect(one).toEqual(other);
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(bar()).getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(answers[0]).toHaveFocus();
    answers[0]?.blur();
  },
});

/** Accepting is reported. */
export const Accepted = meta.story({
  tags: ['no-look'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(within(bar()).getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onReject).not.toHaveBeenCalled();
  },
});

/** Rejecting is reported. */
export const Rejected = meta.story({
  tags: ['no-look'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(within(bar()).getByRole('button', { name: 'Reject' }));
    await expect(args.onReject).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});

/** On phones it lies on the bottom bar, and the page ends above both. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(window.innerHeight - bar().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(68);
    await waitFor(() => {
      // The page grows by the height of the bar once that is measured.
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(
        canvas.getByRole('button', { name: 'The last control of the page' }).getBoundingClientRect().bottom,
      ).toBeLessThan(bar().getBoundingClientRect().top);
    });
    window.scrollTo(0, 0);
  },
});

/** While a popup is open it is the popup's last row: it covers none of it, and the keyboard reaches it there. */
export const InPopup = meta.story({
  render: (args) => (
    <Shell {...guestShell} notice={<CookiePrompt {...args} />}>
      <AgeGate open confirming={false} onConfirm={fn()} onDecline={fn()} />
    </Shell>
  ),
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const answers = dialog.getByRole('region');
    const controls = dialog.getAllByRole('button').filter((button) => !answers.contains(button));
    for (const control of controls) {
      await expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(answers.getBoundingClientRect().top);
    }
    const [reject] = within(answers).getAllByRole('button');
    if (reject === undefined) throw new Error('There is no answer in the popup.');
    await userEvent.click(reject);
    await expect(args.onReject).toHaveBeenCalledOnce();
    reject.blur();
  },
});
