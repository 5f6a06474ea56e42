import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { inPageFrame, onPhone } from '../content/fixtures/PageFrame';
import { ActDialog } from './ActDialog';
import { DeskFrame } from './DeskFrame';
import { acts, found, person, suspended } from './fixtures';
import { ActRows, LogView, NoActs } from './LogView';
import type { PersonAct } from './model';
import { NoPeople, PeopleFound, PeopleSearch, PeopleStart } from './PeopleView';
import { PersonView } from './PersonView';

const search = fn();
const send = fn(async () => true);
const hrefs = {
  reports: '/en-US/operator',
  people: '/en-US/operator/accounts',
  log: '/en-US/operator/log',
} as const;
const box = <PeopleSearch words="" onSearch={search} />;

function WithActs({ shown }: { readonly shown: typeof person }) {
  const [act, setAct] = useState<PersonAct>();
  return (
    <>
      <PersonView person={shown} backHref={hrefs.people} onAct={setAct} log={<ActRows acts={acts.slice(1)} />} />
      <ActDialog act={act} onClose={() => setAct(undefined)} onSend={send} />
    </>
  );
}

const meta = preview.meta({
  title: 'Operators/Accounts',
  component: DeskFrame,
  subcomponents: { PeopleSearch, PeopleFound, PeopleStart, NoPeople, PersonView, ActDialog, LogView, ActRows, NoActs },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { section: 'people', hrefs, children: <WithActs shown={person} /> },
});

/** Before anything was asked: how accounts are found. */
export const Start = meta.story({
  args: {
    children: (
      <>
        {box}
        <PeopleStart />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an account' }), ' Night {Enter}');
    await expect(search).toHaveBeenCalledWith('Night');
  },
});

/** What was found, and that there is more. */
export const Found = meta.story({
  args: {
    children: (
      <>
        {box}
        <PeopleFound people={found} more />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nightpost' })).toHaveAttribute('href', found[0]?.href ?? '');
    await expect(canvas.getByText('Suspended')).toBeVisible();
    await expect(canvas.getByText(/Only the first 2 accounts are shown/)).toBeVisible();
  },
});

/** No account has such a name. */
export const NotFound = meta.story({
  args: {
    children: (
      <>
        {box}
        <NoPeople words="Nobody" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No account matches “Nobody”.');
  },
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
  args: { children: <WithActs shown={suspended} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Suspended until Nov 28, 2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lift the suspension' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
  },
});

/** The operator's own account on a phone: it cannot be suspended or signed out here. */
export const OwnAccount = meta.story({
  globals: { locale: 'en-US', ...onPhone },
  args: { children: <WithActs shown={{ ...person, isSelf: true, isOperator: true }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.getByText(/This is your own account/)).toBeVisible();
  },
});

/** Everything that operators did. */
export const AuditLog = meta.story({
  args: {
    section: 'log',
    children: (
      <LogView kind={undefined} hrefOf={(kind) => `${hrefs.log}?kind=${kind ?? 'all'}`}>
        <ActRows acts={acts} />
      </LogView>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+40')).toBeVisible();
    await expect(canvas.getAllByText('Ines Duarte')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Everything' })).toHaveAttribute('aria-current', 'page');
  },
});

/** Nothing was done yet. */
export const EmptyLog = meta.story({
  args: {
    section: 'log',
    children: (
      <LogView kind="signed-out" hrefOf={() => hrefs.log}>
        <NoActs />
      </LogView>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  },
});
