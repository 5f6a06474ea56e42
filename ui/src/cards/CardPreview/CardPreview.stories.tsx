import { expect, fn, screen } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { corvin, isaura } from '../fixtures/cards';
import { CardPreview, type CardPreviewProps } from './CardPreview';

const args: CardPreviewProps = {
  card: isaura,
  keeping: false,
  opening: false,
  problem: null,
  onKeep: fn(),
  onEdit: fn(),
  onCancel: fn(),
};

const meta = preview.meta({
  title: 'Cards/Preview',
  component: CardPreview,
  render: (args: CardPreviewProps) => <CardPreview {...args} />,
  args,
});

/** All that is in a card, its first messages one at a time. */
export const InOrder = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Isaura Pell' });
    await expect(dialog).toHaveAccessibleDescription('Made by A. Lindqvist · version 1.2');
    await userEvent.click(screen.getByRole('button', { name: 'Next first message' }));
    await expect(screen.getByRole('group', { name: 'First message 2 of 2' })).toHaveTextContent(/We are closed/);
    await userEvent.click(screen.getByRole('checkbox', { name: /mature themes/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save this character' }));
    await expect(args.onKeep).toHaveBeenCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** A card that had to be mended, without a portrait and without a creator. */
export const Mended = meta.story({
  args: { card: corvin },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '3 things were fixed' })).toBeVisible();
    await expect(screen.getByText(/is not in the file but at/)).toHaveTextContent('cards.example.org');
    await expect(screen.getByText('A portrait will be drawn')).toBeVisible();
    await expect(screen.getByRole('heading', { name: '2 expressions are left out' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Next first message' })).not.toBeInTheDocument();
  },
});

/** The character is on its way: nothing can be changed until it is here. */
export const Keeping = meta.story({
  tags: ['no-look'],
  args: { keeping: true },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: /Importing the character/ })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

/** The card goes into a draft, with what its owner says of its themes. */
export const OpenedInEditor = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /mature themes/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Open in the editor' }));
    await expect(args.onEdit).toHaveBeenCalledWith(true);
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
});

/** The draft is on its way: nothing else can be done until it is there. */
export const Opening = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { opening: true },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: /Opening the editor/ })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Save this character' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

/** There is no room for another draft; the card can still be saved. */
export const TooManyDrafts = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { problem: 'too-many-drafts' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/reached the limit of drafts/);
    await expect(screen.getByRole('button', { name: 'Save this character' })).toBeEnabled();
  },
});

/** What may not be kept here says why before anyone tries. */
export const RefusedBefore = meta.story({
  args: { card: { ...isaura, refusal: { rule: 'sexual-minors', where: 'first_mes' } } },
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('it connects sexual content with a minor. Check the field first_mes.');
    await expect(screen.queryByRole('button', { name: 'Save this character' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** What may not be kept here is refused in plain words; everything stays as it was. */
export const Refused = meta.story({
  tags: ['no-look'],
  args: { problem: 'not-allowed' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be saved here/);
    await expect(screen.getByRole('button', { name: 'Save this character' })).toBeEnabled();
  },
});
