import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { CrisisCard } from '../../thread/Notices/CrisisCard';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { arabicPath, arabicPlay, arabicRound } from '../fixtures/arabic';
import { lockedRound } from '../fixtures/more-rounds';
import { countingPath, roundOf } from '../fixtures/rounds';
import { helpDirectory, screenArgs } from '../fixtures/screen';
import type { PlayScreenProps } from '../model';
import { PlayScreen } from './PlayScreen';

const meta = preview.meta({
  title: 'Play/Moves',
  component: PlayScreen,
  render: (args: PlayScreenProps) => <PlayScreen {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: screenArgs,
});

const again = fn();

/** One choice is locked and says why; one was taken before. The keys 1 to 9 take the others. */
export const LockedChoice = meta.story({
  args: { round: lockedRound },
  play: async ({ args, canvas, userEvent }) => {
    const locked = await canvas.findByRole('button', { name: /^Ask her whose cup it was/ });
    await expect(locked).toHaveAccessibleName(/Locked: She would have to trust you more/);
    await expect(canvas.getByRole('button', { name: /^Cover the lens/ })).toHaveTextContent('Taken before');
    await userEvent.click(locked);
    await userEvent.keyboard('2');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('3');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('c-3');
  },
});

/** The move is being written out: the choice that was taken is lit, the others wait. */
export const Pending = meta.story({
  args: { move: { kind: 'pending', choiceId: 'c-2' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /^Give the seventh flash/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByText('Writing the next round')).toBeVisible();
    await userEvent.keyboard('1');
    await userEvent.click(canvas.getByRole('button', { name: /^Go down to the rocks/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

/** The next round could not be written: what is safe, and the same move again. */
export const EngineFailed = meta.story({
  args: { move: { kind: 'failed', choiceId: 'c-2', onRetry: again } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/nothing was charged/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try the same move again' }));
    await expect(again).toHaveBeenCalledOnce();
  },
});

/** The next round takes an imported story too long: what is safe, and no repeat of what will not end. */
export const TooSlow = meta.story({
  tags: ['no-look'],
  args: { move: { kind: 'too-slow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/took too long to continue.*Your place is saved/);
    await expect(canvas.getByRole('button', { name: /^Go down to the rocks/ })).toBeEnabled();
  },
});

/** There are not enough points: how many are missing, and where there are more. */
export const InsufficientPoints = meta.story({
  args: { balance: 3, move: { kind: 'insufficient-points', choiceId: 'c-2', missing: 2 } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('You need 2 more points')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See prices' })).toHaveAttribute('href', args.pricesHref);
  },
});

/** The same play advanced in another window. */
export const Stale = meta.story({
  tags: ['no-look'],
  args: { move: { kind: 'stale', onGoThere: again } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to the current round' }));
    await expect(again).toHaveBeenCalledOnce();
  },
});

/** Without a connection one can read, and nothing else. */
export const Offline = meta.story({
  tags: ['no-look'],
  args: { isOffline: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('You are offline')).toBeVisible();
    await userEvent.keyboard('1');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

/** A round that the play has passed: play on from here, or go back. */
export const OlderRound = meta.story({
  args: {
    path: { ...countingPath, shownId: 'r-3' },
    round: roundOf({ roundId: 'r-3', progress: { round: 3, chapter: null } }),
    standing: { kind: 'older', onPlayOn: again, isPlayingOn: false, currentHref: '/en-US/now' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the current round' })).toHaveAttribute(
      'href',
      '/en-US/now',
    );
    await userEvent.keyboard('1');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Kept the second cup' })).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue from here' }));
    await expect(again).toHaveBeenCalledOnce();
  },
});

const rocks = { night: { wide: '/art/1/scenes/rocks-night.svg', tall: '/art/1/scenes/rocks-night.svg' } };
const elsewhere = { ...rocks, day: { wide: '/art/1/scenes/rocks-day-.svg', tall: '/art/1/scenes/rocks-day-.svg' } };

/** A round that comes to another place: its picture takes the place of the former one as soon as it has arrived. */
export const AnotherPlace = meta.story({
  tags: ['no-look'],
  render: function Moving(args) {
    const [hasMoved, setMoved] = useState(false);
    const round = hasMoved ? { ...args.round, backdrop: elsewhere } : args.round;
    return <PlayScreen {...args} round={round} onShare={() => setMoved(true)} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pictures = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-there]')];
    const shown = () => pictures().map((one) => one.querySelector('img')?.getAttribute('src'));
    await expect(shown()).toEqual(['/art/1/scenes/the-counting-light-fabula-night-wide.webp']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Share this play' }));
    await waitFor(() => expect(shown()).toEqual(['/art/1/scenes/rocks-night.svg']));
    await waitFor(() => expect(pictures().map((one) => getComputedStyle(one).opacity)).toEqual(['1']));
  },
});

const bold = 'I put out the lamp and wait for them in the dark.';

/** A move in words of one's own: digits in it take no choice, Enter makes it, and it leaves the box when it has arrived. */
export const TypedMove = meta.story({
  // Typing scrolls the page beneath the pane, by a part of a pixel or not.
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Your own move' });
    await userEvent.type(box, '3 flashes');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.type(box, `${bold}{Enter}`);
    await expect(args.onType).toHaveBeenCalledOnce();
    await expect(args.onType).toHaveBeenCalledWith(bold);
    await waitFor(() => expect(box).toHaveValue(''));
    await userEvent.type(box, bold);
    await expect(canvas.getByText('49 of 500')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Do it' })).toBeEnabled();
  },
});

/** What a move of one's own can and cannot do is said before it is sent, where it changes nothing; else nothing is. */
export const TypedMoveBeside = meta.story({
  tags: ['no-look'],
  render: function Beside(args) {
    const [typedIsAside, setAside] = useState(true);
    return <PlayScreen {...args} round={{ ...args.round, typedIsAside }} onShare={() => setAside(false)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const said = 'Your move becomes part of the text. It does not change what can be won, lost or found.';
    const box = await canvas.findByRole('textbox', { name: 'Your own move' });
    await expect(box).toHaveAccessibleDescription(said);
    await expect(canvas.getByText(said)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Share this play' }));
    await expect(canvas.queryByText(said)).not.toBeInTheDocument();
  },
});

/** Words that the story does not take stay in the box. */
export const TypedMoveRefused = meta.story({
  // Typing scrolls the page beneath the pane, by a part of a pixel or not.
  tags: ['no-look'],
  args: { onType: () => Promise.resolve(false) },
  render: function Refused(args) {
    const [move, setMove] = useState(args.move);
    const onType = async (text: string) => {
      setMove({ kind: 'refused' });
      return args.onType(text);
    };
    return <PlayScreen {...args} move={move} onType={onType} />;
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Your own move' });
    await userEvent.type(box, `${bold}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Try other words/);
    await expect(box).toHaveValue(bold);
  },
});

const help = <CrisisCard helpLines={[helpDirectory]} place="story" />;

/** A reader whose words suggest a risk of self-harm sees help next, and the story continues. */
export const InDanger = meta.story({
  args: { round: roundOf({ move: 'typed', choiceText: 'I do not want to live.' }), help },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.getByRole('heading', { name: 'You do not have to be alone with this' })).toBeVisible();
    title.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /findahelpline\.com/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /^Cover the lens/ })).not.toHaveAttribute('aria-disabled');
  },
});

/** The same in Arabic. */
export const InDangerArabic = meta.story({
  tags: ['no-look'],
  globals: { locale: 'ar-SA' },
  args: { story: arabicPlay, round: arabicRound, path: arabicPath, help },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /findahelpline\.com/ });
    await expect(link).toBeVisible();
    await expect(getComputedStyle(link).direction).toBe('rtl');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
