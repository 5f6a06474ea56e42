import { answer, operations } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Own characters',
  parameters: { layout: 'fullscreen' },
  args: { path: 'gen-character/create-own-character' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    // The evening on which the contract's examples happen.
    MockDate.set('2026-11-21T22:00:00Z');
  },
});

const { fields: written } = operations.getCharacterDraft.examples[200].typical.data;

const english = { locale: 'en-US', session: 'registered' } as const;

/** A toast is on its way in for a moment, and read out beside. The name in it is a piece of text of its own. */
const said = (words: RegExp) => waitFor(() => expect(screen.getByText(words, { selector: 'p' })).toBeVisible());

/** Two characters, and the way in for more. */
export const Loaded = meta.story({
  play: async ({ canvas, globals }) => {
    const mine = await canvas.findByRole('region', { name: wordsIn(globals, 'card.page.list') });
    await expect(await within(mine).findByRole('link', { name: 'Isaura Pell' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: wordsIn(globals, 'card.import.choose') })).toBeEnabled();
  },
});

/** The address of changing a character is the same screen. */
export const OtherAddress = meta.story({
  tags: ['no-look'],
  args: { path: 'gen-character/modify-existing-character' },
  globals: english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your characters' })).toBeVisible();
  },
});

/** A card that had to be mended is looked into and kept: the character is the first of the list. */
export const Imported = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const mine = within(await canvas.findByRole('region', { name: 'Yours' }));
    await expect(await mine.findAllByRole('listitem')).toHaveLength(2);
    const file = new File(['{"name":"Corvin"}'], 'corvin.json', { type: 'application/json' });
    await userEvent.upload(canvas.getByLabelText('File with a character card'), file);
    await expect(await screen.findByRole('dialog', { name: 'Corvin' })).toBeVisible();
    await expect(screen.getByRole('heading', { name: '3 things were fixed' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save this character' }));
    await said(/^is saved$/);
    await waitFor(() => expect(mine.getAllByRole('listitem')).toHaveLength(3));
  },
});

/** A card opens into a draft: the editor has its words, and no character was made. */
export const OpenedInEditor = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const file = new File(['{"name":"Corvin"}'], 'corvin.json', { type: 'application/json' });
    await userEvent.upload(await canvas.findByLabelText('File with a character card'), file);
    await userEvent.click(await screen.findByRole('checkbox', { name: /mature themes/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Open in the editor' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue(written.name);
    await userEvent.click(canvas.getByRole('tab', { name: /^Readers/ }));
    await expect(await canvas.findByRole('checkbox', { name: /mature themes/ })).toBeChecked();
  },
});

/** There is no room for another draft: the card stays in view, and can be saved instead. */
export const TooManyDrafts = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('createCharacterDraft', 409));
  },
  play: async ({ canvas, userEvent }) => {
    const file = new File(['{"name":"Corvin"}'], 'corvin.json', { type: 'application/json' });
    await userEvent.upload(await canvas.findByLabelText('File with a character card'), file);
    await userEvent.click(await screen.findByRole('button', { name: 'Open in the editor' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/reached the limit of drafts/);
    await expect(screen.getByRole('button', { name: 'Save this character' })).toBeEnabled();
  },
});

/** A file that is no card is named for what it is; the next one can be chosen at once. */
export const NotACard = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByLabelText('File with a character card');
    await userEvent.upload(choice, new File(['hello'], 'notes.json', { type: 'application/json' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/notes.json.*not a character card/);
    await expect(canvas.getByRole('button', { name: 'Choose a card' })).toBeEnabled();
  },
});

/** A deleted character leaves its place to an undo, and a deletion that does not arrive is taken back. */
export const Deleted = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, msw, userEvent }) => {
    const deletion = await canvas.findByRole('button', { name: 'Delete Corvin' });
    await userEvent.click(deletion);
    await expect(await canvas.findByText(/^is deleted/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    msw.use(answer('deleteCharacter', 500));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Corvin' }));
    await said(/nothing has changed/);
    await expect(canvas.getByRole('button', { name: 'Delete Corvin' })).toBeVisible();
  },
});

/** A lorebook is looked into, given to a character in the place of its own, and taken back. */
export const LorebookGiven = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Export' });
    if (first === undefined) throw new Error('There is no way to export');
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: /import the lorebook/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lorebook of Isaura Pell' }));
    const choice = dialog.getByLabelText('File with a lorebook');
    await userEvent.upload(choice, new File(['hello'], 'notes.json', { type: 'application/json' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/notes.json.*no lorebook/);
    const text = JSON.stringify({ spec: 'lorebook_v3', data: { entries: [] } });
    await userEvent.upload(dialog.getByLabelText('File with a lorebook'), new File([text], 'bell-lane.json'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add to Isaura Pell' }));
    await expect(await dialog.findByText(/now has 3 lorebook entries/)).toBeVisible();
    await expect(await canvas.findByText('3 lorebook entries')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await expect(await dialog.findByText('The previous lorebook is back.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: /import the lorebook/ }));
    const again = await screen.findByRole('dialog', { name: 'Lorebook of Isaura Pell' });
    await waitFor(() => expect(again).toContainElement(document.activeElement as HTMLElement));
  },
});

/** No characters yet. */
export const Empty = meta.story({
  globals: { locale: 'en-US', session: 'guest', scenario: 'emptyLists' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your characters will appear here/)).toBeVisible();
  },
});

/** The list is on its way; a card can be brought already. */
export const Loading = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.get('*/api/user/characters', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    const mine = await canvas.findByRole('region', { name: 'Yours' });
    await expect(mine).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Choose a card' })).toBeEnabled();
  },
});

/** The list did not arrive, and comes when it is asked for again. */
export const ListFailed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('listMyCharacters', 500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const mine = within(await canvas.findByRole('region', { name: 'Yours' }));
    const again = await mine.findByRole('button', { name: 'Try again' });
    msw.use(answer('listMyCharacters', 200));
    await userEvent.click(again);
    await expect(await mine.findByRole('link', { name: 'Isaura Pell' })).toBeVisible();
  },
});
