import { operations } from '@fabula/sdk/mocks';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { addLoraFavourite, getCharacterDraft, listLoras } = operations;
const { draftId } = getCharacterDraft.examples[200].typical.data;

const meta = preview.meta({
  title: 'Pages/Moods and styles',
  parameters: { layout: 'fullscreen' },
  args: { path: 'user-lora-list' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
  },
});

const searchBox = { name: 'Search moods and styles' } as const;
const english = { locale: 'en-US' } as const;

/** Without a model: moods and places, the favourites first, and what a model would bring. */
export const Drawn = meta.story({
  play: async ({ canvas, globals }) => {
    const heading = wordsIn(globals, 'lora.moods');
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
    const verdigris = wordsIn(globals, 'wizard.mood.verdigris');
    await expect(canvas.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(verdigris);
    const name = wordsIn(globals, 'favourite.like').replace('{name}', verdigris);
    await expect(canvas.getByRole('button', { name, pressed: true })).toBeVisible();
  },
});

/** Opened from the wizard: the character's own portrait in each mood, of which one press chooses another. */
export const ForDraft = meta.story({
  args: { path: `user-lora-list?draft=${draftId}` },
  play: async ({ canvas, globals, userEvent }) => {
    const frost = wordsIn(globals, 'wizard.mood.frost');
    const [use, inUse] = [`${wordsIn(globals, 'lora.use')} ${frost}`, `${wordsIn(globals, 'lora.inUse')} ${frost}`];
    // The draft stays changed from one look to the next.
    await userEvent.click(await canvas.findByRole('button', { name: (name) => name === use || name === inUse }));
    await expect(await canvas.findByRole('button', { name: inUse, pressed: true })).toBeVisible();
    const back = canvas.getByRole('link', { name: wordsIn(globals, 'lora.back') });
    await expect(back).toHaveAttribute('href', expect.stringContaining(`page-two?draft=${draftId}`));
  },
});

/** A draft that is gone is said to be, and nothing can be chosen for it. */
export const DraftGone = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: 'user-lora-list?draft=cdf-0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This draft no longer exists/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use Frost' })).not.toBeInTheDocument();
  },
});

/** A favourite is made by one press and taken back by another; it keeps its place. */
export const FavouriteAndBack = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like Frost', pressed: false }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Like Frost', pressed: true }));
    await expect(await canvas.findByRole('button', { name: 'Like Frost', pressed: false })).toBeVisible();
  },
});

/** A favourite that does not arrive is taken back, and said. */
export const FavouriteFailed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const problem = addLoraFavourite.examples[500].internal;
    msw.use(http.put('*/api/loras/:id/favourite', () => HttpResponse.json(problem, { status: 500 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like Frost', pressed: false }));
    await waitFor(() => expect(screen.getByText(/your favorites have not changed/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Like Frost', pressed: false })).toBeVisible();
  },
});

/** LoRAs of a model: found by a trigger word, whose words go to the clipboard. */
export const WithModel = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.get('*/api/loras', () => HttpResponse.json(listLoras.examples[200]['with-model'])));
  },
  play: async ({ canvas, userEvent }) => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.type(await canvas.findByRole('searchbox', searchBox), 'ink wash');
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the trigger words of Ink and rain' }));
    await expect(clipboard).toHaveBeenCalledWith('ink wash, rain on paper');
    await waitFor(() => expect(screen.getByText('Trigger words copied')).toBeVisible());
  },
});

/** The list did not come; it is asked for again. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const problem = listLoras.examples[500].internal;
    msw.use(http.get('*/api/loras', () => HttpResponse.json(problem, { status: 500 })));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(http.get('*/api/loras', () => HttpResponse.json(listLoras.examples[200].typical)));
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', { name: 'Moods' })).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.get('*/api/loras', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Moods and styles' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox', searchBox)).not.toBeInTheDocument();
  },
});
