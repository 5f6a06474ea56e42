import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { inPageFrame, onPhone } from '../content/fixtures/PageFrame';
import { RowsFailed, RowsSkeleton } from '../states/PanelState/PanelState';
import { CaseView } from './CaseView';
import { DecisionForm } from './DecisionForm';
import { DeskFrame } from './DeskFrame';
import { comment, hiddenStory, message } from './fixtures';
import type { ReportedValue } from './model';
import { NoReports, ReportRows, ReportsView } from './ReportsView';

const decide = fn(async () => true);
const retry = fn();
const hrefs = {
  reports: '/en-US/operator',
  catalogue: '/en-US/operator/catalogue',
  people: '/en-US/operator/accounts',
  proposals: '/en-US/operator/proposals',
  announcements: '/en-US/operator/announcements',
  engines: '/en-US/operator/engines',
  log: '/en-US/operator/log',
} as const;
const hrefOf = (state: string | undefined) => `/en-US/operator?state=${state ?? 'all'}`;

const queue = (children: ReactNode, openCount?: number) => (
  <ReportsView state="open" hrefOf={hrefOf} openCount={openCount}>
    {children}
  </ReportsView>
);
const caseOf = (thing: ReportedValue) => (
  <CaseView
    thing={thing}
    backHref={hrefs.reports}
    pageHref={thing.subject === null ? undefined : '/en-US/character-profile/ada-byrne'}
    authorHref={thing.authorId === null ? undefined : `/en-US/operator/accounts/${thing.authorId}`}
    decision={<DecisionForm thing={thing} onDecide={decide} />}
  />
);

const onDesk = (shown: ReactNode) => (
  <DeskFrame section="reports" hrefs={hrefs}>
    {shown}
  </DeskFrame>
);

const meta = preview.meta({
  title: 'Operators/Reports',
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  render: () => onDesk(queue(<ReportRows things={[comment, hiddenStory, message]} />, 2)),
});

/** What waits, whatever was reported last first, each leading to its case. */
export const Queue = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 report cases wait for a decision.');
    await expect(canvas.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'It is advertising or spam' })).toHaveAttribute('href', comment.href);
    await expect(canvas.getByText('The Salt Road')).toBeVisible();
  },
});

/** The same on a phone. */
export const QueueOnPhone = meta.story({ globals: { locale: 'en-US', ...onPhone } });

/** Nothing was reported. */
export const Empty = meta.story({
  render: () => onDesk(queue(<NoReports />, 0)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No reports' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing waits for a decision.');
  },
});

/** On their way. */
export const Loading = meta.story({ render: () => onDesk(queue(<RowsSkeleton count={5} />)) });

/** They did not arrive, and are asked for again. */
export const Failed = meta.story({
  render: () => onDesk(queue(<RowsFailed onRetry={retry} retrying={false} />)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** A case is decided with a choice and a reason; without both the button waits. */
export const Case = meta.story({
  render: () => onDesk(caseOf(comment)),
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Decide' });
    await expect(send).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Hide: only its author still sees it' }));
    await expect(send).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), ' Lamps again. ');
    await userEvent.click(send);
    await expect(decide).toHaveBeenCalledWith({ decision: 'hidden', reason: 'Lamps again.' });
  },
});

/** A hidden thing can be shown again. */
export const HiddenCase = meta.story({
  render: () => onDesk(caseOf(hiddenStory)),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: 'Show it again' })).toBeVisible();
    await expect(canvas.getByText('The cover is not theirs.')).toBeVisible();
  },
});

/** Words of a private conversation can only be kept. */
export const PrivateCase = meta.story({
  render: () => onDesk(caseOf(message)),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByText(/This was said in a private conversation/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Account of/ })).not.toBeInTheDocument();
  },
});

/** Nothing is left to decide. */
export const DeletedCase = meta.story({
  render: () => onDesk(caseOf({ ...hiddenStory, reach: 'no-one' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is left to decide.')).toBeVisible();
  },
});
