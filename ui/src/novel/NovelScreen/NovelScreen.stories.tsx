import { useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { CrisisCard } from '../../thread/Notices/CrisisCard';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { helpDirectory } from '../../play/fixtures/screen';
import {
  arabicNovel,
  arabicRounds,
  chineseNovel,
  chineseRounds,
  lanternEnd,
  lanternNovel,
  lanternRounds,
} from '../fixtures/novels';
import { usualStyle, type ListeningValue, type NovelScreenProps } from '../model';
import { NovelScreen } from './NovelScreen';

/** The settings of a reader who changes them. */
function Reading(props: NovelScreenProps) {
  const [style, setStyle] = useState(props.style);
  return (
    <NovelScreen
      {...props}
      style={style}
      onStyle={(next) => {
        setStyle(next);
        props.onStyle(next);
      }}
    />
  );
}

const args: NovelScreenProps = {
  story: lanternNovel,
  rounds: lanternRounds,
  shownId: 'r-2',
  standing: { kind: 'current' },
  move: { kind: 'none' },
  isOffline: false,
  balance: 1240,
  style: usualStyle,
  brand: 'fabula',
  initialPlace: null,
  listening: { kind: 'closed' },
  spoken: null,
  backHref: '/en-US/story-profile/nine-lanterns-to-midnight',
  pricesHref: '/en-US/prices',
  onStyle: fn(),
  onPlace: fn(),
  onChoose: fn(),
  onType: fn(() => Promise.resolve(true)),
  onGoTo: fn(),
  onListen: fn(),
  onShare: fn(),
  onExport: fn(),
};

const meta = preview.meta({
  title: 'Novel/Screen',
  component: Reading,
  render: (args: NovelScreenProps) => <Reading {...args} />,
  decorators: [inPageFrame],
  parameters: { layout: 'fullscreen' },
  args,
});

const atDecision = { roundId: 'r-2', block: 3, part: 0 } as const;
const pages = { ...usualStyle, flow: 'pages' } as const;

/** Waits until the pages of a book are counted. */
const counted = (canvas: ReturnType<typeof within>, words: RegExp) =>
  waitFor(() => expect(canvas.getByText(words)).toBeVisible());

/** The title, the first chapter, its drop cap. */
export const Beginning = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Chapter 1: The oil in the first lantern' })).toBeInTheDocument();
  },
});

