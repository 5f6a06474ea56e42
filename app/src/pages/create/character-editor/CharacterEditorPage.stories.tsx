import { PreviewReplyForm, parse } from '@fabula/sdk/schemas';
import { answer, operations } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { delay, http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { data: draft } = operations.getCharacterDraft.examples[200].typical;
const page = 'gen-character/create-own-character';

const meta = preview.meta({
  title: 'Pages/Character editor',
  parameters: { layout: 'fullscreen' },
  args: { path: `${page}?draft=${draft.draftId}` },
  globals: { session: 'guest' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    // The hour at which the contract's examples happen.
    MockDate.set('2026-11-23T12:10:00Z');
  },
});

const english = { locale: 'en-US', session: 'guest' } as const;

type Canvas = ReturnType<typeof within>;

const open = async (canvas: Canvas, section: string) =>
  (await canvas.findByRole('tab', { name: new RegExp(`^${section}`) })).click();

/** A draft is open: who the character is at first sight. */
export const Face = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('textbox', { name: wordsIn(globals, 'draft.field.name') })).toHaveValue(
      draft.fields.name,
    );
    // What fills the blanks is loaded after the page.
    const templates = wordsIn(globals, 'suggestion.source.useTemplates');
    await expect(await canvas.findByRole('button', { name: templates })).toBeVisible();
  },
});

/** What the model reads with every reply. */
export const Mind = meta.story({
  play: async ({ canvas, globals }) => {
    await open(canvas, wordsIn(globals, 'editor.section.mind'));
    await expect(await canvas.findByRole('textbox', { name: wordsIn(globals, 'draft.field.description') })).toHaveValue(
      draft.fields.description,
    );
  },
});

/** Help with writing is below the field that the author is in. */
export const Help = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    await open(canvas, wordsIn(globals, 'editor.section.mind'));
    const field = wordsIn(globals, 'draft.field.personality');
    await userEvent.click(await canvas.findByRole('textbox', { name: field }));
    const name = wordsIn(globals, 'suggestion.help').replace('{field}', field);
    await expect(await canvas.findByRole('group', { name })).toBeVisible();
  },
});

/** The draft and the character as it was kept last answer one line; a reply becomes an example. */
export const PreviewChat = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const { typical } = operations.getCharacterDraft.examples[200];
    const { typical: quote } = operations.quotePreviewReply.examples[200];
    msw.use(
      http.get('*/api/character-drafts/:draftId', () =>
        HttpResponse.json({ ...typical, data: { ...draft, characterId: 'chr-bram' } }),
      ),
      http.get('*/api/character-drafts/:draftId/preview-replies', () =>
        HttpResponse.json({ ...quote, data: { ...quote.data, left: 1 } }),
      ),
    );
    msw.use(answer('createPreviewReply', 200));
  },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, 'Preview');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Say something' }), 'Is there coffee?');
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare with saved 2 points' }));
    await expect(await canvas.findByText('Saved character')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save as example' }));
    await expect(await canvas.findByRole('button', { name: 'Saved as example' })).toBeDisabled();
  },
});

/** The last free reply was used in another tab: nothing is taken before the button has said a price. */
export const PreviewUsedElsewhere = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const { typical: quote } = operations.quotePreviewReply.examples[200];
    const { typical: reply } = operations.createPreviewReply.examples[200];
    let left = 1;
    msw.use(
      http.get('*/api/character-drafts/:draftId/preview-replies', () =>
        HttpResponse.json({ ...quote, data: { ...quote.data, left } }),
      ),
      http.post('*/api/character-drafts/:draftId/preview-replies', async ({ request }) => {
        const { points } = parse(PreviewReplyForm, await request.json());
        left = 0;
        if (points !== undefined) return HttpResponse.json(reply);
        const refused = operations.createPreviewReply.examples[409].conflict;
        return HttpResponse.json({ ...refused, field: 'left' }, { status: 409 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, 'Preview');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Say something' }), 'Is there coffee?');
    await canvas.findByText('1 free reply left today');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const send = await canvas.findByRole('button', { name: 'Send 2 points' });
    await expect(canvas.getByRole('textbox', { name: 'Say something' })).toHaveValue('Is there coffee?');
    await userEvent.click(send);
    await expect(await canvas.findByText(operations.createPreviewReply.examples[200].typical.data.text)).toBeVisible();
  },
});

/** The blanks of the card are filled from the section that is open; a proposed text is shown below its field. */
export const Blanks = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await open(canvas, 'Speech');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the free templates' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill 1 blank Free' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Personality' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Personality' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Personality' })).toHaveValue('');
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept change 1 of 1' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Personality' })).not.toHaveValue(''));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Fill/ })).toBeNull());
  },
});

