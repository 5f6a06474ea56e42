import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { LoreEditor } from './LoreEditor';
import type { LoreEditorProps, LoreEntryValue, LoreFieldsValue } from './model';

const blank: LoreFieldsValue = {
  name: '',
  comment: '',
  keys: [],
  secondaryKeys: [],
  selective: false,
  content: '',
  enabled: true,
  constant: false,
  useRegex: false,
  caseSensitive: false,
  insertionOrder: 100,
  priority: null,
  position: null,
};

const entryOf = (
  index: number,
  fields: Partial<LoreFieldsValue>,
  more: Partial<LoreEntryValue> = {},
): LoreEntryValue => ({
  entryId: `lore-${index}`,
  index,
  fields: { ...blank, ...fields },
  longFields: [],
  tokens: 22,
  save: { kind: 'saved' },
  isDeleted: false,
  ...more,
});

const oven = entryOf(0, {
  name: 'The oven',
  keys: ['oven', 'ovens', 'ballast stones'],
  content: 'The oven was built by his grandmother out of ballast stones. It has never gone cold.',
});

const entries = [
  oven,
  entryOf(1, { name: 'Harbour Saint Anne', constant: true, content: 'The harbour lies below the bakery.' }),
  entryOf(2, { name: unbrokenWord, keys: [unbrokenWord, 'salt'] }),
  entryOf(3, { content: 'Nothing triggers this.' }),
  entryOf(4, { name: 'The customs boat', keys: ['customs'], enabled: false }),
  entryOf(5, { name: 'A cat' }, { isDeleted: true }),
];

const args: LoreEditorProps = {
  phase: 'ready',
  entries,
  total: 5,
  most: 5000,
  search: '',
  hasPrevious: false,
  hasNext: false,
  openId: null,
  trial: { kind: 'waiting' },
  importing: { kind: 'waiting' },
  language: 'en',
  onSearch: fn(),
  onPage: fn(),
  onOpen: fn(),
  onAdd: fn(),
  onChange: fn(),
  onDuplicate: fn(),
  onDelete: fn(),
  onRestore: fn(),
  onMove: fn(),
  onDecide: fn(),
  onFile: fn(),
  onTry: fn(),
  onShow: fn(),
  onRetry: fn(),
};

const meta = preview.meta({ title: 'Creation/Lore', component: LoreEditor, args });

/** Triggered by keys, always included, without keys, disabled, just deleted. */
export const Several = meta.story();

/** An entry is open: its fields and what can be done with it. */
export const Open = meta.story({ args: { entries: [oven], total: 1, openId: 'lore-0' } });

/** Not saved, too long to be changed, changed elsewhere, no room. */
export const States = meta.story({
  args: {
    openId: 'lore-1',
    entries: [
      entryOf(0, { name: 'The oven', keys: ['oven'] }, { save: { kind: 'unsaved' } }),
      entryOf(
        1,
        { name: 'The sea', keys: ['sea'], content: 'Salt.' },
        {
          longFields: ['content'],
          save: { kind: 'conflict', theirs: { ...blank, name: 'The sea', keys: ['sea', 'tide'], content: 'Fresh.' } },
        },
      ),
      entryOf(2, { name: 'One more' }, { save: { kind: 'full' } }),
      entryOf(3, { name: 'A long one' }, { save: { kind: 'refused' } }),
    ],
    importing: { kind: 'failed', why: 'no-lorebook' },
  },
});

/** A line triggers two entries; there are more pages. */
export const Tried = meta.story({
  args: {
    entries: [oven],
    total: 120,
    hasPrevious: true,
    hasNext: true,
    importing: { kind: 'done', added: 12, skipped: 2 },
    trial: {
      kind: 'done',
      total: 2,
      items: [
        { entryId: 'lore-1', index: 1, title: 'Harbour Saint Anne', keyword: null, tokens: 21 },
        { entryId: 'lore-0', index: 0, title: 'The oven', keyword: 'ballast stones', tokens: 22 },
      ],
    },
  },
});

/** Nothing written yet. */
export const Empty = meta.story({ args: { entries: [], total: 0 } });

/** A search that finds nothing. */
export const NothingFound = meta.story({ tags: ['no-look'], args: { entries: [], total: 0, search: 'boat' } });

/** On its way. */
export const Loading = meta.story({ args: { phase: 'loading', entries: [], total: 0 } });

/** The server did not answer. */
export const Failed = meta.story({ args: { phase: 'failed', entries: [], total: 0 } });

/** Full: nothing can be added. */
export const Full = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { total: 5000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add an entry' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Import a lorebook' })).toBeDisabled();
  },
});

function Kept(args: LoreEditorProps) {
  const [fields, setFields] = useState(oven.fields);
  return (
    <LoreEditor
      {...args}
      entries={[{ ...oven, fields }]}
      onChange={(entryId, changes) => {
        args.onChange(entryId, changes);
        setFields({ ...fields, ...changes });
      }}
    />
  );
}

/** Keys are written, removed and brought back. */
export const Keys = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { total: 1, openId: 'lore-0' },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText('Keys');
    await userEvent.type(box, 'bread{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('lore-0', {
      keys: ['oven', 'ovens', 'ballast stones', 'bread'],
    });
    await userEvent.type(box, 'rye, oven,');
    await expect(args.onChange).toHaveBeenLastCalledWith('lore-0', {
      keys: ['oven', 'ovens', 'ballast stones', 'bread', 'rye'],
    });
    await userEvent.type(box, '{Backspace}');
    await expect(canvas.queryByRole('button', { name: 'Remove the key rye' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the key ovens' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('lore-0', { keys: ['oven', 'ballast stones', 'bread'] });
    await expect(box).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('lore-0', {
      keys: ['oven', 'ovens', 'ballast stones', 'bread'],
    });
    await expect(box).toHaveFocus();
  },
});

/** The acts of an entry and of the list reach their callers. */
export const Using = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { openId: 'lore-1' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }));
    await expect(args.onMove).toHaveBeenCalledWith('lore-1', -1);
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }));
    await expect(args.onDuplicate).toHaveBeenCalledWith('lore-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete entry 2' }));
    await expect(args.onDelete).toHaveBeenCalledWith('lore-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onRestore).toHaveBeenCalledWith('lore-5');
    await userEvent.click(canvas.getByRole('button', { name: /^The oven/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('lore-0');
    await userEvent.type(canvas.getByLabelText('Something a reader might say'), 'Is the oven warm?{Enter}');
    await expect(args.onTry).toHaveBeenCalledWith('Is the oven warm?');
  },
});
