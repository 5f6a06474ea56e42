import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { registered } from '../fixtures';
import { AccountSlot, type AccountSlotProps } from './AccountSlot';

const reader: AccountSlotProps = {
  account: registered,
  signIn: { href: '/en-US/registerlogin', onClick: fn() },
  onLogOut: fn(),
  theme: 'night',
  onThemeChange: fn(),
};

const meta = preview.meta({
  title: 'Shell/Account',
  component: AccountSlot,
  args: reader,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 380, display: 'flex', justifyContent: 'end', alignItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
});

/** A guest is offered a free try. */
export const Guest = meta.story({
  args: { account: { kind: 'guest' } },
  play: async ({ canvas, userEvent, args }) => {
    const freeTry = canvas.getByRole('link');
    await expect(freeTry).toHaveAttribute('href', args.signIn.href);
    await userEvent.click(freeTry);
    await expect(args.signIn.onClick).toHaveBeenCalledOnce();
  },
});

/** Name, motto, points, then the ways on. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu).toHaveTextContent(registered.name);
    await expect(menu).toHaveTextContent(registered.motto);
    await expect(screen.getAllByRole('menuitem')).toHaveLength(2);
    await expect(screen.getByRole('menuitemcheckbox')).toBeChecked();
  },
});

/** A frame that was bought in the shop is worn around the picture. */
export const Framed = meta.story({
  tags: ['one-look'],
  args: { account: { ...registered, frame: 'brass-lantern' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-frame="brass-lantern"]')).toBeVisible());
  },
});

/** The words of the menu, as specified. */
export const Words = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Ada Farrow' }));
    await expect(await screen.findByText('Points: 1,260')).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', registered.profileHref);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

/** The switch of the night theme, turned off, changes to the day. */
export const ToDay = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Night theme' }));
    await expect(args.onThemeChange).toHaveBeenCalledOnce();
    await expect(args.onThemeChange).toHaveBeenCalledWith('day');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
});

/** The balance is not known yet: its place is kept. */
export const BalanceOnItsWay = meta.story({
  args: { account: { ...registered, points: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeGreaterThanOrEqual(88);
  },
});

/** No picture, a long name and motto without a space, and more points than the pill can spell out. */
export const LongNames = meta.story({
  args: {
    account: {
      ...registered,
      avatar: undefined,
      points: 12_345_678,
      name: 'Wilhelmina-Theodora van Oranje-Nassau tot Dietz',
      motto: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
});

/** A place without points has no balance, beside the picture and in the menu. */
export const WithoutPoints = meta.story({
  tags: ['no-look'],
  args: { account: { ...registered, points: undefined, pricesHref: undefined } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menu')).not.toHaveTextContent(/point/i);
  },
});
