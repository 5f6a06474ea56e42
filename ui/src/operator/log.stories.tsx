import type { OperatorActKind } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { inPageFrame, onPhone } from '../content/fixtures/PageFrame';
import { DeskFrame } from './DeskFrame';
import { acts } from './fixtures';
import { ActRows, LogView, NoActs } from './LogView';

const hrefs = {
  reports: '/en-US/operator',
  catalogue: '/en-US/operator/catalogue',
  people: '/en-US/operator/accounts',
  proposals: '/en-US/operator/proposals',
  announcements: '/en-US/operator/announcements',
  engines: '/en-US/operator/engines',
  log: '/en-US/operator/log',
} as const;

const hrefOf = (kind: OperatorActKind | undefined) => `${hrefs.log}?kind=${kind ?? 'all'}`;
const onKind = fn();

const onDesk = (shown: ReactNode) => (
  <DeskFrame section="log" hrefs={hrefs}>
    {shown}
  </DeskFrame>
);

const meta = preview.meta({
  title: 'Operators/Audit log',
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  render: () => onDesk(<ActRows acts={acts} />),
});

/** Everything that operators did. */
export const AuditLog = meta.story({
  render: () =>
    onDesk(
      <LogView kind={undefined} hrefOf={hrefOf} onKind={onKind}>
        <ActRows acts={acts} />
      </LogView>,
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+40')).toBeVisible();
    await expect(canvas.getAllByText('Ines Duarte')).toHaveLength(4);
  },
});

/** The kinds are links; that of the list says so. */
export const Kinds = meta.story({
  tags: ['no-look'],
  render: () =>
    onDesk(
      <LogView kind="thing-hidden" hrefOf={hrefOf} onKind={onKind}>
        <ActRows acts={acts} />
      </LogView>,
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Content hidden' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Everything' })).not.toHaveAttribute('aria-current');
  },
});

/** On a phone the kinds are behind one button, and are chosen by keys as well. */
export const KindsOnPhone = meta.story({
  globals: onPhone,
  render: () =>
    onDesk(
      <LogView kind="thing-hidden" hrefOf={hrefOf} onKind={onKind}>
        <ActRows acts={acts} />
      </LogView>,
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Everything' })).not.toBeInTheDocument();
    const button = canvas.getByRole('button', { name: 'Kind: Content hidden' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu', { name: 'Audit log by kind' }));
    await expect(menu.getByRole('menuitemradio', { name: 'Content hidden' })).toBeChecked();
    await waitFor(() => expect(menu.getByRole('menuitemradio', { name: 'Everything' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onKind).toHaveBeenLastCalledWith(undefined);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Signed out everywhere' }));
    await expect(onKind).toHaveBeenLastCalledWith('signed-out');
  },
});

/** Nothing was done yet. */
export const EmptyLog = meta.story({
  render: () =>
    onDesk(
      <LogView kind="signed-out" hrefOf={hrefOf} onKind={onKind}>
        <NoActs />
      </LogView>,
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  },
});
