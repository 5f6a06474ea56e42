import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { drawnPicture } from '../../creation/fixtures/draw-portrait';
import { filledFields } from '../../creation/fixtures/fields';
import { parts } from '../../creation/fixtures/look-args';
import { fieldNames } from '../../creation/labels/field-names';
import type { ConflictField } from '../../creation/model';
import type { DraftConflictProps, DraftConflictValue } from '../model';
import { DraftConflict } from './DraftConflict';

const { scenario } = filledFields;

const conflicts: readonly DraftConflictValue<ConflictField>[] = [
  {
    field: 'scenario',
    versions: {
      kind: 'text',
      mine: scenario,
      theirs: scenario.replace('four in the morning', 'midnight').replace('knocked anyway', 'come in without a word'),
    },
    canKeepBoth: true,
    choice: 'mine',
  },
  {
    field: 'nevers',
    versions: { kind: 'entries', mine: ['Break a promise', 'Lie'], theirs: ['Break a promise', unbrokenWord] },
    canKeepBoth: true,
    choice: undefined,
  },
  {
    field: 'portrait',
    versions: {
      kind: 'picture',
      mine: drawnPicture(parts, 'none'),
      theirs: drawnPicture({ ...parts, mood: 'indigo', beard: 'none' }, 'none'),
    },
    canKeepBoth: false,
    choice: undefined,
  },
];

const meta = preview.meta({
  title: 'Creation/DraftConflict',
  component: DraftConflict,
  render: function Choosing(props: DraftConflictProps<ConflictField>) {
    const [values, setValues] = useState(props.conflicts);
    return (
      <DraftConflict
        {...props}
        conflicts={values}
        onChoice={(field, choice) => {
          setValues(values.map((value) => (value.field === field ? { ...value, choice } : value)));
          props.onChoice(field, choice);
        }}
      />
    );
  },
  argTypes: { language: { control: 'select', options: ['en-US', 'ar-SA', 'ja-JP'] } },
  args: { names: fieldNames, conflicts, onChoice: fn(), onKeep: fn(), isBusy: false, language: 'en-US' },
});

/** A text, a list and a portrait differ; one choice is made. */
export const ThreeFields = meta.story();

/** Each field gets a choice by keyboard and pointer; then they can be kept. */
export const Choosing = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Choose which changes to keep' })).toHaveFocus());
    const keep = canvas.getByRole('button', { name: 'Keep selected' });
    await expect(keep).toBeDisabled();
    await expect(canvas.getByText('midnight').tagName).toBe('MARK');
    const [first] = canvas.getAllByRole('radio', { name: /^This version/ });
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChoice).toHaveBeenLastCalledWith('scenario', 'theirs');
    const [, both] = canvas.getAllByRole('radio', { name: /^Both/ });
    if (both !== undefined) await userEvent.click(both);
    await expect(args.onChoice).toHaveBeenLastCalledWith('nevers', 'both');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3 chosen');
    const portraits = canvas.getAllByRole('radio', { name: /^The other version/ });
    const last = portraits.at(-1);
    if (last !== undefined) await userEvent.click(last);
    await userEvent.click(keep);
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
});

/** While the choices are saved nothing can be changed. */
export const Saving = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    isBusy: true,
    conflicts: [
      { field: 'mature', versions: { kind: 'choice', mine: 'Yes', theirs: 'No' }, canKeepBoth: false, choice: 'mine' },
      { field: 'tagline', versions: { kind: 'text', mine: '', theirs: 'A baker' }, canKeepBoth: true, choice: 'both' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Saving/ })).toBeDisabled();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
});
