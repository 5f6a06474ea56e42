import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { inPageFrame, onPhone } from '../content/fixtures/PageFrame';
import { arabicPaper, paper } from './fixtures/papers';
import { WhitePaper } from './WhitePaper/WhitePaper';

const meta = preview.meta({
  title: 'White paper/Page',
  component: WhitePaper,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { paper, replyPrice: 2, onCopyLink: fn() },
});

/** Chapters with all four figures, and the contents beside them. */
export const Article = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(4);
    const [copy] = canvas.getAllByRole('button');
    if (copy === undefined) throw new Error('There is no button');
    await userEvent.click(copy);
    await expect(args.onCopyLink).toHaveBeenCalledWith('points');
  },
});

/** On a phone the contents are behind a line that opens them. */
export const ContentsOnPhone = meta.story({
  tags: ['one-look'],
  globals: { locale: 'en-US', ...onPhone },
  play: async ({ canvas, userEvent }) => {
    const contents = canvas.getByRole('navigation', { name: 'Contents' });
    await userEvent.click(canvas.getByText('Contents: 3 chapters'));
    const links = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['#points', '#memory', '#rounds']);
    await expect(contents.querySelector('a')).toBeVisible();
  },
});

/** A translation: figures follow the direction of their text. */
export const InArabic = meta.story({
  tags: ['one-look'],
  globals: { locale: 'ar-SA' },
  args: { paper: arabicPaper },
});

/** Not translated yet: the page says so, and the text keeps its own language and direction. No price is known. */
export const NotTranslated = meta.story({
  tags: ['one-look'],
  globals: { locale: 'ar-SA' },
  args: { paper: { ...paper, lang: 'en-US' }, replyPrice: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en-US');
  },
});

/** The address of a chapter is on the clipboard. */
export const LinkCopied = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { copied: { chapterId: 'memory', outcome: 'copied' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Link copied')).toBeVisible();
  },
});

/** The browser did not let the address onto the clipboard. */
export const LinkNotCopied = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { copied: { chapterId: 'memory', outcome: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The link could not be copied')).toBeVisible();
  },
});
