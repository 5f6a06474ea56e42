import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone } from '../../content/fixtures/PageFrame';
import type { StoryPlaceValue } from '../model';
import { StoryStrip } from './StoryStrip';

const place: StoryPlaceValue = {
  title: 'Winter at Heron Pass',
  displayLanguage: 'en-US',
  language: 'en-US',
  round: 4,
  chapter: null,
  hasEnded: false,
  href: '/en-US/story-hub',
};

const meta = preview.meta({ title: 'Talk/Story strip', component: StoryStrip, args: { place } });

/** Where the story stands, and the way back to it. */
export const AtARound = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', place.href);
    await expect(canvas.getByText(place.title)).toBeVisible();
  },
});

/** In a book with chapters, whose titles may be long. */
export const InAChapter = meta.story({
  args: { place: { ...place, chapter: { number: 3, title: 'In which a great many letters are not opened, and why' } } },
});

/** On a phone the place stands without the title. */
export const OnPhone = meta.story({ globals: onPhone });

/** The story is over; one can still talk. */
export const Ended = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { place: { ...place, hasEnded: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The story has ended')).toBeVisible();
  },
});
