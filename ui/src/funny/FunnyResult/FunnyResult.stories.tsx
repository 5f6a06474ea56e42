import { expect, fn, waitFor } from 'storybook/test';

import { unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { tagLabels } from '../../content/fixtures/tags';
import { drawnPicture } from '../../creation/fixtures/draw-portrait';
import { resultOf } from '../fixtures/results';
import { FunnyResultView } from './FunnyResultView';
import { ResultSkeleton } from './ResultSkeleton';

const meta = preview.meta({
  title: 'Funny/Result',
  component: FunnyResultView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    result: resultOf['mash-up'],
    hrefs: { character: (id: string) => `/en-US/character/${id}`, story: (id: string) => `/en-US/story/${id}` },
    pictureOf: (parts, crop = 'none') => drawnPicture(parts, crop),
    tagLabels,
    takesFocus: false,
    imageHref: '/og/funny/fun-1.png',
    isBusy: false,
    onAgain: fn(),
    onKeep: fn(),
    onShare: fn(),
    onDelete: fn(),
  },
});

/** Two characters have become a third, who can be kept as one. */
export const MashUp = meta.story();

/** Two characters answer a line. */
export const WhatWouldTheySay = meta.story({ args: { result: resultOf['what-would-they-say'] } });

/** A story ends differently. */
export const AnotherEnding = meta.story({ args: { result: resultOf['another-ending'] } });

/** A line for today; it is kept. */
export const TonightsLantern = meta.story({ args: { result: { ...resultOf['tonights-lantern'], kept: true } } });

/** The nearest character, and why. */
export const WhoAreYou = meta.story({ args: { result: resultOf['who-are-you'] } });

/** A postcard. */
export const Postcard = meta.story({ args: { result: resultOf.postcard } });

/** The model has written it; what it cost stands beside that. */
export const ByModel = meta.story({
  tags: ['one-look'],
  args: { result: { ...resultOf.postcard, by: 'model', points: 2 } },
});

/** A stranger has opened the link: one way on. */
export const Shared = meta.story({
  globals: { locale: 'en-US' },
  args: { result: { ...resultOf['mash-up'], own: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Make one of your own' }));
    await expect(args.onAgain).toHaveBeenCalled();
  },
});

/** Made of a private character: nothing to share. */
export const OnlyMine = meta.story({
  globals: { locale: 'en-US' },
  args: { result: { ...resultOf.postcard, shareable: false } },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument(),
});

/** The model is at work; the page can be left. */
export const Writing = meta.story({ args: { result: { ...resultOf.postcard, by: 'model', state: 'writing' } } });

/** The model could not be reached. */
export const Failed = meta.story({
  args: { result: { ...resultOf.postcard, by: 'model', state: 'failed', failure: 'unavailable' } },
});

/** It was refused. */
export const Refused = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { result: { ...resultOf.postcard, by: 'model', state: 'failed', failure: 'refused' } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('cannot be shown'),
});

/** Words at their limits. */
export const LongTexts = meta.story({
  args: {
    result: {
      ...resultOf['mash-up'],
      title: unbrokenWord.slice(0, 60),
      text: `${unbrokenWord} ${'A line that does not want to end. '.repeat(4)}`.slice(0, 160),
    },
  },
});

/** What was just made has the focus; each act calls back. */
export const Acting = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { result: resultOf['tonights-lantern'], takesFocus: true },
  play: async ({ args, canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { name: /Leave one lamp on/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Keep', pressed: false }));
    await expect(args.onKeep).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Again' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onAgain).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Save as picture' })).toHaveAttribute('href', '/og/funny/fun-1.png');
  },
});

/** On its way. */
export const Loading = meta.story({ tags: ['one-look'], render: () => <ResultSkeleton /> });
