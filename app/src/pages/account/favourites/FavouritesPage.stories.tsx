import { operations } from '@fabula/sdk/mocks';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { getFavouriteIds, listFavourites } = operations;

const meta = preview.meta({
  title: 'Pages/Favourites',
  parameters: { layout: 'fullscreen' },
  args: { path: 'favourites' },
  render: renderPage,
  beforeEach({ msw }) {
    cookiesAnswered();
    msw.use(
      http.get('*/api/user/favourites/ids', () => HttpResponse.json(getFavouriteIds.examples[200].typical)),
      http.get('*/api/user/favourites', ({ request }) => {
        const kind = new URL(request.url).searchParams.get('kind');
        const { data, ...envelope } = listFavourites.examples[200].typical;
        return HttpResponse.json({
          ...envelope,
          data: { ...data, items: data.items.filter((item) => item.kind === kind) },
        });
      }),
    );
  },
});

/** The characters that the reader likes, with their hearts; the page is an entry of the sidebar. */
export const Characters = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('link', { name: /Maren Vale/ })).toBeVisible();
    const name = wordsIn(globals, 'favourite.like').replace('{name}', 'Maren Vale');
    await expect(await canvas.findByRole('button', { name, pressed: true })).toBeVisible();
  },
});

/** Taken out by its heart, a character stays in sight, and one more press brings it back. */
export const TakenOutAndBack = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like Maren Vale', pressed: true }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Like Maren Vale', pressed: false }));
    await expect(await canvas.findByRole('button', { name: 'Like Maren Vale', pressed: true })).toBeVisible();
  },
});

/** The stories that the reader likes, one press away. */
export const Stories = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Stories' }));
    await expect(await canvas.findByRole('link', { name: /Winter at Heron Pass/ })).toBeVisible();
  },
});

/** None yet: what will be here, and the first step. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('*/api/user/favourites/ids', () => HttpResponse.json(getFavouriteIds.examples[200]['none-yet'])),
      http.get('*/api/user/favourites', () => HttpResponse.json(listFavourites.examples[200].empty)),
    );
  },
  play: async ({ canvas, globals }) => {
    const action = { name: wordsIn(globals, 'favourite.noCharacters.action') };
    await expect(await canvas.findByRole('link', action)).toBeVisible();
  },
});

/** A like that fails is taken back, and said. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  beforeEach({ msw }) {
    const problem = operations.likeCharacter.examples[500].internal;
    msw.use(http.delete('*/api/characters/:id/like', () => HttpResponse.json(problem, { status: 500 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like Maren Vale', pressed: true }));
    const told = await screen.findByText(/your favorites have not changed/);
    await waitFor(() => expect(told).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Like Maren Vale', pressed: true })).toBeVisible();
  },
});
