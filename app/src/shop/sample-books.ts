import type { BookSample } from '@fabula/ui/shop';

const sample = (storyId: string, color: string, coverInk: BookSample['coverInk'] = 'night'): BookSample => ({
  // Bindings are looked at, not read: the covers of the house stand there without their titles.
  title: '',
  displayLanguage: 'en-US',
  cover: {
    small: `/art/1/covers/${storyId}-300.webp`,
    large: `/art/1/covers/${storyId}-600.webp`,
    width: 600,
    height: 900,
    color,
  },
  coverInk,
});

/** Books that bindings are shown on. */
export const sampleBooks: readonly [BookSample, ...BookSample[]] = [
  sample('what-the-birches-heard', '#3b5a3a'),
  sample('the-counting-light', '#1d5658'),
  sample('winter-at-heron-pass', '#9dbdc4', 'frost'),
  sample('the-glass-observatory', '#26427c'),
];
