import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { inPageFrame } from '../content/fixtures/PageFrame';
import { ChunkReloadView, ErrorScreen, LoadErrorView, NotFoundView, OfflineView } from './page-states';
import { StatePanel } from './StatePanel/StatePanel';

const meta = preview.meta({
  title: 'States/Pages',
  component: StatePanel,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
});

const again = fn();
const homeHref = '/en-US/character-story-hub';

/** An address that leads nowhere. */
export const NotFound = meta.story({
  render: () => <NotFoundView homeHref={homeHref} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', homeHref);
  },
});

/** There is no connection. */
export const Offline = meta.story({
  render: () => <OfflineView homeHref={homeHref} keptHref="/en-US/kept-stories" />,
  play: async ({ canvasElement }) => {
    // Trying again is asking for the same address, a link that queries by role leave out.
    const [retry, home, kept] = canvasElement.querySelectorAll('a');
    await expect(retry).toHaveAttribute('href', '');
    await expect(home).toHaveAttribute('href', homeHref);
    await expect(kept).toHaveAttribute('href', '/en-US/kept-stories');
  },
});

/** The page's data did not arrive. */
export const LoadError = meta.story({
  render: () => <LoadErrorView onRetry={again} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(again).toHaveBeenCalledOnce();
  },
});

/** A part of the program did not load. */
export const ChunkReload = meta.story({
  render: () => <ChunkReloadView onReload={again} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(again).toHaveBeenCalledOnce();
  },
});

/** A page failed to render. */
export const Broken = meta.story({
  render: () => <ErrorScreen homeHref={homeHref} onReload={again} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', homeHref);
    await userEvent.click(canvas.getByRole('button'));
    await expect(again).toHaveBeenCalledOnce();
  },
});

/** The text of the error screen, exact. */
export const BrokenWords = meta.story({
  tags: ['no-look'],
  render: () => <ErrorScreen homeHref={homeHref} onReload={again} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  },
});
