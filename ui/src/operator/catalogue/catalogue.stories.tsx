import type { CatalogueAct } from '@fabula/sdk/types';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { RowsFailed, RowsSkeleton } from '../../states/PanelState/PanelState';
import { DeskFrame } from '../DeskFrame';
import { CatalogueDialog } from './CatalogueDialog';
import { CatalogueRows, NoEntries } from './CatalogueRows';
import { CatalogueView } from './CatalogueView';
import { characters, sable, stories } from './fixtures';
import type { CataloguePlace, CatalogueValue } from './model';

const send = fn(async () => true);
const choose = fn();
const search = fn();
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

const everything: CataloguePlace = { kind: 'character', state: undefined, words: '' };

const onDesk = (shown: ReactNode, place: Partial<CataloguePlace> = {}, count: number | null = 3) => (
  <DeskFrame section="catalogue" hrefs={hrefs}>
    <CatalogueView
      place={{ ...everything, ...place }}
      hrefOf={(state) => (state === undefined ? hrefs.catalogue : `${hrefs.catalogue}?state=${state}`)}
      onKind={choose}
      onSearch={search}
      featured={count === null ? undefined : { count, most: 12 }}
    >
      {shown}
    </CatalogueView>
  </DeskFrame>
);

interface ListProps {
  readonly entries: readonly CatalogueValue[];
  readonly full?: number;
}

function List({ entries, full }: ListProps) {
  const [asked, setAsked] = useState<{ readonly entry: CatalogueValue; readonly act: CatalogueAct }>();
  return (
    <>
      <CatalogueRows entries={entries} onAct={(entry, act) => setAsked({ entry, act })} />
      <CatalogueDialog asked={asked} full={full} onClose={() => setAsked(undefined)} onSend={send} />
    </>
  );
}

const meta = preview.meta({
  title: 'Operators/Catalogue',
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  render: () => onDesk(<List entries={characters} />),
});

/** Characters, one as most are, one hidden, one marked by an operator, one featured. */
export const Characters = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Featured: 3 of 12')).toBeVisible();
    await expect(canvas.getByText('18+ by an operator')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the catalogue' }), ' sable {Enter}');
    await expect(search).toHaveBeenCalledWith('sable');
    await userEvent.click(canvas.getByRole('radio', { name: 'Stories' }));
    await expect(choose).toHaveBeenCalledWith('story');
  },
});

/** Stories with their covers; one whose author calls it mature has no mark to take back. */
export const Stories = meta.story({
  render: () => onDesk(<List entries={stories} />, { kind: 'story' }, 1),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Take back 18+' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Stop featuring' })).toBeVisible();
  },
});

/** On a phone, what can be done stands below each entry. */
export const OnPhone = meta.story({ globals: { locale: 'en-US', ...onPhone } });

/** In Arabic, by day. */
export const InArabic = meta.story({ globals: { locale: 'ar-SA', theme: 'day' } });

/** A character is featured with a reason. */
export const Featuring = meta.story({
  render: () => onDesk(<List entries={[sable]} />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Feature' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Feature' }));
    await expect(dialog.getByRole('button', { name: 'Feature' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A fine voice.');
    await userEvent.click(dialog.getByRole('button', { name: 'Feature' }));
    await expect(send).toHaveBeenCalledWith({ reason: 'A fine voice.' });
  },
});

/** Hiding needs what is wrong, which the author reads, and a reason, which they do not. */
export const Hiding = meta.story({
  render: () => onDesk(<List entries={[sable]} />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Lamps again.');
    await expect(dialog.getByRole('button', { name: 'Hide' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'It is advertising or spam' }));
    await expect(dialog.getByRole('button', { name: 'Hide' })).toBeEnabled();
  },
});

/** Every place on the shelf is taken: the dialog says so instead of asking. */
export const ShelfFull = meta.story({
  render: () => onDesk(<List entries={[sable]} full={12} />, {}, 12),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Feature' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Feature' }));
    const refusal = dialog.getByText(/All 12 places on the featured shelf are taken/);
    await waitFor(() => expect(refusal).toBeVisible());
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
});

/** Nothing is featured yet. */
export const Empty = meta.story({
  render: () => onDesk(<NoEntries words="" />, { state: 'featured' }, 0),
});

/** No entry has the words. */
export const NoMatch = meta.story({
  tags: ['no-look'],
  render: () => onDesk(<NoEntries words="lamps" />, { words: 'lamps' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing in this list matches “/)).toHaveTextContent('“lamps”');
  },
});

/** The list is on its way. */
export const Loading = meta.story({ tags: ['no-look'], render: () => onDesk(<RowsSkeleton count={5} />, {}, null) });

/** The list could not be loaded. */
export const Failed = meta.story({
  tags: ['no-look'],
  render: () => onDesk(<RowsFailed onRetry={retry} retrying={false} />, {}, null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});
