import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { longText, unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { drawnPicture } from '../fixtures/draw-portrait';
import { describeArgs, parts } from '../fixtures/look-args';
import type { LookStepProps } from '../model';
import { LookActions } from './LookActions';
import { LookStep } from './LookStep';

const meta = preview.meta({
  title: 'Creation/LookStep',
  component: LookStep,
  render: function Choosing(props: LookStepProps) {
    const [chosen, setChosen] = useState(props.parts);
    return (
      <LookStep
        {...props}
        parts={chosen}
        onParts={(next) => {
          setChosen(next);
          props.onParts(next);
        }}
      />
    );
  },
  args: { parts, onParts: fn(), pictureOf: drawnPicture, describe: describeArgs, onRoll: fn() },
});

/** A portrait that only the seed decides, and words of which nothing was understood. */
export const ByChance = meta.story({
  args: {
    parts: { seed: 'by-chance' },
    describe: {
      ...describeArgs,
      text: 'Something with wings',
      answer: { kind: 'drawn', understood: [], notDrawn: ['wings'] },
    },
  },
});

/** A description that is too long, parts switched off, long words not drawn, and a portrait that is not taken. */
export const DescriptionAtItsLimits = meta.story({
  args: {
    problem: { field: 'portrait', why: 'refused' },
    describe: {
      ...describeArgs,
      text: `${longText}. `.repeat(7),
      answer: {
        kind: 'drawn',
        understood: [
          { part: 'mood', words: unbrokenWord, isOn: true },
          { part: 'beard', words: 'beard', isOn: false },
        ],
        notDrawn: [unbrokenWord, 'wings', 'scar'],
      },
    },
  },
});

/** Parts are chosen with the arrow keys within a row, and by pointer. */
export const Choosing = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    const brass = canvas.getByRole('radio', { name: 'Brass' });
    await expect(brass).toBeChecked();
    brass.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onParts).toHaveBeenLastCalledWith({ ...parts, mood: 'paper' });
    await expect(canvas.getByRole('radio', { name: 'Paper' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tone 5 of 6' }));
    await expect(args.onParts).toHaveBeenLastCalledWith({ ...parts, mood: 'paper', skin: 'tone-5' });
    await userEvent.click(canvas.getByRole('radio', { name: 'In the hair' }));
    await expect(args.onParts).toHaveBeenLastCalledWith(expect.objectContaining({ flowers: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Roll: Hair' }));
    await expect(args.onRoll).toHaveBeenLastCalledWith('hairCut');
  },
});

/** The hair cuts are a long row: eight at first, the chosen one among them, and all on request. */
export const AllHairCuts = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { parts: { ...parts, hairCut: 'cut-30' } },
  play: async ({ canvas, userEvent }) => {
    const cuts = within(canvas.getByRole('radiogroup', { name: 'Hair' }));
    await expect(cuts.getAllByRole('radio')).toHaveLength(8);
    await expect(cuts.getByRole('radio', { name: 'Swept-back curls' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'All 32' }));
    await expect(cuts.getAllByRole('radio')).toHaveLength(32);
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer' }));
    await expect(cuts.getAllByRole('radio')).toHaveLength(8);
  },
});

/** What was understood can be switched off; the answer is announced. */
export const Understood = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'full beard' });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await expect(args.describe.onToggle).toHaveBeenLastCalledWith('beard');
    await expect(canvas.getByRole('status')).toHaveTextContent('There is no part for it yet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Draw from description' }));
    await expect(args.describe.onDraw).toHaveBeenCalledOnce();
  },
});

/** One word stands for two parts: each chip says for which. */
export const OneWordTwice = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    describe: {
      ...describeArgs,
      answer: {
        kind: 'drawn',
        understood: [
          { part: 'mood', words: 'rain', isOn: true },
          { part: 'place', words: 'rain', isOn: true },
          { part: 'beard', words: 'full beard', isOn: true },
        ],
        notDrawn: [],
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'full beard' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Place rain' }));
    await expect(args.describe.onToggle).toHaveBeenLastCalledWith('place');
  },
});

/** While the words are read the button waits. */
export const Drawing = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { describe: { ...describeArgs, answer: { kind: 'drawing' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Drawing/ })).toBeDisabled();
  },
});

/** The server did not answer: the portrait is as it was. */
export const DrawingFailed = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { describe: { ...describeArgs, answer: { kind: 'failed' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/could not be read/);
    await expect(canvas.getByRole('button', { name: 'Draw from description' })).toBeEnabled();
  },
});

const rollAll = fn();
const undo = fn();

/** Rolls every part; there is nothing to take back yet. */
export const Actions = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  render: () => <LookActions onRollAll={rollAll} onUndo={undo} canUndo={false} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Roll all' }));
    await expect(rollAll).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
});
