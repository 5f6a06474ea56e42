import { expect, fn, screen } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { AddToCollection } from './AddToCollection';
import { AddToCollectionButton } from './AddToCollectionButton';
import { CollectionDialog } from './CollectionDialog';
import { DeleteCollection } from './DeleteCollection';
import { choices } from './fixtures';
import { ShareCollection } from './ShareCollection';

const changed = fn();
const opened = fn();
const deleted = fn();
const renewed = fn();

const meta = preview.meta({
  title: 'Collections/Forms',
  component: CollectionDialog,
  subcomponents: { AddToCollection, AddToCollectionButton, DeleteCollection, ShareCollection },
  globals: { locale: 'en-US' },
  args: {
    isNew: true,
    draft: { name: 'Cold nights', description: '', visibility: 'private' as const },
    onChange: fn(),
    problem: undefined,
    saving: false,
    onSave: fn(),
    onClose: fn(),
  },
});

/** A new one is private until its owner chooses otherwise. */
export const New = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'By link' }));
    await expect(args.onChange).toHaveBeenCalledWith({ visibility: 'link' });
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await expect(args.onSave).toHaveBeenCalled();
  },
});

/** Refused words are said at their field, and stay. */
export const Refused = meta.story({
  tags: ['no-look'],
  args: { isNew: false, problem: 'description', draft: { name: 'A', description: 'Bad words', visibility: 'public' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('breaks our content rules');
    await expect(screen.getByDisplayValue('Bad words')).toBeInTheDocument();
  },
});

/** There are as many as there can be. */
export const Full = meta.story({ tags: ['no-look'], args: { problem: 'full' } });

/** It was not saved: what was typed is still there. */
export const NotSaved = meta.story({ tags: ['no-look'], args: { problem: 'failed' } });

/** In which collections a work is. */
export const AddTo = meta.story({
  render: () => <AddToCollection collections={choices} onChange={changed} onNew={opened} onClose={fn()} />,
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('checkbox', { name: 'Cold nights' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'For the train' }));
    await expect(changed).toHaveBeenCalledWith('col-3', true);
    await userEvent.click(screen.getByRole('button', { name: 'New collection' }));
    await expect(opened).toHaveBeenCalled();
  },
});

/** None yet. */
export const AddToNone = meta.story({
  tags: ['no-look'],
  render: () => <AddToCollection collections={[]} onChange={changed} onNew={opened} onClose={fn()} />,
});

/** Not there yet. */
export const AddToLoading = meta.story({
  tags: ['no-look'],
  render: () => <AddToCollection collections={undefined} onChange={changed} onNew={opened} onClose={fn()} />,
});

/** They did not arrive. */
export const AddToFailed = meta.story({
  tags: ['no-look'],
  render: () => (
    <AddToCollection collections={undefined} onRetry={fn()} onChange={changed} onNew={opened} onClose={fn()} />
  ),
});

/** On a profile. */
export const AddButton = meta.story({ tags: ['no-look'], render: () => <AddToCollectionButton onClick={opened} /> });

/** The link, and a new one in its place. */
export const Share = meta.story({
  tags: ['no-look'],
  render: () => (
    <ShareCollection
      link="https://fabula.example/en-US/collection/lnk-5e0a9d7b3c1f4826"
      outcome="renewed"
      busy={false}
      onCopy={fn()}
      onRenew={renewed}
      onClose={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'New link' }));
    await expect(renewed).toHaveBeenCalled();
  },
});

/** A private one has no link. */
export const SharePrivate = meta.story({
  tags: ['no-look'],
  render: () => <ShareCollection link={null} outcome={null} busy={false} onCopy={fn()} onClose={fn()} />,
});

/** Asked before it is deleted. */
export const Delete = meta.story({
  tags: ['no-look'],
  render: () => <DeleteCollection busy={false} onDelete={deleted} onClose={fn()} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(deleted).toHaveBeenCalled();
  },
});
