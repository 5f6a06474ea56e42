import { expect, fn } from 'storybook/test';

import { unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { emptyFields, filledFields } from '../fixtures/fields';
import { cardOf } from '../fixtures/frame-args';
import type { DraftEntry, WizardFields } from '../model';
import { DraftList } from './DraftList';

const entryOf = (draftId: string, fields: WizardFields, changed: string): DraftEntry => ({
  ...cardOf(fields),
  draftId,
  href: `/en-US/page-one?draft=${draftId}`,
  editorHref: `/en-US/editor?draft=${draftId}`,
  changed,
  standing: 'kept',
});

const drafts = [
  entryOf('d-1', filledFields, '12:04'),
  entryOf('d-2', { ...emptyFields, tagline: 'Someone who counts ships' }, '11:40'),
  { ...entryOf('d-3', { ...filledFields, name: unbrokenWord, tagline: unbrokenWord }, '9:15'), standing: 'deleting' },
  { ...entryOf('d-4', filledFields, '9:15'), standing: 'deleted' },
] as const satisfies readonly DraftEntry[];

const meta = preview.meta({
  title: 'Creation/DraftList',
  component: DraftList,
  args: { drafts, onDelete: fn(), onRestore: fn() },
});

/** With a name and without, being deleted, and deleted. */
export const AllStates = meta.story();

/** A draft is continued by a link, deleted, and brought back. */
export const Using = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    const [continued] = canvas.getAllByRole('link', { name: 'Continue' });
    await expect(continued).toHaveAttribute('href', '/en-US/page-one?draft=d-1');
    const [first] = canvas.getAllByRole('button', { name: 'Delete' });
    if (first !== undefined) await userEvent.click(first);
    await expect(args.onDelete).toHaveBeenLastCalledWith('d-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onRestore).toHaveBeenLastCalledWith('d-4');
  },
});
