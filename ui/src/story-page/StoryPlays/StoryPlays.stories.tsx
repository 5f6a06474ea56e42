import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import type { StoryPlayValue } from '../model';
import { StoryPlays } from './StoryPlays';

const play = (storySessionId: string, round: number, rest: Partial<StoryPlayValue> = {}): StoryPlayValue => ({
  storySessionId,
  roundId: `rnd-${String(round)}`,
  progress: { round, chapter: null },
  ending: null,
  updatedAt: '2026-11-21T20:00:00Z',
  ...rest,
});

const meta = preview.meta({
  title: 'Story page/Plays',
  component: StoryPlays,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    plays: [
      play('ssn-1', 4),
      play('ssn-2', 8, { ending: { title: 'Counted in' }, updatedAt: '2026-11-20T20:00:00Z' }),
      play('ssn-3', 9, { ending: { title: null }, updatedAt: '2026-11-14T20:00:00Z' }),
    ],
    span: { rounds: 9, fewestRounds: 9 },
    language: 'en-US',
    now: Date.parse('2026-11-21T22:00:00Z'),
    hrefOf: ({ storySessionId, roundId }) =>
      `/en-US/dynamic-story-play/${storySessionId}/the-counting-light/${roundId}`,
    onShare: fn(),
    onSave: fn(),
  },
});

/** One is open, one came to an end with a name, one to an end without. */
export const AllStates = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Round 4 of 9')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' }).getAttribute('href')).toMatch(/ssn-1\/.*\/rnd-4$/);
    await expect(canvas.getAllByRole('button', { name: 'Share' })).toHaveLength(2);
  },
});

/** A play that has ended is shared and saved. */
export const SharedAndSaved = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    const [, ended] = canvas.getAllByRole('listitem');
    if (ended === undefined) throw new Error('The play that has ended is not there.');
    await userEvent.click(within(ended).getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith(args.plays[1]);
    await userEvent.click(within(ended).getByRole('button', { name: 'Download' }));
    const epub = await screen.findByRole('menuitem', { name: 'EPUB, for an e-reader' });
    await waitFor(() => expect(epub).toBeVisible());
    await userEvent.click(epub);
    await expect(args.onSave).toHaveBeenCalledWith(args.plays[1], 'epub');
  },
});

/** A file is on its way; so are earlier plays. */
export const Waiting = meta.story({
  args: { savingId: 'ssn-2', more: { isLoading: true, onMore: fn() } },
});

/** A novel is told by its chapters. */
export const OfANovel = meta.story({
  tags: ['no-look'],
  args: {
    span: { rounds: null, fewestRounds: null },
    plays: [play('ssn-1', 7, { progress: { round: 7, chapter: { number: 3, title: 'The third well' } } })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The third well')).toBeVisible();
  },
});

/** On a phone the acts stand below the words. */
export const OnPhone = meta.story({ globals: onPhone });

/** From right to left. */
export const InArabic = meta.story({ globals: { locale: 'ar-SA', theme: 'day' } });
