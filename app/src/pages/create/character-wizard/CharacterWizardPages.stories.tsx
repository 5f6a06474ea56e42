import { answer, operations } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { data: draft } = operations.getCharacterDraft.examples[200].typical;
const at = (page: string) => `gen-character-wizard/${page}?draft=${draft.draftId}`;

const meta = preview.meta({
  title: 'Pages/Character wizard',
  parameters: { layout: 'fullscreen' },
  args: { path: at('page-one') },
  globals: { session: 'guest' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    // The hour at which the contract's examples happen.
    MockDate.set('2026-11-23T12:10:00Z');
  },
});

const english = { locale: 'en-US', session: 'guest' } as const;

/** A draft that is taken up again: who the character is. */
export const Who = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('textbox', { name: wordsIn(globals, 'wizard.who.name') })).toHaveValue(
      draft.fields.name,
    );
  },
});

/** How the character speaks, with three greetings to choose from. */
export const Voice = meta.story({
  args: { path: at('page-three') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('radio').length).toBeGreaterThan(3));
  },
});

/** The words of the draft, the price, and what was drawn before. */
export const HaveOneDrawn = meta.story({
  args: { path: `${at('page-two')}&way=draw` },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('textbox', { name: wordsIn(globals, 'pictures.prompt') })).toHaveTextContent(
      draft.fields.name,
    );
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: wordsIn(globals, 'pictures.use') })).toHaveLength(2),
    );
  },
});

// What has a picture comes before the stories that leave changes to be sent: the server of the next one would get them.

/** Nothing is written yet. The first letter creates the draft, and says so. */
export const New = meta.story({
  tags: ['no-look'],
  args: { path: 'gen-character-wizard' },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Isaura');
    await expect(await canvas.findByText(/^Draft saved/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Isaura');
  },
});

/** A page cannot be left without a name; the field says so and has the focus. */
export const WithoutName = meta.story({
  tags: ['no-look'],
  args: { path: 'gen-character-wizard' },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Next/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});

/** Blanks are filled with ideas; what is written stays. */
export const BlanksFilled = meta.story({
  tags: ['no-look'],
  args: { path: 'gen-character-wizard/page-three' },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Where you meet' }), 'The last ferry.');
    await userEvent.click(canvas.getByRole('button', { name: /^Fill/ }));
    const [greeting] = operations.createWritingIdeas.examples[200].typical.data.greetings;
    await expect(
      await canvas.findByRole('radio', { name: new RegExp(greeting?.text.slice(1, 20) ?? '') }),
    ).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Where you meet' })).toHaveValue('The last ferry.');
  },
});

/** The portrait: words become parts, and each can be switched off. */
export const Look = meta.story({
  tags: ['no-look'],
  args: { path: at('page-two') },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const text =
      'A baker at sunrise with short dark hair, a full beard and a grey scarf. A scar over one eye. Doubtful.';
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Describe it' }), text);
    await userEvent.click(canvas.getByRole('button', { name: 'Draw from description' }));
    await expect(await canvas.findByText('scar')).toBeVisible();
    const beard = canvas.getByRole('button', { name: /full beard/ });
    await expect(beard).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(beard);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /full beard/ })).toHaveAttribute('aria-pressed', 'false'),
    );
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled();
  },
});

const portraitOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('figure', { name: 'The character so far' }))
    .getByRole('presentation')
    .getAttribute('src');

