import { expect, fn, screen } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { characterPublishing } from '../../creation/labels/publish-words';
import { storyPublishing } from '../../story-creation/labels/publish-words';
import { PublishDialog, type PublishDialogProps } from './PublishDialog';

const args: PublishDialogProps = {
  words: characterPublishing,
  name: 'Tomás Brava',
  visibility: 'private',
  remixable: false,
  isWithheld: false,
  isRegistered: true,
  state: { step: 'choosing', problem: null },
  link: 'https://fabula.example/en-US/character-profile/chr-2f6c9d0b4a1e4f7c8d35b0e9a7c41d62',
  onSave: fn(),
  onSignIn: fn(),
  onCopy: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Creation/Publishing',
  component: PublishDialog,
  render: (args: PublishDialogProps) => <PublishDialog {...args} />,
  args,
});

const english = { locale: 'en-US' } as const;

const choose = (name: RegExp) => screen.findByRole('radio', { name });

/** A private character: three choices, and nothing to save yet. */
export const Choosing = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(screen.getAllByRole('radio')).toHaveLength(3);
  },
});

/** Publishing for everyone, with remixes, takes a statement. */
export const Published = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(await choose(/^Everyone/));
    await userEvent.click(screen.getByRole('checkbox', { name: /Others may remix it/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /not a real living person/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await expect(args.onSave).toHaveBeenCalledWith({ visibility: 'public', statement: true, remixable: true });
  },
});

/** Without the statement nothing is sent; the box is named and has the focus. */
export const StatementUnchecked = meta.story({
  globals: english,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await choose(/^Anyone with the link/));
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Confirm the statement to publish.');
    await expect(screen.getByRole('checkbox', { name: /not a real living person/ })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** A public character is taken back without a statement. */
export const TakenBack = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { visibility: 'public', remixable: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await choose(/^Only you/));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ visibility: 'private', statement: undefined, remixable: true });
  },
});

/** Others may no longer remix a public character. */
export const RemixesEnded = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { visibility: 'public', remixable: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Others may remix it/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ visibility: 'public', statement: undefined, remixable: false });
  },
});

/** Something is missing; the field is named. */
export const Refused = meta.story({
  args: { state: { step: 'choosing', problem: { kind: 'missing', field: 'greeting' } } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
});

/** Words that are refused in every mode, by field or by all together. */
export const NotAllowed = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { state: { step: 'choosing', problem: { kind: 'not-allowed', field: 'description' } } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('never allowed: Description.');
  },
});

/** A hidden character that was not changed. */
export const Hidden = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { visibility: 'public', isWithheld: true, state: { step: 'choosing', problem: { kind: 'hidden' } } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Change what was reported');
    await expect(screen.getByRole('checkbox', { name: /not a real living person/ })).toBeVisible();
  },
});

/** A guest signs in first. */
export const Guest = meta.story({
  globals: english,
  args: { isRegistered: false },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await choose(/^Everyone/));
    await userEvent.click(screen.getByRole('button', { name: 'Sign in to publish' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** On its way: nothing can be changed. */
export const Saving = meta.story({
  args: { visibility: 'unlisted', state: { step: 'saving', problem: null } },
  play: async ({ args, userEvent }) => {
    await expect((await screen.findAllByRole('radio'))[0]).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Published: the address, to copy. */
export const Done = meta.story({
  args: { state: { step: 'done', visibility: 'public', isCopied: true } },
  globals: english,
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/is public and listed/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Private again: there is no address to pass on. */
export const DonePrivate = meta.story({
  tags: ['no-look'],
  args: { state: { step: 'done', visibility: 'private', isCopied: undefined } },
  globals: english,
  play: async () => {
    await expect(await screen.findByText(/Only you can see/)).toBeVisible();
    await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** A story: other words, and nothing about remixes. */
export const OfStory = meta.story({
  globals: english,
  args: { words: storyPublishing, name: 'The Last Ferry', remixable: undefined },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await choose(/^Everyone/));
    await expect(screen.queryByRole('checkbox', { name: /remix/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /about no real living person/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await expect(args.onSave).toHaveBeenCalledWith({ visibility: 'public', statement: true, remixable: undefined });
  },
});

/** A story without an ending: what to do is said. */
export const StoryRefused = meta.story({
  tags: ['no-look'],
  globals: english,
  args: {
    words: storyPublishing,
    remixable: undefined,
    state: { step: 'choosing', problem: { kind: 'missing', field: 'source' } },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Check it in the editor, keep it, then publish it.',
    );
  },
});
