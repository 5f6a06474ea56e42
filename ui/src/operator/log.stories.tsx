import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { inPageFrame } from '../content/fixtures/PageFrame';
import { DeskFrame } from './DeskFrame';
import { acts } from './fixtures';
import { ActRows, LogView, NoActs } from './LogView';

const hrefs = {
  reports: '/en-US/operator',
  people: '/en-US/operator/accounts',
  proposals: '/en-US/operator/proposals',
  announcements: '/en-US/operator/announcements',
  engines: '/en-US/operator/engines',
  log: '/en-US/operator/log',
} as const;

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
      <LogView kind={undefined} hrefOf={(kind) => `${hrefs.log}?kind=${kind ?? 'all'}`}>
        <ActRows acts={acts} />
      </LogView>,
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+40')).toBeVisible();
    await expect(canvas.getAllByText('Ines Duarte')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Everything' })).toHaveAttribute('aria-current', 'page');
  },
});

/** Nothing was done yet. */
export const EmptyLog = meta.story({
  render: () =>
    onDesk(
      <LogView kind="signed-out" hrefOf={() => hrefs.log}>
        <NoActs />
      </LogView>,
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  },
});
