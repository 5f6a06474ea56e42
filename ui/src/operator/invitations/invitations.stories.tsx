import type { AccountInvitation } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { RowsFailed, RowsSkeleton } from '../../states/PanelState/PanelState';
import { AnnouncementsView } from '../AnnouncementsView';
import { DeskFrame } from '../DeskFrame';
import { InvitationForm } from './InvitationForm';
import { InvitationRows, NoInvitations } from './InvitationRows';
import { NewInvitationLink } from './NewInvitationLink';

const make = fn(async () => true);
const withdraw = fn(async () => true);
const copy = fn();
const retry = fn();
const at = '2026-11-21T08:00:00.000Z';
const link = 'https://fabula.example/en-US/invitation#code=3f9a1c5d7e2b48609bd1f4a7c8e05632';
const hrefs = {
  reports: '/en-US/operator',
  catalogue: '/en-US/operator/catalogue',
  people: '/en-US/operator/accounts',
  proposals: '/en-US/operator/proposals',
  announcements: '/en-US/operator/announcements',
  invitations: '/en-US/operator/invitations',
  engines: '/en-US/operator/engines',
  log: '/en-US/operator/log',
} as const;
const open: AccountInvitation = {
  invitationId: 'ain-1',
  note: 'The reading circle of the town library',
  uses: 12,
  used: 4,
  until: '2026-12-05T08:00:00.000Z',
  state: 'open',
  createdAt: at,
};
const others: readonly AccountInvitation[] = [
  { ...open, invitationId: 'ain-2', note: 'Teo, who drew the maps', uses: 1, used: 1, state: 'used-up' },
  { ...open, invitationId: 'ain-3', note: 'Testers of the autumn release', uses: 30, used: 11, state: 'expired' },
  { ...open, invitationId: 'ain-4', note: 'A link that was posted in public', uses: 5, used: 2, state: 'withdrawn' },
];

const onDesk = (list: ReactNode, made?: ReactNode) => (
  <DeskFrame section="invitations" hrefs={hrefs}>
    <AnnouncementsView
      writing={
        <>
          {made}
          <InvitationForm now={() => Date.parse(at)} onMake={make} />
        </>
      }
    >
      {list}
    </AnnouncementsView>
  </DeskFrame>
);

const meta = preview.meta({
  title: 'Operators/Invitations',
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  render: () => onDesk(<InvitationRows invitations={[open, ...others]} onWithdraw={withdraw} />),
});

/** Each state; one that works is withdrawn with a reason. */
export const Withdrawing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('4 of 12 accounts created')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It was posted in public.');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(withdraw).toHaveBeenCalledWith('ain-1', 'It was posted in public.');
  },
});

/** An invitation needs a note, a number and an end in the next year. */
export const Making = meta.story({
  render: () => onDesk(<NoInvitations />),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Make the link' });
    await expect(button).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'For whom' }), 'Teo');
    const uses = canvas.getByRole('textbox', { name: 'Accounts' });
    await userEvent.clear(uses);
    await userEvent.type(uses, '0');
    await expect(canvas.getByText('Enter a whole number from 1 to 1,000.')).toBeVisible();
    await userEvent.clear(uses);
    await userEvent.type(uses, '3');
    await userEvent.type(canvas.getByLabelText('Works until'), '2026-11-20T08:00');
    await userEvent.click(button);
    await expect(canvas.getByText('The end must be in the next year.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Works until'));
    await userEvent.type(canvas.getByLabelText('Works until'), '2026-11-28T08:00');
    await userEvent.click(button);
    await expect(make).toHaveBeenCalledWith(expect.objectContaining({ note: 'Teo', uses: 3 }));
  },
});

/** The link is there, this once. */
export const Made = meta.story({
  render: () =>
    onDesk(
      <InvitationRows invitations={[open]} onWithdraw={withdraw} />,
      <NewInvitationLink link={link} outcome={null} onCopy={copy} />,
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Invitation link' })).toHaveValue(link);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await expect(copy).toHaveBeenCalledOnce();
  },
});

/** It was copied. */
export const Copied = meta.story({
  tags: ['no-look'],
  render: () => onDesk(<NoInvitations />, <NewInvitationLink link={link} outcome="copied" onCopy={copy} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
});

/** The list is on its way. */
export const Loading = meta.story({ tags: ['no-look'], render: () => onDesk(<RowsSkeleton />) });

/** The list could not be loaded. */
export const Failed = meta.story({
  tags: ['no-look'],
  render: () => onDesk(<RowsFailed onRetry={retry} retrying={false} />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});
