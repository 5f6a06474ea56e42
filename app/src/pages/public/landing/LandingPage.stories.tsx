import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Landing',
  parameters: { layout: 'fullscreen' },
  args: { path: 'landing-page' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** A stranger sees a first round with its choices, who is awake, what is promised and what it costs. */
export const Loaded = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: wordsIn(globals, 'landing.title') }),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Nine Lanterns to Midnight' })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: wordsIn(globals, 'play.choices') })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: wordsIn(globals, 'landing.costs.title') })).toBeVisible();
  },
});

/** A choice begins the story, and leads to its second round, on the page where it is played on. */
export const Played = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    const choices = await canvas.findByRole('group', { name: 'What do you do?' });
    const [first] = choices.querySelectorAll('button');
    if (first === undefined) throw new Error('There is no choice');
    await userEvent.click(first);
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'In your own language' })).not.toBeInTheDocument(),
    );
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** Another story takes its place on the card. */
export const OtherStory = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'What do you do?' });
    const [other] = await canvas.findAllByRole('button', { name: /rounds?, \d+ endings?/ });
    if (other === undefined) throw new Error('There is no other story');
    const title = other.querySelector('bdi')?.textContent ?? '';
    await userEvent.click(other);
    await expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible();
  },
});

/** The answer is on its way: the line stands, the card has its shape. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('*/api/explore/home', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('banner');
    await expect(canvas.queryByRole('group', { name: 'What do you do?' })).not.toBeInTheDocument();
  },
});

/** What the page shows did not arrive; asking again is one press away. */
export const Failed = meta.story({
  globals: { scenario: 'serverError' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') })).toBeEnabled();
  },
});
