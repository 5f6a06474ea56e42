import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/Blog',
  parameters: { layout: 'fullscreen' },
  args: { path: 'blog' },
  globals: { locale: 'en-US' },
  tags: ['no-look'],
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** From the foot of the sidebar to a topic, to a post of it, to the next post and back to all. */
export const ByLinks = meta.story({
  args: { path: 'about-us' },
  play: async ({ canvas, userEvent }) => {
    const [blog] = await canvas.findAllByRole('link', { name: 'Blog' });
    if (blog !== undefined) await userEvent.click(blog);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Points' }));
    const unrelated = { name: 'One contract, and everything else follows' };
    await waitFor(() => expect(canvas.queryByRole('link', unrelated)).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('link', { name: 'Where every point goes' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Where every point goes' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Every change is an entry' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'All posts of the blog' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  },
});

/** A post that does not exist is a page that is not there. */
export const NoSuchPost = meta.story({
  args: { path: 'blog/no-such-post' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /not here|not found|no page/i })).toBeVisible();
  },
});

/** In Arabic, a post that is not translated says so and keeps its own direction. */
export const InArabic = meta.story({
  args: { path: 'blog/one-contract' },
  globals: { locale: 'ar-SA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en-US');
  },
});