/** Where the reader was; they decide by the key of a line, and what is locked says why. */
export const DecisionPending = meta.story({
  args: { initialPlace: atDecision },
  play: async ({ args, canvas, userEvent }) => {
    const cough = canvas.getByRole('button', { name: /Answer the cough/ });
    await waitFor(() => expect(cough.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
    await userEvent.keyboard('3');
    await userEvent.click(canvas.getByRole('button', { name: /Ask the cat/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('1');
    await userEvent.click(canvas.getByRole('button', { name: /Fold the deed away/ }));
    await expect(args.onChoose).toHaveBeenNthCalledWith(1, 'c-1');
    await expect(args.onChoose).toHaveBeenNthCalledWith(2, 'c-2');
  },
});

/** The decision is on its way: its line turns a lantern, and no other can be taken. */
export const Deciding = meta.story({
  args: { initialPlace: atDecision, move: { kind: 'pending', choiceId: 'c-1' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /Answer the cough/ })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('2');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

const typed = lanternRounds.map((round) => ({
  ...round,
  typedIsAside: true,
  typedPrice: round.roundId === 'r-2' ? 8 : null,
}));

/** The reader may also say in words what they do: keys turn no page and take no line while they write. */
export const OwnWords = meta.story({
  args: { rounds: typed, initialPlace: atDecision },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Your own move' });
    await expect(canvas.getByText('8')).toBeVisible();
    await userEvent.type(box, '1 lamp, and I blow it out.{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(args.onType).toHaveBeenCalledWith('1 lamp, and I blow it out.');
    await waitFor(() => expect(box).toHaveValue(''));
    box.blur();
  },
});

/** In pages, the box is followed where it grows to; words that the story does not take stay in it. */
export const OwnWordsRefused = meta.story({
  tags: ['no-look'],
  args: { rounds: typed, style: pages, initialPlace: atDecision, move: { kind: 'refused' }, balance: 3 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Your own move' });
    const isSeen = () => {
      const { left, right } = box.getBoundingClientRect();
      return expect(left >= 0 && right <= window.innerWidth).toBe(true);
    };
    await counted(canvas, /^\d+ of [2-9]$/);
    await userEvent.click(box);
    await waitFor(isSeen);
    await userEvent.type(box, 'I wait. ');
    await waitFor(isSeen);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Try other words/);
    await expect(box).toHaveValue('I wait. ');
    await expect(box).toHaveFocus();
    await isSeen();
  },
});

/** A reader at risk of self-harm sees where help is, before the book continues. */
export const InDanger = meta.story({
  tags: ['no-look'],
  args: {
    initialPlace: { roundId: 'r-2', block: -1, part: 0 },
    help: <CrisisCard helpLines={[helpDirectory]} place="story" />,
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /findahelpline\.com/ });
    await waitFor(() => expect(card).toBeVisible());
    await expect(canvas.getAllByRole('heading', { name: /You do not have to be alone/ })).toHaveLength(1);
    await expect(canvas.getByText(/a story told by an AI and cannot help/)).toBeVisible();
    const words = canvas.getByText(/From the next roof comes a cough/);
    await expect(card.getBoundingClientRect().top).toBeLessThan(words.getBoundingClientRect().top);
  },
});

const onRetry = fn();

/** It did not arrive; the same can be tried again. */
export const Failed = meta.story({
  tags: ['no-look'],
  args: { initialPlace: atDecision, move: { kind: 'failed', choiceId: 'c-1', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try the same move again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** Without a connection one reads on, and decides later. */
export const Offline = meta.story({
  tags: ['no-look'],
  args: { initialPlace: atDecision, isOffline: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You are offline')).toBeInTheDocument();
    await userEvent.keyboard('1');
    await userEvent.click(canvas.getByRole('button', { name: /Answer the cough/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

/** The last page replaces the decision. */
export const Ending = meta.story({
  args: {
    rounds: [...lanternRounds, lanternEnd],
    shownId: 'r-3',
    initialPlace: { roundId: 'r-3', block: 0, part: 0 },
    ending: <p>The street comes home.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The street comes home.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Answer the cough/ })).not.toBeInTheDocument();
  },
});

/** In pages, turned by keys and by a press at their edges. */
export const Pages = meta.story({
  args: { style: { ...pages, paper: 'sepia' } },
  play: async ({ canvas, userEvent }) => {
    await counted(canvas, /^1 of [2-9]$/);
    await userEvent.keyboard('{ArrowRight}');
    await counted(canvas, /^2 of \d+$/);
    await userEvent.keyboard('{ArrowLeft}');
    await counted(canvas, /^1 of \d+$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await counted(canvas, /^2 of \d+$/);
  },
});

/** Letters that come late are wider: the pages are counted again, and the reader loses no place. */
export const LettersComeLate = meta.story({
  tags: ['no-look'],
  args: { style: pages },
  play: async ({ canvas, userEvent }) => {
    const pagesCounted = () => Number(canvas.getByText(/^\d+ of \d+$/).textContent.split(' of ')[1]);
    await counted(canvas, /^1 of [2-9]$/);
    const before = pagesCounted();
    for (const article of canvas.getAllByRole('article')) article.style.setProperty('letter-spacing', '0.5em');
    document.fonts.dispatchEvent(new Event('loadingdone'));
    await waitFor(() => expect(pagesCounted()).toBeGreaterThan(before));
    await userEvent.keyboard('{ArrowRight}');
    await counted(canvas, /^2 of \d+$/);
  },
});

/** One page on a phone. */
export const PagesOnPhone = meta.story({
  globals: onPhone,
  args: { style: { ...pages, paper: 'day' }, initialPlace: { roundId: 'r-1', block: 2, part: 0 } },
  play: async ({ canvas }) => {
    await counted(canvas, /^\d+ of \d+$/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Another size is set, and the reader stays at the words where they were. */
export const PlaceKept = meta.story({
  tags: ['no-look'],
  args: { style: pages, initialPlace: { roundId: 'r-2', block: 4, part: 0 } },
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText(/From the next roof comes a cough/);
    const isSeen = () => {
      const { left, right } = words.getBoundingClientRect();
      return expect(left >= 0 && right <= window.innerWidth).toBe(true);
    };
    await waitFor(isSeen);
    await userEvent.click(canvas.getByRole('button', { name: 'Text settings' }));
    for (const _ of [1, 2, 3]) await userEvent.click(canvas.getByRole('button', { name: 'Larger' }));
    await waitFor(() => expect(canvas.getByText('7 of 7')).toBeVisible());
    await waitFor(isSeen);
  },
});

/** Size, layout, paper and the rest; each change is kept. */
export const Style = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Text settings' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Sans' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Sepia' }));
    await expect(args.onStyle).toHaveBeenLastCalledWith({ ...usualStyle, face: 'sans', paper: 'sepia' });
    await expect(canvas.getByRole('heading', { name: 'Text settings' })).toBeVisible();
  },
});

/** Chapters to go to, and a decision that can be taken back; closing gives the focus back. */
export const Contents = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Contents' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Decide again' }));
    await expect(args.onGoTo).toHaveBeenCalledWith('r-1');
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(canvas.getByRole('button', { name: 'A street that is only not there' })).toBeVisible();
  },
});

const open: Extract<ListeningValue, { kind: 'open' }> = {
  kind: 'open',
  isPlaying: true,
  rate: 1.25,
  voiceId: 'v-2',
  voices: [
    { voiceId: 'v-1', name: 'Ada' },
    { voiceId: 'v-2', name: 'Beth' },
  ],
  onPlay: fn(),
  onPause: fn(),
  onStep: fn(),
  onRate: fn(),
  onVoice: fn(),
  onClose: fn(),
};

/** The sentence that is read aloud is marked, and its voice can be set. */
export const Listening = meta.story({
  args: { listening: open, spoken: { roundId: 'r-1', block: 2, start: 80, end: 134 } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByText('You smell it before Suyin does, or before she says so.')).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(open.onPause).toHaveBeenCalledOnce();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '2');
    await expect(open.onRate).toHaveBeenCalledWith(2);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Voice' }), 'Ada');
    await expect(open.onVoice).toHaveBeenCalledWith('v-1');
  },
});

/** No voice speaks the language of the book, and that is said. */
export const NoVoice = meta.story({
  tags: ['no-look'],
  args: { listening: { kind: 'no-voice', onClose: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/no voice for the language of this book/);
  },
});

/** A way that the play has left: to go on here, or back to where it stands. */
export const OtherWay = meta.story({
  tags: ['no-look'],
  args: {
    initialPlace: atDecision,
    standing: { kind: 'older', onPlayOn: fn(), isPlayingOn: false, currentHref: '/en-US/elsewhere' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue from here' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Answer the cough/ })).not.toBeInTheDocument();
  },
});

/** Arabic: Naskh, no drop cap, and the next page lies to the left. */
export const Arabic = meta.story({
  args: { story: arabicNovel, rounds: arabicRounds, shownId: 'r-1', style: { ...pages, paper: 'day' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('dir', 'rtl');
    await counted(canvas, /^1 of [2-9]$/);
    await userEvent.keyboard('{ArrowLeft}');
    await counted(canvas, /^2 of \d+$/);
  },
});

/** Chinese: drawn in by two, no italics, strict line breaks. */
export const Chinese = meta.story({
  args: {
    story: chineseNovel,
    rounds: chineseRounds,
    shownId: 'r-1',
    initialPlace: { roundId: 'r-1', block: 0, part: 0 },
  },
  play: async ({ canvas }) => {
    const paragraph = canvas.getByText(/^六次闪光/);
    const { fontSize, textIndent } = getComputedStyle(paragraph);
    await expect(Number.parseFloat(textIndent)).toBeCloseTo(2 * Number.parseFloat(fontSize), 0);
    await expect(getComputedStyle(canvas.getByText(/^1926年/)).fontStyle).toBe('normal');
  },
});
