import { answer, operations } from '@fabula/sdk/mocks';
import { expect, screen } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const english = { locale: 'en-US', session: 'registered' } as const;

const meta = preview.meta({
  title: 'Pages/Collection',
  parameters: { layout: 'fullscreen' },
  args: { path: 'collection/col-8b1f4e2c7d9a4503' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach({ msw }) {
    cookiesAnswered();
    msw.use(answer('getCollection', 200, () => operations.getCollection.examples[200].own));
  },
});

/** Its owner arranges, edits, shares and deletes it. */
export const Own = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Cold nights' })).toBeVisible();
  },
});

/** An entry moves at once, and its button keeps the focus. */
export const Arranged = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Arrange' }));
    canvas.getByRole('button', { name: 'Move Wren Halloway earlier' }).focus();
    await userEvent.keyboard('{Enter}');
    const list = canvas.getByRole('list', { name: 'Cold nights' });
    await expect(list.children[1]).toHaveTextContent('Wren Halloway');
    await expect(canvas.getByRole('button', { name: 'Move Wren Halloway earlier' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Maren Vale' }));
    await expect(list.children).toHaveLength(2);
  },
});

/** Deleted, after a question. */
export const Deleted = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const sure = await screen.findByRole('dialog');
    await expect(sure).toHaveTextContent('This cannot be undone.');
  },
});

/** Shared with others. */
export const Shared = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getCollection', 200, () => operations.getCollection.examples[200].typical));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report the collection' }));
    await expect(await screen.findByText('What is wrong with this collection?')).toBeVisible();
  },
});

/** Private, deleted, or never there. */
export const Missing = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getCollection', 404));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
});
