import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone } from '../../shell/fixtures';
import { ProfileDesk } from '../../account/fixtures/ProfileDesk';
import { ProfileForm } from './ProfileForm';

const filled = {
  userName: 'Ember Quill',
  userAvatarImageUrl: '/art/1/avatars/nkiru-256.webp',
  motto: 'Collects last lines, loses first drafts.',
};

const meta = preview.meta({
  title: 'Account/Profile form',
  component: ProfileDesk,
  subcomponents: { ProfileForm },
  args: { onSave: fn() },
});

/** A new reader: nothing is chosen, and the card says what will stand on it. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

/** Everything is filled in; the card shows it. */
export const Filled = meta.story({ args: { values: filled } });

/** The documented labels, and every preset within reach (Product §2.4). */
export const Words = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByPlaceholderText('Enter your nickname')).toBeVisible();
    await expect(canvas.getByPlaceholderText('Tell the world who you are')).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Avatar' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    const names = within(canvas.getByRole('group', { name: 'Ready-made nicknames' })).getAllByRole('button');
    await expect(names).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'All 20' }));
    for (const name of names) await expect(name).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save & Continue' })).toBeEnabled();
  },
});

/** What is typed stands on the card at once, and the motto's characters are counted. */
export const Typed = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('figure', { name: 'Your card' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nickname' }), 'Harbour Cat');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Motto' }), 'Naps near lamps 🏮');
    await expect(card.getByText('Harbour Cat')).toBeVisible();
    await expect(card.getByText('Naps near lamps 🏮')).toBeVisible();
    await expect(canvas.getByText('17 / 60')).toBeVisible();
  },
});

/** Each field takes one of its presets by chance; a chip puts its name into the field. */
export const Presets = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Random avatar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Random motto' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Random nickname' }));
    await expect(canvas.getByRole('radio', { name: 'Ilyas' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Motto' })).toHaveValue('One more chapter, then sleep.');
    await expect(canvas.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Night Heron');
    await expect(canvas.getByRole('button', { name: 'Night Heron', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wick' }));
    await expect(canvas.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Wick');
  },
});

/** "Fill blanks" leaves alone what is there (Product §2.4). */
export const BlanksFilled = meta.story({
  tags: ['no-look'],
  args: { values: { userName: 'Harbour Cat', userAvatarImageUrl: '', motto: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fill blanks' }));
    await expect(canvas.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Harbour Cat');
    await expect(canvas.getByRole('textbox', { name: 'Motto' })).toHaveValue('One more chapter, then sleep.');
    await expect(canvas.getByRole('radio', { name: 'Ilyas' })).toBeChecked();
  },
});

/** The arrow keys move through the pictures and choose. */
export const ChosenByKeys = meta.story({
  tags: ['no-look'],
  args: { values: filled },
  play: async ({ canvas, userEvent }) => {
    const chosen = canvas.getByRole('radio', { name: 'Nkiru' });
    chosen.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Odile' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Odile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Ilyas' })).toBeChecked();
  },
});

/** A motto may be typed beyond its length: nothing is cut, and the form says by how much. */
export const MottoTooLong = meta.story({
  args: { values: { ...filled, motto: 'Collects last lines, loses first drafts, forgets where the kettle is.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox').at(-1)).toBeInvalid();
  },
});

/** One character less and it fits again. */
export const MottoShortened = meta.story({
  tags: ['no-look'],
  args: { values: { ...filled, motto: 'x'.repeat(61) } },
  play: async ({ canvas, userEvent }) => {
    const motto = canvas.getByRole('textbox', { name: 'Motto' });
    await expect(motto).toHaveAccessibleDescription('1 character too many 61 / 60');
    await userEvent.type(motto, '{Backspace}');
    await expect(motto).toBeValid();
    await expect(motto).toHaveAccessibleDescription('60 / 60');
  },
});

/** No picture was chosen: the group says so and takes the focus. */
export const NoAvatar = meta.story({
  tags: ['no-look'],
  args: { values: { ...filled, userAvatarImageUrl: '' }, problem: { field: 'userAvatarImageUrl', why: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one of the five avatars');
    await expect(canvas.getByRole('radio', { name: 'Su Yin' })).toHaveFocus();
  },
});

/** No nickname was entered: the field says so and takes the focus. */
export const NoNickname = meta.story({
  args: { values: { ...filled, userName: '' }, problem: { field: 'userName', why: 'empty' } },
  play: async ({ canvas }) => {
    const [nickname] = canvas.getAllByRole('textbox');
    await expect(nickname).toBeInvalid();
    await waitFor(() => expect(nickname).toHaveFocus());
  },
});

/** The server refuses a nickname or a motto: what was written stays. */
export const Refused = meta.story({
  tags: ['no-look'],
  args: { values: filled, problem: { field: 'motto', why: 'refused' } },
  play: async ({ canvas }) => {
    const motto = canvas.getByRole('textbox', { name: 'Motto' });
    await expect(motto).toHaveFocus();
    await expect(motto).toHaveValue(filled.motto);
    await expect(canvas.getByRole('alert')).toHaveTextContent('This motto cannot be used.');
  },
});

/** While it is saved nothing can be changed, and nothing is sent twice. */
export const Saving = meta.story({
  args: { values: filled, saving: true },
  play: async ({ args, canvas, userEvent }) => {
    const [nickname] = canvas.getAllByRole('textbox');
    await expect(nickname).toHaveAttribute('readonly');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await userEvent.type(nickname as HTMLElement, '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Saving failed: everything is still there, and can be sent again. */
export const Failed = meta.story({
  args: { values: filled, failed: true },
  play: async ({ args, canvas, userEvent }) => {
    const [nickname] = canvas.getAllByRole('textbox');
    await expect(nickname).toHaveValue(filled.userName);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.type(nickname as HTMLElement, '{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

/** Long words of a reader's own break, on the card and in the row. */
export const LongName = meta.story({
  args: {
    values: {
      ...filled,
      userName: 'Donaudampfschifffahrtskapitänswitwenhut',
      motto: 'Rindfleischetikettierungsüberwachungsaufgabenübertragung.',
    },
  },
  globals: onPhone,
});

/** A reader who writes from right to left, in a language that does not. */
export const ArabicWords = meta.story({
  tags: ['no-look'],
  args: { values: { ...filled, userName: 'حارسة المنارة', motto: 'أعدّ الأضواء قبل النوم.' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox', { name: 'Nickname' })).direction).toBe('rtl');
  },
});

/** Editing a profile that exists: the button says "Save changes", and there is a way out. */
export const Editing = meta.story({
  tags: ['no-look'],
  args: { values: filled, purpose: 'edit', onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
