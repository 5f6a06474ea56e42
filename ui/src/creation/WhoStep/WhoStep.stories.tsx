import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { emptyFields, filledFields } from '../fixtures/fields';
import type { WhoStepProps } from '../model';
import { WhoStep } from './WhoStep';

const fill = fn();

const meta = preview.meta({
  title: 'Creation/WhoStep',
  component: WhoStep,
  render: function Filling(props: WhoStepProps) {
    const [fields, setFields] = useState(props.fields);
    return (
      <WhoStep
        {...props}
        fields={fields}
        onChange={(changes) => {
          setFields({ ...fields, ...changes });
          props.onChange(changes);
        }}
      />
    );
  },
  args: { fields: filledFields, onChange: fn(), languages: ['en-US', 'ar-SA', 'fr-FR', 'ja-JP'] },
});

/** Every field at its limit or beyond it, and a name that the server does not take. */
export const AtItsLimits = meta.story({
  args: {
    fields: {
      ...filledFields,
      name: unbrokenWord,
      tagline: `${unbrokenWord} `.repeat(3),
      pronouns: 'they/them, and on Sundays whatever the weather says',
    },
    problem: { field: 'name', why: 'refused' },
    fillBlanks: { onFill: fill, isBusy: true, hasFailed: false },
  },
});

/** Three temperaments are chosen and the others wait; with one less they are there again. */
export const ThreeTemperaments = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Bold' })).toBeDisabled();
    await expect(canvas.getByRole('group', { name: 'Temperament' })).toHaveAccessibleDescription('3 of 3');
    canvas.getByRole('button', { name: 'Dry' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ temperaments: ['patient', 'loyal', 'bold'] });
    await expect(canvas.getByRole('button', { name: 'Dry' })).toBeDisabled();
  },
});

/** Words, a language and blanks are filled by keyboard and pointer; a text that is too long says by how much. */
export const Filling = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { fields: emptyFields, fillBlanks: { onFill: fill, isBusy: false, hasFailed: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Mara');
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Mara' });
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('4 / 60');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'fr-FR');
    await expect(args.onChange).toHaveBeenLastCalledWith({ language: 'fr-FR' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Pronouns' }));
    await userEvent.paste('a'.repeat(42));
    await expect(canvas.getByText('2 characters too many')).toBeVisible();
    await expect(canvas.getByText(/ideas did not load/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fill blanks' }));
    await expect(fill).toHaveBeenCalledOnce();
  },
});