/** The keyboard goes from a field to its help and back, and keeps; letters that are being composed are left alone. */
export const HelpByKeyboard = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await open(canvas, 'Mind');
    const description = await canvas.findByRole('textbox', { name: 'Description' });
    const help = () => canvas.queryAllByRole('group', { name: /^Help with/ });
    await expect(help()).toHaveLength(0);
    await userEvent.click(description);
    const acts = within(await canvas.findByRole('group', { name: 'Help with Description' }));
    const [first] = acts.getAllByRole('button');
    await userEvent.keyboard('{Control>}.{/Control}');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(help()).toHaveLength(1);
    await userEvent.keyboard('{Control>}.{/Control}');
    await expect(description).toHaveFocus();
    await fireEvent.keyDown(description, { key: '.', ctrlKey: true, isComposing: true });
    await fireEvent.keyDown(description, { key: 'Enter', ctrlKey: true, isComposing: true });
    await expect(description).toHaveFocus();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Personality' }));
    await expect(await canvas.findByRole('group', { name: 'Help with Personality' })).toBeVisible();
    await expect(help()).toHaveLength(1);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.getByText(/is saved\. Only you can see/, { selector: 'p' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(list.getByText('Help with this field')).toBeVisible();
  },
});

/** A text is pasted in the lorebook: its entries are proposed, and one of them is accepted. */
export const LoreFromText = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await open(canvas, 'Lore');
    await userEvent.click(await canvas.findByText('Entries from a text'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use the free templates' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text about this world' }), 'The Saltmarket: stalls.');
    await userEvent.click(canvas.getByRole('button', { name: /^Find entries Free/ }));
    await expect(await canvas.findByText('The Saltmarket')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept change 1 of 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reject change 2 of 2' }));
    await waitFor(() => expect(canvas.queryByText('The Saltmarket')).toBeNull());
  },
});

/** Nothing is written yet. The first letter creates the draft, and the next ones follow. */
export const New = meta.story({
  tags: ['no-look'],
  args: { path: `${page}?draft=new` },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Isaura');
    await expect(await canvas.findByText(/^Draft saved/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Isaura');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Isaura' })).toBeVisible();
  },
});

/** Greetings are added, moved and removed by keyboard; each step is taken back, and what was written since stays. */
export const Steps = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await open(canvas, 'Speech');
    const greetings = within(await canvas.findByRole('group', { name: 'Alternate greetings' }));
    const add = greetings.getByRole('button', { name: 'Add' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(greetings.getByRole('textbox', { name: 'Number 1' })).toHaveFocus());
    await userEvent.keyboard('Come in.');
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(greetings.getByRole('textbox', { name: 'Number 2' })).toHaveFocus());
    await userEvent.keyboard('Go away.');
    await userEvent.click(greetings.getByRole('button', { name: 'Move number 2 up' }));
    await expect(greetings.getByRole('textbox', { name: 'Number 1' })).toHaveValue('Go away.');
    await userEvent.click(greetings.getByRole('button', { name: 'Remove number 2' }));
    await expect(greetings.queryByRole('textbox', { name: 'Number 2' })).not.toBeInTheDocument();
    await userEvent.type(greetings.getByRole('textbox', { name: 'Number 1' }), ' Now.');
    // That of the page, before the one at the list.
    const [undo] = canvas.getAllByRole('button', { name: 'Undo' });
    if (undo !== undefined) await userEvent.click(undo);
    await expect(greetings.getByRole('textbox', { name: 'Number 2' })).toHaveValue('Come in.');
    await expect(greetings.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(greetings.getByRole('textbox', { name: 'Number 1' })).toHaveValue('Go away. Now.');
    canvas.getByRole('tab', { name: /^Speech/ }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(greetings.getByRole('textbox', { name: 'Number 1' })).toHaveValue('Come in.');
  },
});

