import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { inPageFrame } from '../content/fixtures/PageFrame';
import { DeskFrame } from './DeskFrame';
import { found } from './fixtures';
import { NoPeople, PeopleFound, PeopleSearch, PeopleStart } from './PeopleView';

const search = fn();
const hrefs = {
  reports: '/en-US/operator',
  catalogue: '/en-US/operator/catalogue',
  people: '/en-US/operator/accounts',
  proposals: '/en-US/operator/proposals',
  announcements: '/en-US/operator/announcements',
  engines: '/en-US/operator/engines',
  log: '/en-US/operator/log',
} as const;
const box = <PeopleSearch words="" onSearch={search} />;

const onDesk = (shown: ReactNode) => (
  <DeskFrame section="people" hrefs={hrefs}>
    {shown}
  </DeskFrame>
);

const meta = preview.meta({
  title: 'Operators/Accounts',
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  render: () => onDesk(box),
});

/** Before anything was asked: how accounts are found. */
export const Start = meta.story({
  render: () =>
    onDesk(
      <>
        {box}
        <PeopleStart />
      </>,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an account' }), ' Night {Enter}');
    await expect(search).toHaveBeenCalledWith('Night');
  },
});

/** What was found, and that there is more. */
export const Found = meta.story({
  render: () =>
    onDesk(
      <>
        {box}
        <PeopleFound people={found} more />
      </>,
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nightpost' })).toHaveAttribute('href', found[0]?.href ?? '');
    await expect(canvas.getByText('Suspended')).toBeVisible();
    await expect(canvas.getByText(/Only the first 2 accounts are shown/)).toBeVisible();
  },
});

/** No account has such a name. */
export const NotFound = meta.story({
  render: () =>
    onDesk(
      <>
        {box}
        <NoPeople words="Nobody" />
      </>,
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No account matches “Nobody”.');
  },
});
