import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Conversations',
  parameters: { layout: 'fullscreen' },
  args: { path: 'conversations' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** All conversations, each with the way to it. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Maren Vale/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/character-chat/maren-vale?chat='),
    );
  },
});

/** One gets another name, is pinned, deleted, and brought back. */
export const Changed = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename “Maren Vale”' }));
    const box = canvas.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, 'The lamp{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Pin “The lamp”' }));
    await expect(await canvas.findByRole('button', { name: 'Pin “The lamp”', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete “The lamp”' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: /^The lamp/ })).toBeVisible();
  },
});

/** A search that finds none says so, and is cleared by one press. */
export const NotFound = meta.story({
  tags: ['no-look'],
  args: { path: 'conversations?q=zzzz' },
  play: async ({ canvas, globals, userEvent }) => {
    const clearing = wordsIn(globals, 'continue.all.none.clear');
    await canvas.findByRole('heading', { name: wordsIn(globals, 'continue.all.none.title') });
    const [clear] = canvas.getAllByRole('button', { name: clearing }).slice(-1);
    if (clear !== undefined) await userEvent.click(clear);
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Maren Vale/ })).toBeVisible());
  },
});

/** None yet. */
export const Empty = meta.story({
  tags: ['no-look'],
  globals: { scenario: 'emptyLists' },
  play: async ({ canvas, globals }) => {
    await expect(
      await canvas.findByRole('link', { name: wordsIn(globals, 'continue.all.empty.action') }),
    ).toBeVisible();
  },
});

/** They did not arrive; asking again is one press away. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: { scenario: 'serverError' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') })).toBeEnabled();
  },
});
