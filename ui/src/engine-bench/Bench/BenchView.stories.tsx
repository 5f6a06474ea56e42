import { expect, fn, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { Column } from '../Column/Column';
import { answered, drawn, drawing, engines, idle, scores, startAddress } from '../fixtures/columns';
import type { BenchColumn } from '../model';
import { BenchView, type BenchViewProps } from './BenchView';

const acts = { onEngine: fn(), onValue: fn(), onVote: fn(), onCopy: fn(), onKeep: fn() };

const columnsOf = (columns: readonly BenchColumn[]) =>
  columns.map((column, index) => (
    <Column key={index} index={index} column={column} engines={engines} vote="open" canVote={false} {...acts} />
  ));

const compared: Pick<BenchViewProps, 'kind' | 'tabs' | 'wishes'> = {
  kind: 'text',
  tabs: [
    { kind: 'text', href: '#text' },
    { kind: 'image', href: '#image' },
    { kind: 'video', href: '#video' },
  ],
  wishes: {
    system: 'You are Maren Vale, keeper of the light. Answer in two sentences.',
    prompt: 'Who lights it when you are ill?',
    seed: '41',
    count: '2',
    isBlind: false,
  },
};

const meta = preview.meta({
  title: 'Engine bench/Bench',
  component: BenchView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    ...compared,
    hasModel: true,
    onWishes: fn(),
    onNewSeed: fn(),
    isRunning: false,
    isTried: false,
    onRun: fn(),
    onStop: fn(),
    tally: scores,
    children: columnsOf([answered, { ...answered, engineId: 'offline', values: {}, exchanges: [] }]),
  },
});

const english = { locale: 'en-US' } as const;

/** The controls. */
export const Playground = meta.story({ tags: ['!test', 'no-look'] });

/** Two engines that have answered. */
export const Compared = meta.story();

/** Four columns while they run; they can be stopped. */
export const Running = meta.story({
  tags: ['one-look'],
  globals: english,
  args: {
    isRunning: true,
    wishes: { system: '', prompt: 'Who lights it?', seed: '41', count: '4', isBlind: true },
    children: columnsOf(
      [1, 2, 3, 4].map(() => ({ ...idle, run: { state: 'running', share: null, place: null } }) as const),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalled();
  },
});

/** A server without a model: it says so. */
export const WithoutModel = meta.story({
  tags: ['one-look'],
  args: { hasModel: false, kind: 'video', tally: [], children: columnsOf([idle]) },
});

/** A run was asked for without a prompt, and with a seed that is none. */
export const Missing = meta.story({
  tags: ['no-look'],
  globals: english,
  args: {
    isTried: true,
    wishes: { system: '', prompt: ' ', seed: '-1', count: '1', isBlind: false },
    children: columnsOf([idle]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Write a prompt first')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Seed, the same for all' })).toBeInvalid();
    await userEvent.click(canvas.getByRole('radio', { name: '3' }));
    await expect(args.onWishes).toHaveBeenCalledWith({ count: '3' });
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await expect(args.onNewSeed).toHaveBeenCalled();
  },
});

const slot = { address: null, isUploading: false, problem: undefined } as const;

/** Engines that draw after a picture, and only where the mask is white. */
export const FromAPicture = meta.story({
  globals: english,
  args: {
    kind: 'image',
    tally: [],
    start: {
      slots: { reference: { ...slot, address: startAddress }, mask: { ...slot, problem: 'wrong-type' } },
      onFile: fn(),
      onRemove: fn(),
    },
    children: <Column index={0} column={drawn} engines={drawing} vote="open" canVote={false} {...acts} />,
  },
  play: async ({ args, canvas, userEvent }) => {
    const reference = within(canvas.getByRole('group', { name: 'Start from a picture' }));
    await expect(reference.getByRole('img', { name: 'Start from a picture' })).toBeVisible();
    await userEvent.click(reference.getByRole('button', { name: 'Remove' }));
    await expect(args.start?.onRemove).toHaveBeenCalledWith('reference');
    const mask = within(canvas.getByRole('group', { name: 'Mask' }));
    await expect(mask.getByRole('alert')).toHaveTextContent('cannot be read as a picture');
    const file = new File(['…'], 'mask.png', { type: 'image/png' });
    await userEvent.upload(mask.getByLabelText('Mask', { selector: 'input' }), file);
    await expect(args.start?.onFile).toHaveBeenCalledWith('mask', file);
  },
});