/** Pictures are drawn at their price, one is chosen, and Undo brings the drawn portrait back. */
export const Pictures = meta.story({
  tags: ['no-look'],
  args: { path: `${at('page-two')}&way=draw` },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const prompt = await canvas.findByRole('textbox', { name: 'What the picture shows' });
    await expect(prompt).toHaveTextContent(draft.fields.name);
    const before = portraitOf(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: '2' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Draw 2 pictures 24 points' }));
    // Two of an earlier generation are there already; the new ones come before them.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Use this' })).toHaveLength(4));
    await expect(portraitOf(canvas)).toBe(before);
    const [first] = canvas.getAllByRole('button', { name: 'Use this' });
    if (first !== undefined) await userEvent.click(first);
    await expect(portraitOf(canvas)).toMatch(/^\/api\/pictures\/pic-/);
    await expect(canvas.getByText(/^The portrait is your own picture/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(portraitOf(canvas)).toBe(before);
  },
});

/** Someone comes back to pictures that are still being drawn; events do not arrive, and the list says how it ends. */
export const PicturesWithoutEvents = meta.story({
  tags: ['no-look'],
  args: { path: `${at('page-two')}&way=draw` },
  globals: english,
  beforeEach({ msw }) {
    const { running, complete } = operations.getGeneration.examples[200];
    let reads = 0;
    msw.use(
      answer('streamGenerationEvents', 503),
      answer('listGenerations', 200, () => {
        reads += 1;
        const { data } = reads > 1 ? complete : running;
        return { code: 200, message: 'OK', data: { items: [data], nextCursor: null } };
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Use this' })).toHaveLength(2), {
      timeout: 15_000,
    });
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
});

/** The server does not want these words in a picture: they stay, and it says why. */
export const PictureRefused = meta.story({
  tags: ['no-look'],
  args: { path: `${at('page-two')}&way=draw` },
  globals: english,
  beforeEach({ msw }) {
    const refusal = { ...operations.createGeneration.examples[403].forbidden, field: 'prompt' };
    msw.use(answer('createGeneration', 403, () => refusal));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Draw 1 picture 12 points' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^These words are not allowed in a picture/);
    await expect(canvas.getByRole('textbox', { name: 'What the picture shows' })).toHaveAccessibleDescription(
      /Nothing was charged/,
    );
  },
});

/** Pictures are deleted with a way back. */
export const PicturesDeleted = meta.story({
  tags: ['no-look'],
  args: { path: `${at('page-two')}&way=draw` },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Draw 1 picture 12 points' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Use this' })).toHaveLength(3));
    const [first] = canvas.getAllByRole('button', { name: 'Delete' });
    if (first !== undefined) await userEvent.click(first);
    await expect(await canvas.findByText('1 picture deleted')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Use this' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Use this' })).toHaveLength(3));
  },
});

/** A picture of one's own is brought, and worn once it is chosen. */
export const Uploaded = meta.story({
  tags: ['no-look'],
  args: { path: at('page-two') },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Upload a picture' }));
    const file = new File(['picture'], 'me.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText('Picture of the character'), file);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this' }));
    await expect(portraitOf(canvas)).toMatch(/^\/api\/pictures\/pic-/);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the drawn portrait' }));
    await expect(portraitOf(canvas)).toMatch(/composed-portraits/);
  },
});

/** The first words, then the character is kept and its conversation opens. */
export const Kept = meta.story({
  tags: ['no-look'],
  args: { path: `${at('page-three')}&step=meet` },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Is there coffee?{Enter}');
    await expect(await canvas.findByText(operations.createPreviewReply.examples[200].typical.data.text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(screen.getByText(/Only you can see this character/, { selector: 'p' })).toBeVisible());
  },
});

/** The server refuses a field: its page says so at the field. */
export const Refused = meta.story({
  tags: ['no-look'],
  args: { path: `${at('page-three')}&step=meet` },
  globals: english,
  beforeEach({ msw }) {
    const refusal = { ...operations.keepCharacterDraft.examples[403].forbidden, field: 'tagline' };
    msw.use(answer('keepCharacterDraft', 403, () => refusal));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /line/i })).toHaveFocus());
  },
});

/** A field was changed here and on another device: both versions, and the choice. */
export const Conflict = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const elsewhere = {
      ...draft,
      revision: draft.revision + 1,
      fields: { ...draft.fields, tagline: 'A baker who sings' },
    };
    const problem = operations.updateCharacterDraft.examples[409]['draft-conflict'];
    const conflict = { ...problem, draftConflict: { draft: elsewhere, fields: ['tagline'] } };
    msw.use(
      http.patch('*/api/character-drafts/:draftId', () => HttpResponse.json(conflict, { status: 409 }), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /line/i }), ', again');
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose which changes to keep' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^The other version/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep selected' }));
    await expect(await canvas.findByRole('textbox', { name: /line/i })).toHaveValue('A baker who sings');
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
  args: { path: 'gen-character-wizard/page-two?draft=drf-unknown' },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Start a new character' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
});
