import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { now } from '../fixtures/account';
import type { SecurityEventValue } from '../model';
import { SecurityEvents } from './SecurityEvents';

const events: readonly SecurityEventValue[] = [
  { eventId: 'e-1', kind: 'password-changed', client: 'Chrome on Linux', at: '2026-01-15T18:30:00Z' },
  { eventId: 'e-2', kind: 'new-device', client: 'Safari on iOS', at: '2026-01-14T19:00:00Z' },
  { eventId: 'e-3', kind: 'method-added', client: '', at: '2025-11-15T18:05:00Z' },
];

const meta = preview.meta({
  title: 'Account/Security events',
  component: SecurityEvents,
  tags: ['no-look'],
  args: {
    now,
    events,
  },
});

/** A new password, a new device and another way to sign in: what, with which device and when. */
export const Several = meta.story({
  play: async ({ canvas }) => {
    const [changed, device, added] = canvas.getAllByRole('listitem');
    await expect(changed).toHaveTextContent('Password changedChrome on Linux · 2 hours ago');
    await expect(device).toHaveTextContent('New device signed inSafari on iOS · yesterday');
    await expect(added).toHaveTextContent('New way to sign in addedAn unknown browser · 2 months ago');
    await expect(canvas.getByText('Something you do not recognise? Sign out everywhere else.')).toBeVisible();
  },
});

/** Nothing yet. */
export const None = meta.story({
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New sign-ins and changes to your password will appear here.')).toBeVisible();
  },
});
