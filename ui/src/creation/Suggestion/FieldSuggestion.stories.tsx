import { expect, fn } from 'storybook/test';

import { unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import type { SuggestionHunk, SuggestionShown } from '../../authoring/Suggestion/model';
import { FieldSuggestion, type FieldSuggestionProps } from './FieldSuggestion';

const before =
  'Maren Vale, thirty-four, keeps the light on Skerry, which is an island twice a day. She is very careful and she counts things: steps, swells, boats, the seconds between two flashes. Seven boats went out on the night her father died. She has kept two cups on the table ever since, and does not explain the second.';

const hunkOf = (old: string, after: string): SuggestionHunk => {
  const from = before.indexOf(old);
  return { from, to: from + old.length, before: old, after };
};

const tightened: SuggestionShown = {
  kind: 'text',
  before,
  hunks: [
    hunkOf('which is an island', 'an island'),
    hunkOf('She is very careful and she counts things:', 'She counts:'),
    hunkOf(
      'She has kept two cups on the table ever since, and does not explain the second.',
      'Two cups have stood on the table since. She does not explain the second.',
    ),
  ],
  tokens: { before: 412, after: 371 },
};

const entry = (after: string, reader?: string): SuggestionHunk => ({
  from: 0,
  to: 0,
  before: '',
  after,
  ...(reader === undefined ? {} : { reader }),
});

const args: FieldSuggestionProps = {
  act: 'tighten',
  source: 'model',
  shown: tightened,
  points: 2,
  language: 'en-US',
  onDecide: fn(),
  onStop: fn(),
  onAgain: fn(),
  isBusy: false,
};

const meta = preview.meta({
  title: 'Creation/Suggestion',
  component: FieldSuggestion,
  parameters: { layout: 'padded' },
  args,
});

const english = { locale: 'en-US' } as const;

/** Three changes; the first one is accepted, the others wait. */
export const Tightened = meta.story({
  play: async ({ args: { onDecide }, canvas, userEvent }) => {
    const [accept] = canvas.getAllByRole('button', { pressed: false });
    if (accept !== undefined) await userEvent.click(accept);
    await expect(accept).toHaveAttribute('aria-pressed', 'true');
    await expect(onDecide).not.toHaveBeenCalled();
  },
});

/** Changes are decided one by one with the keyboard; the last one sends the decision. */
export const DecidedOneByOne = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ args: { onDecide }, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Accept change 1 of 3' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reject change 2 of 3' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onDecide).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept change 3 of 3' }));
    await expect(onDecide).toHaveBeenLastCalledWith([0, 2]);
  },
});

/** All at once; what is decided already stays so. */
export const AllAtOnce = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ args: { onDecide }, canvas, userEvent }) => {
    await expect(canvas.getByText(/3 changes, 412 to 371 tokens/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject change 2 of 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the rest' }));
    await expect(onDecide).toHaveBeenLastCalledWith([0, 2]);
  },
});

/** Nothing of it is wanted. */
export const RejectedAll = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ args: { onDecide }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject all' }));
    await expect(onDecide).toHaveBeenLastCalledWith('none');
  },
});

