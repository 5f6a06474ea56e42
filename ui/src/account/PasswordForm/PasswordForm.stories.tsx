import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { PasswordForm } from './PasswordForm';

const typed = { currentPassword: 'seven quiet lamps', newPassword: 'lamp' };

const meta = preview.meta({
  title: 'Account/Password form',
  component: PasswordForm,
  args: {
    values: { currentPassword: '', newPassword: '' },
    onChange: fn(),
    hasPassword: true,
    saving: false,
    onSave: fn(),
    onCancel: fn(),
  },
  render: function Typing({ values: first, onChange, ...rest }) {
    const [values, setValues] = useState(first);
    return (
      <div style={{ maxInlineSize: 360 }}>
        <PasswordForm
          {...rest}
          values={values}
          onChange={(patch) => {
            onChange(patch);
            setValues({ ...values, ...patch });
          }}
        />
      </div>
    );
  },
});

/** The current password is asked for first, and has the focus. */
export const Change = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    const current = canvas.getByLabelText('Current password');
    await expect(current).toHaveFocus();
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.keyboard('seven quiet lamps');
    await userEvent.type(canvas.getByLabelText('New password'), 'eight louder lamps{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      'At least 8 characters. Your other devices will be signed out.',
    );
  },
});

/** The current password is forgotten: a code will do instead. */
export const CurrentForgotten = meta.story({
  tags: ['no-look'],
  args: { onForgotten: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot it?' }));
    await expect(args.onForgotten).toHaveBeenCalledOnce();
  },
});

/** A first password asks for no other. */
export const FirstPassword = meta.story({
  tags: ['no-look'],
  args: { hasPassword: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Current password')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** What is wrong stands under its field, which has the focus and keeps what was typed. */
export const TooShort = meta.story({
  args: { values: typed, problem: { field: 'newPassword', why: 'too-short' } },
  play: async ({ canvas }) => {
    const [alert] = canvas.getAllByRole('alert');
    await expect(alert).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveValue('lamp'));
  },
});

/** The server does not know the current password. */
export const CurrentWrong = meta.story({
  tags: ['no-look'],
  args: { values: typed, problem: { field: 'currentPassword', why: 'refused' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('This is not your current password');
  },
});

/** A password that everyone tries is refused. */
export const Guessable = meta.story({
  tags: ['no-look'],
  args: { values: typed, problem: { field: 'newPassword', why: 'refused' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('too easy to guess');
  },
});

/** Too many tries: wait. */
export const TooManyTries = meta.story({
  tags: ['no-look'],
  args: { values: typed, failure: 'too-many-tries' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many tries. Please wait a few minutes.');
    await expect(canvas.getByLabelText('New password')).toHaveValue('lamp');
  },
});

/** While it is saved nothing can be changed, and nothing is sent twice. */
export const Saving = meta.story({
  tags: ['no-look'],
  args: { values: typed, saving: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 's{Enter}');
    await expect(canvas.getByLabelText('New password')).toHaveValue('lamp');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});
