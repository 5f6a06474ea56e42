import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { inPageFrame, onPhone } from '../content/fixtures/PageFrame';
import { ActDialog } from './ActDialog';
import { DeskFrame } from './DeskFrame';
import { acts, person, suspended } from './fixtures';
import { ActRows } from './LogView';
import type { PersonAct } from './model';
import { PersonView } from './PersonView';

const send = fn(async () => true);
const hrefs = {
  reports: '/en-US/operator',
  catalogue: '/en-US/operator/catalogue',
  people: '/en-US/operator/accounts',
  proposals: '/en-US/operator/proposals',
  announcements: '/en-US/operator/announcements',
  engines: '/en-US/operator/engines',
  log: '/en-US/operator/log',
} as const;

function WithActs({ shown }: { readonly shown: typeof person }) {
  const [act, setAct] = useState<PersonAct>();
  return (
    <>
      <PersonView person={shown} backHref={hrefs.people} onAct={setAct} log={<ActRows acts={acts.slice(1)} />} />
      <ActDialog act={act} onClose={() => setAct(undefined)} onSend={send} />
    </>
  );
}

const onDesk = (shown: ReactNode) => (
  <DeskFrame section="people" hrefs={hrefs}>
    {shown}
  </DeskFrame>
);

const meta = preview.meta({
  title: 'Operators/Account',
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  render: () => onDesk(<WithActs shown={person} />),
});

/** An account is suspended for as long as was chosen, with a reason. */
export const Suspending = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend' }));
    const button = dialog.getByRole('button', { name: 'Suspend' });
    await expect(button).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: '30 days' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Advertising.');
    await userEvent.click(button);
    await expect(send).toHaveBeenLastCalledWith('suspend', { reason: 'Advertising.', days: 30, points: 0 });
  },
});

/** A suspension is asked for; it needs a reason. */
export const AskedToSuspend = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend' }));
    await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled();
    await expect(send).not.toHaveBeenCalled();
  },
});

/** More points than may move at once are refused where they are typed. */
export const TooManyPoints = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give points' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give points' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Points' }), '10001');
    const wrong = dialog.getByText('Enter a whole number from 1 to 10,000.');
    await waitFor(() => expect(wrong).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Give points' })).toBeDisabled();
  },
});

/** Points are given by a whole number that may move at once. */
export const GivingPoints = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give points' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give points' }));
    const points = dialog.getByRole('textbox', { name: 'Points' });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A picture failed.');
    await userEvent.type(points, '10001');
    await expect(dialog.getByText('Enter a whole number from 1 to 10,000.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Give points' })).toBeDisabled();
    await userEvent.clear(points);
    await userEvent.type(points, '40');
    await userEvent.click(dialog.getByRole('button', { name: 'Give points' }));
    await expect(send).toHaveBeenLastCalledWith('give', { reason: 'A picture failed.', days: 7, points: 40 });
  },
});

/** A suspended account: until when, why, and that it can be lifted. */
export const Suspended = meta.story({
  render: () => onDesk(<WithActs shown={suspended} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Suspended until/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lift the suspension' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
  },
});

/** The operator's own account on a phone: it cannot be suspended or signed out here. */
export const OwnAccount = meta.story({
  globals: { locale: 'en-US', ...onPhone },
  render: () => onDesk(<WithActs shown={{ ...person, isSelf: true, isOperator: true }} />),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.getByText(/This is your own account/)).toBeVisible();
  },
});