/** Three greetings to add, without a model; the second is not wanted. */
export const Greetings = meta.story({
  args: {
    act: 'greetings',
    source: 'templates',
    points: 0,
    shown: {
      kind: 'entries',
      tokens: 58,
      hunks: [
        entry('“Mind the fourth step. It counts as two.”'),
        entry('“You came by the causeway. Then you know when you can leave, and it is not tonight.”'),
        entry(`*She does not turn round.* ${unbrokenWord}`),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [, , , reject] = canvas.getAllByRole('button', { pressed: false });
    if (reject !== undefined) await userEvent.click(reject);
  },
});

/** What a reader says and what the character answers. */
export const Exchanges = meta.story({
  args: {
    act: 'example-dialogue',
    points: 1,
    shown: {
      kind: 'entries',
      tokens: 44,
      hunks: [
        entry('“It came with the house.” *She moves it an inch to the left.*', 'Who is the second cup for?'),
        entry('“Seven. And then a gap.”', 'How many boats?'),
      ],
    },
  },
});

/** Entries of the lorebook, each with its keys. */
export const Lore = meta.story({
  args: {
    act: 'lore-from-text',
    source: 'templates',
    points: 0,
    shown: {
      kind: 'entries',
      tokens: 33,
      hunks: [
        {
          ...entry('Stalls on planks over the tide. Nobody sells salt there any more.'),
          name: 'The Saltmarket',
          keys: ['Saltmarket', 'salt'],
        },
        { ...entry('The customs officer who never found a barrel.'), name: unbrokenWord, keys: ['Berto'] },
      ],
    },
  },
});

/** Rules find nothing in a text. */
export const NoEntries = meta.story({
  tags: ['no-look'],
  globals: english,
  args: {
    act: 'lore-from-text',
    source: 'templates',
    points: 0,
    onAgain: null,
    shown: { kind: 'failed', failure: 'unchanged' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/No headings, terms or names were found/);
  },
});

/** A text for an empty field. */
export const Filled = meta.story({
  tags: ['no-look'],
  globals: english,
  args: {
    act: 'fill-blanks',
    source: 'templates',
    points: 0,
    shown: {
      kind: 'text',
      before: '',
      hunks: [{ from: 0, to: 0, before: '', after: 'Dry, exact, slow to trust.' }],
      tokens: { before: 0, after: 8 },
    },
  },
  play: async ({ args: { onDecide }, canvas, userEvent }) => {
    await expect(canvas.getByText(/Free, no model/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept change 1 of 1' }));
    await expect(onDecide).toHaveBeenLastCalledWith('all');
  },
});

/** Being written, and it can be stopped. */
export const Writing = meta.story({
  args: { shown: { kind: 'writing' } },
  play: async ({ args: { onStop }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onStop).toHaveBeenCalledOnce();
  },
});

/** The field was changed since: it cannot be applied. */
export const Stale = meta.story({
  args: { shown: { kind: 'stale' } },
  play: async ({ args: { onAgain, onDecide }, canvas, userEvent }) => {
    const [dismiss, again] = canvas.getAllByRole('button');
    if (again !== undefined) await userEvent.click(again);
    await expect(onAgain).toHaveBeenCalledOnce();
    if (dismiss !== undefined) await userEvent.click(dismiss);
    await expect(onDecide).toHaveBeenLastCalledWith('none');
  },
});

/** The model did not answer; the answer was refused; there is nothing to change. */
export const Failed = meta.story({
  render: (props: FieldSuggestionProps) => (
    <>
      {(['unavailable', 'refused', 'busy', 'unusable', 'empty', 'stopped'] as const).map((failure) => (
        <FieldSuggestion key={failure} {...props} shown={{ kind: 'failed', failure }} />
      ))}
      <FieldSuggestion
        {...props}
        act="remove-repeats"
        onAgain={null}
        shown={{ kind: 'failed', failure: 'unchanged' }}
      />
    </>
  ),
});

/** The decision is on its way. */
export const Deciding = meta.story({
  tags: ['no-look'],
  args: { isBusy: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

/** A long text: what stays is shown by its ends. */
export const LongText = meta.story({
  tags: ['no-look'],
  args: {
    shown: {
      kind: 'text',
      before: `${before.repeat(4)} The end.`,
      hunks: [{ from: before.length * 4 + 1, to: before.length * 4 + 4, before: 'The', after: 'An' }],
      tokens: { before: 300, after: 300 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ … /)).toBeVisible();
  },
});

/** Arabic, right to left: the changes stand in the order in which they are read. */
export const InArabic = meta.story({
  tags: ['no-look'],
  globals: { locale: 'ar-SA' },
  args: {
    language: 'ar-SA',
    shown: {
      kind: 'text',
      before: 'ليلى تحرس المنارة وتعدّ السفن كل ليلة.',
      hunks: [{ from: 10, to: 17, before: 'المنارة', after: 'الضوء' }],
      tokens: { before: 18, after: 17 },
    },
  },
});
