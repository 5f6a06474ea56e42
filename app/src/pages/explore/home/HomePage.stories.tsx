import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Explore',
  parameters: { layout: 'fullscreen' },
  args: { path: 'character-story-hub' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** A first-time visitor sees tonight's tale and the rows. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nine Lanterns to Midnight' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Maren Vale/ })[0]).toBeVisible());
  },
});

/** The answer is on its way: the shapes of what will stand here. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('*/api/explore/home', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('banner');
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  },
});

/** A guest who asks for the adult catalogue is asked once whether they are old enough. */
export const AdultCatalogue = meta.story({
  tags: ['no-look'],
  globals: { contentMode: 'nsfw' },
  play: async () => {
    await expect(await screen.findByRole('dialog', {})).toBeVisible();
  },
});

/** The page did not arrive; asking again is one press away. */
export const Failed = meta.story({
  globals: { scenario: 'serverError' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') })).toBeEnabled();
  },
});

/** A search that finds characters and stories shows a row of each, with the way to all of them. */
export const Searched = meta.story({
  globals: { locale: 'en-US' },
  args: { path: 'character-story-hub?q=light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Stories' })).toBeVisible();
  },
});

/** A search that finds nothing says so, and clears itself on request. */
export const NothingFound = meta.story({
  args: { path: 'character-story-hub?q=zzzz' },
  play: async ({ canvas, globals, userEvent }) => {
    const title = wordsIn(globals, 'explore.noResults.title');
    const clearing = wordsIn(globals, 'explore.noResults.clear');
    await canvas.findByRole('heading', { name: title });
    const [clear] = canvas.getAllByRole('button', { name: clearing }).slice(-1);
    if (clear !== undefined) await userEvent.click(clear);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: title })).not.toBeInTheDocument());
  },
});

/** Today's reward waits: the popup opens by itself, the claim is paid and said. */
export const DailyBonus = meta.story({
  tags: ['no-look'],
  globals: { scenario: 'dailyBonusOffered' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Claim now' }));
    await screen.findByText(/Successfully claimed \+\d+ points/, {});
    await waitFor(() => expect(window.localStorage.getItem('dailyBonusPopupNeeded')).toBe('no'));
  },
});

/** Unset, the cookie prompt stands; its answer is kept. */
export const CookiesUnanswered = meta.story({
  tags: ['no-look'],
  beforeEach: () => window.localStorage.removeItem('cookieConsent'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(window.localStorage.getItem('cookieConsent')).toBe('accepted'));
    await expect(canvas.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  },
});

/** Someone who comes back begins with where they were, not with tonight’s tale; a guest who has nothing keeps the tale. */
export const Returning = meta.story({
  globals: { scenario: 'returning' },
  play: async ({ canvas, globals }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: wordsIn(globals, 'continue.title') }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: wordsIn(globals, 'continue.writeBack') })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/character-chat\/maren-vale\?chat=cht-/),
    );
    await expect(
      canvas.queryByRole('heading', { name: 'Nine Lanterns to Midnight', level: 1 }),
    ).not.toBeInTheDocument();
  },
});
