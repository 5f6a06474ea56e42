import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { inPageFrame } from '../content/fixtures/PageFrame';
import { RowsFailed, RowsSkeleton } from '../states/PanelState/PanelState';
import { CollectionList, CollectionsView, GuestCollections, NoCollections } from './CollectionsView';
import { collections } from './fixtures';

const hrefOf = (collectionId: string) => `/en-US/collection/${collectionId}`;

const meta = preview.meta({
  title: 'Collections/List',
  component: CollectionsView,
  subcomponents: { CollectionList, NoCollections, GuestCollections },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { onNew: fn(), children: <CollectionList collections={collections} hrefOf={hrefOf} /> },
});

/** With pictures of the first entries, with a long name, and an empty one. */
export const Three = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Cold nights/ })).toHaveAttribute('href', hrefOf('col-1'));
    await userEvent.click(canvas.getByRole('button', { name: 'New collection' }));
    await expect(args.onNew).toHaveBeenCalled();
  },
});

/** None yet: what will be here, and the first step. */
export const Empty = meta.story({ args: { children: <NoCollections onNew={fn()} /> } });

/** A visitor without an account. */
export const Guest = meta.story({
  tags: ['no-look'],
  args: { onNew: undefined, children: <GuestCollections onSignIn={fn()} /> },
});

/** Not there yet. */
export const Loading = meta.story({ tags: ['no-look'], args: { children: <RowsSkeleton count={3} /> } });

/** The list did not arrive. */
export const Failed = meta.story({
  tags: ['no-look'],
  args: { children: <RowsFailed onRetry={fn()} retrying={false} /> },
});
