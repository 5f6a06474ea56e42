import { operations } from '@fabula/sdk/mocks';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { getWorkNumbers, listCreatorNumbers } = operations;

const meta = preview.meta({
  title: 'Pages/Creator numbers',
  parameters: { layout: 'fullscreen' },
  args: { path: 'creator-numbers' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
  },
});

/** All works: sums with a chart each, and every work with its counts. */
export const Loaded = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const works = () => canvas.findByRole('heading', { name: wordsIn(globals, 'numbers.works') });
    const all = () => canvas.getByRole('link', { name: wordsIn(globals, 'numbers.period.all') });
    await works();
    await userEvent.click(all());
    await waitFor(() => expect(all()).toHaveAttribute('aria-current', 'page'));
    await waitFor(async () => expect(await works()).toBeVisible());
  },
});

/** A story, with its endings. */
export const OfAStory = meta.story({
  args: { path: 'creator-numbers/story/winter-at-heron-pass' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Winter at Heron Pass' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: wordsIn(globals, 'numbers.endings') })).toBeVisible();
  },
});

/** Fewer than five people: no count, and no chart to read one from. */
export const Few = meta.story({
  tags: ['no-look'],
  args: { path: 'creator-numbers/character/maren-vale' },
  beforeEach({ msw }) {
    msw.use(http.get('*/api/creator-numbers/character/*', () => HttpResponse.json(getWorkNumbers.examples[200].few)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

/** Nothing published: the ways to create. */
export const Empty = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(http.get('*/api/creator-numbers', () => HttpResponse.json(listCreatorNumbers.examples[200].empty)));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('link', { name: wordsIn(globals, 'numbers.noneAction') })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: wordsIn(globals, 'numbers.period') })).toBeNull();
  },
});

/** A guest is asked to sign in. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { session: 'guest' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: wordsIn(globals, 'numbers.guestTitle') })).toBeVisible();
  },
});

/** The numbers did not arrive; asking again is one press away. */
export const Failed = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    const problem = listCreatorNumbers.examples[500].internal;
    msw.use(http.get('*/api/creator-numbers', () => HttpResponse.json(problem, { status: 500 })));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') })).toBeEnabled();
  },
});
