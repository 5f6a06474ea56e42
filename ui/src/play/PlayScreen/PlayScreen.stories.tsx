import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { samples, withoutControl } from '../../../../.storybook/samples';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { ListeningStrip } from '../../novel/Listening/ListeningStrip';
import { arabicPath, arabicPlay, arabicRound } from '../fixtures/arabic';
import { letterRound, lockedRound, openingPath, openingRound } from '../fixtures/more-rounds';
import { roundOf } from '../fixtures/rounds';
import { screenArgs } from '../fixtures/screen';
import type { PlayScreenProps } from '../model';
import { StoryWithdrawn } from '../PlayNotice/StoryWithdrawn';
import { PlayScreen } from './PlayScreen';

const meta = preview.meta({
  title: 'Play/Screen',
  component: PlayScreen,
  render: (args: PlayScreenProps) => <PlayScreen {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: screenArgs,
});

/** Another round, another moment of a move, another way of reading. */
export const Playground = meta.story({
  tags: ['!test', 'no-look', 'framed'],
  argTypes: {
    round: samples({
      'In the middle': screenArgs.round,
      'The first': openingRound,
      'A letter': letterRound,
      'A choice is locked': lockedRound,
      'In Arabic': arabicRound,
    }),
    story: samples({ 'The Counting Light': screenArgs.story, 'In Arabic': arabicPlay }),
    path: samples({ 'Four rounds': screenArgs.path, 'One round': openingPath, 'In Arabic': arabicPath }),
    standing: samples({
      'Where the play stands': { kind: 'current' },
      'An older round': { kind: 'older', onPlayOn: fn(), isPlayingOn: false, currentHref: '/en-US/current' },
    }),
    move: samples({
      None: { kind: 'none' },
      'Under way': { kind: 'pending', choiceId: 'c-2' },
      Failed: { kind: 'failed', choiceId: 'c-2', onRetry: fn() },
      'Too slow': { kind: 'too-slow' },
      Refused: { kind: 'refused' },
      'Too few points': { kind: 'insufficient-points', choiceId: 'c-2', missing: 3 },
      'The play has moved on': { kind: 'stale', onGoThere: fn() },
    }),
    settings: samples({
      Usual: screenArgs.settings,
      'Brisk, large': { pace: 'brisk', textSize: 'large' },
      'At once, small': { pace: 'whole', textSize: 'small' },
    }),
    balance: { control: { type: 'number', min: 0 } },
    backHref: withoutControl,
    pricesHref: withoutControl,
    roundHref: withoutControl,
    talkHref: withoutControl,
  },
});

/** A round at night: scene, words, choices, who is there, and the path so far. */
export const Night = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The seventh flash' })).toBeVisible();
    await expect(canvas.getByText('Round 4 of 12')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1,240 points' })).toHaveAttribute('href', args.pricesHref);
    await expect(canvas.getByRole('link', { name: /^Leave the story/ })).toHaveAttribute('href', args.backHref);
    const cast = within(canvas.getByRole('region', { name: 'In this scene' }));
    await expect(cast.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Maren ValeOn their guard',
      'Ilyas QadirWarming to you',
    ]);
    await expect(cast.getByRole('link', { name: 'Talk to Maren Vale' })).toHaveAttribute(
      'href',
      args.talkHref('maren-vale'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Give the seventh flash yourself/ }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('c-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Share this play' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
});

/** On paper. */
export const Day = meta.story({ globals: { theme: 'day' } });

/** In the light of day, in the other brand. */
export const NoctisByDay = meta.story({ globals: { brand: 'noctis', theme: 'day' } });

/** The first page of a story whose length is not fixed: its title, and nothing to take back. */
export const FirstRound = meta.story({
  args: {
    round: openingRound,
    path: openingPath,
    story: { ...screenArgs.story, rounds: null, fewestRounds: null },
    balance: null,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The Counting Light' })).toBeVisible();
    await expect(canvas.getByText('Round 1')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo the last move' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

const onClose = fn();

/** The round is read aloud: its controls stay in sight, on phones above the bar at the foot. */
export const Listening = meta.story({
  args: {
    onListen: fn(),
    listening: (
      <ListeningStrip
        listening={{
          kind: 'open',
          isPlaying: true,
          rate: 1,
          voiceId: 'ada',
          voices: [{ voiceId: 'ada', name: 'Ada' }],
          onPlay: fn(),
          onPause: fn(),
          onStep: fn(),
          onRate: fn(),
          onVoice: fn(),
          onClose,
        }}
      />
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    const listen = canvas.getByRole('button', { name: 'Read this round aloud', pressed: true });
    listen.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onListen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop reading aloud' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
});

/** The same in one hand. */
export const ListeningOnPhone = meta.story({
  globals: onPhone,
  args: {
    onListen: fn(),
    listening: <ListeningStrip listening={{ kind: 'no-voice', onClose: fn() }} />,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.getByRole('button', { name: 'Listen' })).toHaveAttribute('aria-pressed', 'true');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const oneLine = roundOf({ blocks: [{ kind: 'narration', text: 'The sea holds its breath.' }] });

/** A round of one line: what follows it stands under its first letter, not beside it. */
export const OneLine = meta.story({
  tags: ['no-look'],
  args: { round: oneLine },
  play: async ({ canvas }) => {
    const { left } = (await canvas.findByRole('heading', { level: 1 })).getBoundingClientRect();
    const choice = canvas.getByRole('button', { name: /^Cover the lens/ });
    await expect(choice.getBoundingClientRect().left).toBe(left);
  },
});

/** The same where a character speaks next. */
export const OneLineAndSpeech = meta.story({
  tags: ['no-look'],
  args: {
    round: { ...oneLine, blocks: [...oneLine.blocks, { kind: 'speech', speaker: 'maren-vale', text: '“Listen.”' }] },
  },
  play: async ({ canvas }) => {
    const { left } = (await canvas.findByRole('heading', { level: 1 })).getBoundingClientRect();
    const words = canvas.getByText('“Listen.”');
    const [face] = words.ownerDocument.querySelectorAll('article img');
    await waitFor(() => expect(face?.getBoundingClientRect().left).toBeCloseTo(left, 0));
  },
});

/** Words that say themselves who has the word need no name over them. */
export const SaidByName = meta.story({
  tags: ['no-look'],
  args: {
    round: {
      ...oneLine,
      blocks: [
        { kind: 'speech', speaker: 'maren-vale', text: '“Listen,” says Maren Vale.' },
        { kind: 'narration', text: 'You listen.' },
        { kind: 'speech', speaker: 'Captain Ansa', text: '“To what?”' },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('“Listen,” says Maren Vale.');
    const words = canvasElement.querySelector('article')?.textContent ?? '';
    await expect(words.split('Maren Vale')).toHaveLength(2);
    await expect(canvas.getByText('Captain Ansa')).toBeVisible();
  },
});

/** By day the bar is of paper once it is scrolled, and so are the plates on it. */
export const ScrolledByDay = meta.story({
  tags: ['no-look'],
  globals: { theme: 'day' },
  play: async ({ canvas }) => {
    const counter = await canvas.findByText('Round 4 of 12');
    const colorOf = (part: 'color' | 'backgroundColor') => getComputedStyle(counter)[part];
    const onPicture = colorOf('color');
    window.scrollTo(0, 400);
    await waitFor(() => expect(colorOf('color')).not.toBe(onPicture));
    const bar = counter.closest('[data-scrolled]');
    await expect(bar && getComputedStyle(bar).color).toBe(colorOf('color'));
    window.scrollTo(0, 0);
  },
});

/** A letter, a speaker without a picture, and a second chapter in the middle of a round. */
export const LetterAndStranger = meta.story({
  args: { round: letterRound },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Captain Ansa')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: /Low water/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Told Maren about the pause' })).toBeVisible();
  },
});

/** In one hand; the pane is a sheet. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Round 4 of 12')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
});

/** Further down the way out stays in sight, and the lanterns make room for the words. */
export const ScrolledOnPhone = meta.story({
  tags: ['no-look'],
  globals: onPhone,
  play: async ({ canvas }) => {
    const out = await canvas.findByRole('link', { name: /^Leave the story/ });
    const { top } = out.getBoundingClientRect();
    const lanterns = canvas.getByText('Round 4 of 12');
    await expect(lanterns).toBeVisible();
    window.scrollTo(0, 400);
    await waitFor(() => expect(window.scrollY).toBe(400));
    await waitFor(() => expect(lanterns).not.toBeVisible());
    await expect(out.getBoundingClientRect().top).toBe(top);
  },
});

/** The sheet of phones: who is in the scene, how things stand, the path. */
export const SheetOnPhone = meta.story({
  globals: onPhone,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scene and path' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Scene and path' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Undo the last move' }));
    await expect(args.onGoTo).toHaveBeenCalledOnce();
    await expect(args.onGoTo).toHaveBeenCalledWith('r-3');
  },
});

/** How a story is read, and a copy to keep. */
export const Settings = meta.story({
  render: function Read(args) {
    const [settings, setSettings] = useState(args.settings);
    const change: PlayScreenProps['onSettings'] = (next) => {
      setSettings(next);
      args.onSettings(next);
    };
    return <PlayScreen {...args} settings={settings} onSettings={change} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reading settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reading' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Large' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'All at once' }));
    await expect(args.onSettings).toHaveBeenLastCalledWith({ pace: 'whole', textSize: 'large' });
    await userEvent.click(dialog.getByRole('button', { name: /EPUB/ }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(args.onExport).toHaveBeenCalledWith('epub');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

/** A page in Arabic with an English story: the page changes sides, the story does not. */
export const EnglishStoryInArabic = meta.story({
  globals: { locale: 'ar-SA' },
  play: async ({ args, canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'The seventh flash' });
    await expect(getComputedStyle(heading).direction).toBe('ltr');
    await expect(heading).toHaveAttribute('lang', 'en-US');
    await expect(heading.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth / 2);
    const { cast } = args.story;
    const [speaker] = within(canvas.getByRole('article')).getAllByText(cast[0]?.name ?? '');
    await expect(speaker?.closest('[lang]')).toHaveAttribute('lang', cast[0]?.displayLanguage);
  },
});

/** A story in Arabic: from right to left, without a drop cap. */
export const ArabicStory = meta.story({
  globals: { locale: 'ar-SA' },
  args: { story: arabicPlay, round: arabicRound, path: arabicPath },
});

/** A story in Arabic in one hand. */
export const ArabicStoryOnPhone = meta.story({
  globals: { locale: 'ar-SA', ...onPhone },
  args: { story: arabicPlay, round: arabicRound, path: arabicPath },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The author has withdrawn the story: the play continues, and nothing offers it to others. */
export const Withdrawn = meta.story({
  args: { notices: <StoryWithdrawn />, onShare: undefined },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This story is no longer published')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Share/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: 'Reading settings' })[0]).toBeInTheDocument();
  },
});
