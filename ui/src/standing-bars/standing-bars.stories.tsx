import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { inPageFrame } from '../content/fixtures/PageFrame';
import { AnnouncementBar } from './AnnouncementBar';
import { SuspensionBar } from './SuspensionBar';

const close = fn();

const meta = preview.meta({
  title: 'Operators/Bars above pages',
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  render: () => <SuspensionBar until="2026-11-28T10:00:00.000Z" reason="Advertising after two warnings." />,
});

/** A suspended account reads until when it cannot write, and why. */
export const Suspended = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your account is suspended until Nov 28, 2026');
    await expect(canvas.getByText('Advertising after two warnings.')).toBeVisible();
  },
});

/** What is announced, until it is closed. */
export const Announced = meta.story({
  render: () => (
    <AnnouncementBar
      announcement={{ language: 'en-US', text: 'Tonight the server pauses for about ten minutes.' }}
      onClose={close}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the announcement' }));
    await expect(close).toHaveBeenCalledOnce();
  },
});