/** The sections are one list of tabs, and the shortcuts are listed. */
export const Keyboard = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('tab', { name: /^Face/ })).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^Mind/ })).toHaveFocus());
    await userEvent.keyboard('{Tab}');
    canvas.getByRole('textbox', { name: 'Description' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('tab', { name: /^Mind/ })).toHaveFocus();
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^Mind/ })).toHaveFocus());
  },
});

/** F8 leads from problem to problem, across the sections, and selects the words in question. */
export const Problems = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const problems = [
      { code: 'age-unknown', severity: 'warning', field: 'age' },
      { code: 'unknown-macro', severity: 'warning', field: 'description', from: 0, to: 3 },
      { code: 'mixed-person', severity: 'note', field: 'postHistoryInstructions' },
    ] as const;
    const answered = { ...operations.getCharacterDraft.examples[200].typical, data: { ...draft, problems } };
    msw.use(http.get('*/api/character-drafts/:draftId', () => HttpResponse.json(answered)));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: /^Mind.*Has problems/ })).toBeVisible();
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'Age' })).toHaveFocus());
    await userEvent.keyboard('{F8}');
    const description = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
    await waitFor(() => expect(description).toHaveFocus());
    await expect([description.selectionStart, description.selectionEnd]).toEqual([0, 3]);
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Post-history instructions' })).toHaveFocus());
    await userEvent.keyboard('{Shift>}{F8}{/Shift}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveFocus());
  },
});

/** The server refuses a field: its section opens, and the field says so. */
export const Refused = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const refusal = { ...operations.keepCharacterDraft.examples[403].forbidden, field: 'scenario' };
    msw.use(answer('keepCharacterDraft', 403, () => refusal));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Where you meet' })).toHaveFocus());
    await expect(canvas.getByText('This text is not allowed here. Please change it.')).toBeVisible();
  },
});

/** A draft without a name is not kept: the name has the focus. */
export const WithoutName = meta.story({
  tags: ['no-look'],
  args: { path: `${page}?draft=new` },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save character' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getByText('Give the character a name before you save it.')).toBeVisible();
  },
});

/** A field was changed here and on another device: both versions, and the choice. */
export const Conflict = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const fields = { ...draft.fields, tagline: 'A baker who sings' };
    const problem = operations.updateCharacterDraft.examples[409]['draft-conflict'];
    const elsewhere = { ...draft, revision: draft.revision + 1, fields };
    const conflict = { ...problem, draftConflict: { draft: elsewhere, fields: ['tagline'] } };
    msw.use(
      http.patch('*/api/character-drafts/:draftId', () => HttpResponse.json(conflict, { status: 409 }), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Tagline' }), ', again');
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose which changes to keep' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^The other version/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep selected' }));
    await expect(await canvas.findByRole('textbox', { name: 'Tagline' })).toHaveValue('A baker who sings');
  },
});

/** The server does not answer: the words are kept on this device. */
export const Offline = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.patch('*/api/character-drafts/:draftId', () => HttpResponse.error()));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), '!');
    await expect(await canvas.findByText('Saved on this device only')).toBeVisible();
  },
});

/** The visitor has as many drafts as they may: the words stay here, and the page says what to do. */
export const TooManyDrafts = meta.story({
  tags: ['no-look'],
  args: { path: `${page}?draft=new` },
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('createCharacterDraft', 409));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'I');
    await expect(await canvas.findByText(/You have reached the limit of drafts/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('I');
  },
});

/** The draft is on its way. */
export const Loading = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.get('*/api/character-drafts/:draftId', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
});

/** The draft did not arrive, and comes when it is asked for again. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getCharacterDraft', 500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(answer('getCharacterDraft', 200));
    await userEvent.click(again);
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue(draft.fields.name);
  },
});

/** A draft of another visitor, or none: a way to start a new one. */
export const NotFound = meta.story({
  tags: ['no-look'],
  args: { path: 'gen-character/modify-existing-character?draft=cdf-unknown' },
  globals: english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Start a new character' })).toBeVisible();
  },
});
