import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Unknown addresses',
  parameters: { layout: 'fullscreen' },
  args: { path: 'no-such-page' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** An address that leads nowhere. */
export const NotFound = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: wordsIn(globals, 'states.notFound.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: wordsIn(globals, 'states.notFound.action') })).toHaveAttribute(
      'href',
      expect.stringContaining('/character-story-hub'),
    );
  },
});

/** The way into the adult catalogue: the choice is stored, the hub opens, and a guest is asked once. */
export const AdultCatalogue = meta.story({
  tags: ['no-look'],
  args: { path: 'special-nsfw' },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(window.localStorage.getItem('sfw_type')).toBe('nsfw'));
    await expect(window.localStorage.getItem('onboarding_completed_v1')).toBe('true');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, I am 18 or older' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** Going back leaves the adult catalogue closed. */
export const AdultCatalogueDeclined = meta.story({
  tags: ['no-look'],
  args: { path: 'special-nsfw' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'No, go back' }));
    await waitFor(() => expect(window.localStorage.getItem('sfw_type')).toBe('sfw'));
  },
});
