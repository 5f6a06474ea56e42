import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { filledFields } from '../../creation/fixtures/fields';
import { characterVersions } from '../../creation/labels/version-words';
import { storyVersions } from '../../story-creation/labels/version-words';
import type { VersionComparison, VersionEntry, VersionsProps } from './model';
import { Versions } from './Versions';
import { VersionsDialog } from './VersionsDialog';

const entry = (number: number, more: Partial<VersionEntry>): VersionEntry => ({
  versionId: `v-${number}`,
  number,
  reason: 'keep',
  when: '11:52',
  changed: [],
  ...more,
});

const versions = [
  entry(7, { when: '11:52', changed: ['description', 'greeting'] }),
  entry(6, {
    reason: 'restore',
    when: '9:30',
    changed: ['description', 'scenario', 'postHistoryInstructions', 'nevers'],
  }),
  entry(5, { reason: 'lorebook', when: '21.11.', changed: ['lore'] }),
  entry(4, { reason: 'publish', when: '19.11.', changed: ['about', 'tagline'] }),
  entry(1, { reason: 'import', when: '2.11.' }),
];

const { nevers, scenario } = filledFields;

const comparison: VersionComparison = {
  olderNumber: 5,
  newerNumber: 7,
  language: 'en-US',
  state: {
    kind: 'ready',
    fields: [
      {
        field: 'scenario',
        versions: { kind: 'text', mine: scenario, theirs: scenario.replace('four in the morning', 'midnight') },
      },
      { field: 'nevers', versions: { kind: 'entries', mine: nevers, theirs: [...nevers.slice(1), 'Lies'] } },
      { field: 'mature', versions: { kind: 'choice', mine: 'Without mature themes', theirs: 'With mature themes' } },
    ],
    lore: { older: 0, newer: 12 },
  },
};

const asked = { versionId: 'v-5', number: 5, isAtStake: false, state: 'asked' } as const;

const standing: VersionsProps = {
  words: characterVersions,
  list: { kind: 'ready', versions, most: 50 },
  onRetry: fn(),
  chosen: ['v-7', 'v-5'],
  onChoose: fn(),
  comparison: null,
  onCompare: fn(),
  onLeaveComparison: fn(),
  toRestore: null,
  onAskRestore: fn(),
  onRestore: fn(),
  onLeaveRestore: fn(),
};

const meta = preview.meta({
  title: 'Creation/Versions',
  component: Versions,
  render: function Choosing(props: VersionsProps) {
    const [chosen, setChosen] = useState(props.chosen);
    return (
      <Versions
        {...props}
        chosen={chosen}
        onChoose={(versionId, isChosen) => {
          setChosen(isChosen ? [...chosen, versionId].slice(-2) : chosen.filter((one) => one !== versionId));
          props.onChoose(versionId, isChosen);
        }}
      />
    );
  },
  args: standing,
});

/** Several versions, two of which are chosen. */
export const List = meta.story();

/** Two versions side by side. */
export const Comparing = meta.story({ args: { comparison } });

/** The draft has changes that are not kept: what becomes of them is asked. */
export const ChangesAtStake = meta.story({ args: { toRestore: { ...asked, isAtStake: true } } });

/** Two are chosen by keyboard and compared; one is restored. */
export const Using = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { chosen: [] },
  play: async ({ args, canvas, userEvent }) => {
    const compare = canvas.getByRole('button', { name: 'Compare' });
    await expect(compare).toBeDisabled();
    canvas.getByRole('checkbox', { name: /^Version 7/ }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Version 5/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('v-5', true);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 selected');
    await userEvent.click(compare);
    await expect(args.onCompare).toHaveBeenCalledOnce();
    const [restore] = canvas.getAllByRole('button', { name: 'Restore' });
    if (restore !== undefined) await userEvent.click(restore);
    await expect(args.onAskRestore).toHaveBeenLastCalledWith('v-6');
  },
});

/** The comparison takes the focus, and says of each field what either version has. */
export const Compared = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { comparison },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Version 5 and version 7' })).toHaveFocus());
    await expect(canvas.getByText('midnight').tagName).toBe('MARK');
    await expect(canvas.getByText('12 entries')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to all versions' }));
    await expect(args.onLeaveComparison).toHaveBeenCalledOnce();
  },
});

/** Without changes in the draft it is one question. */
export const Asked = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { toRestore: asked },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByRole('button', { name: /my changes/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Restore this version' }));
    await expect(args.onRestore).toHaveBeenCalledWith('replace');
  },
});

/** While it is restored nothing else can be done; after a failure the question stands, with the reason. */
export const Restoring = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { toRestore: { ...asked, state: 'restoring' } },
  play: async () => {
    await expect(screen.getByRole('button', { name: /Restoring/ })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

/** The server refused what the version says. */
export const Refused = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { toRestore: { ...asked, state: 'refused' } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('no longer allowed here');
  },
});

/** The draft has no character yet. */
export const None = meta.story({ args: { list: { kind: 'none' } } });

/** On its way. */
export const Loading = meta.story({ args: { list: { kind: 'loading' } } });

/** Not there: it can be tried again. */
export const Failed = meta.story({ args: { list: { kind: 'failed', isRetrying: false } } });

/** The other version is on its way. */
export const LoadingComparison = meta.story({
  tags: ['no-look'],
  args: { comparison: { ...comparison, state: { kind: 'loading' } } },
});

/** Two versions that only differ in what the editor does not show. */
export const Alike = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { comparison: { ...comparison, state: { kind: 'ready', fields: [], lore: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No differences/)).toBeVisible();
  },
});

/** The versions of a story, over its editor. */
export const OfStory = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    words: storyVersions,
    list: {
      kind: 'ready',
      most: 50,
      versions: [entry(2, { changed: ['title', 'source'] }), entry(1, { reason: 'import' })],
    },
  },
  render: (props: VersionsProps) => <VersionsDialog {...props} onClose={fn()} />,
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('The story in ink')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await expect(args.onAskRestore).toHaveBeenCalledWith('v-1');
  },
});
