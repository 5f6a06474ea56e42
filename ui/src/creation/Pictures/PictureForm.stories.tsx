import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { longText, unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { drawnPictures, formArgs } from '../fixtures/picture-args';
import type { PictureEngineValue, PictureFormProps } from './picture-model';
import { PictureForm } from './PictureForm';

const model: PictureEngineValue = {
  by: 'model',
  model: 'dreamshaper-8',
  canLeaveOut: true,
  canExpress: false,
  canStart: true,
  canStrength: true,
  sizes: [
    { width: 768, height: 1024 },
    { width: 1024, height: 1024 },
  ],
  loras: [
    { loraId: 'harbour-light', name: 'Harbour light', weight: 0.8, isChosen: true },
    { loraId: 'ink-wash', name: 'Ink wash', weight: 0.65, isChosen: false },
    { loraId: 'old-map', name: 'Old map', weight: 1, isChosen: false },
  ],
};

const starts = drawnPictures(3).map(({ address, pictureId }, index) => ({
  startId: index === 0 ? 'portrait' : pictureId,
  address,
  isPortrait: index === 0,
}));

const meta = preview.meta({
  title: 'Creation/Pictures/Form',
  component: PictureForm,
  parameters: { layout: 'padded' },
  args: formArgs,
  render: function Writing(props: PictureFormProps) {
    const [wishes, setWishes] = useState(props.wishes);
    return (
      <PictureForm
        {...props}
        wishes={wishes}
        onWishes={(changes) => {
          setWishes({ ...wishes, ...changes });
          props.onWishes(changes);
        }}
      />
    );
  },
});

const english = { locale: 'en-US' } as const;

/** Our drawn parts: no model, free. */
export const FromParts = meta.story({});

/** A model with everything that one can offer, at its price. */
export const ByModel = meta.story({
  args: {
    engine: model,
    wishes: { ...formArgs.wishes, negative: 'text, watermark', count: 6, start: 'portrait' },
    starts,
    price: { points: 72, isLacking: false },
  },
});

/** Too few points for four: said with the way to more. It can be tried, for there may be more by now. */
export const InsufficientPoints = meta.story({
  args: {
    engine: { ...model, canLeaveOut: false, canStart: false, loras: [], sizes: model.sizes.slice(0, 1) },
    wishes: { ...formArgs.wishes, count: 4 },
    price: { points: 48, isLacking: true },
    balance: 7,
  },
});

/** Words of which the server does not want a picture. */
export const Refused = meta.story({ args: { engine: { ...model, canStart: false, loras: [] }, problem: 'prompt' } });

/** More than fits, without a break. */
export const TooLong = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { wishes: { ...formArgs.wishes, prompt: `${unbrokenWord} ${longText}. `.repeat(20) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/too many/);
    await expect(canvas.getByRole('button', { name: /^Draw 3 pictures/ })).toBeDisabled();
  },
});

/** How many: by the arrow keys, up to six; the button says it with the price. */
export const Asking = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { engine: model, price: { points: 36, isLacking: false }, onDraw: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: '3' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onWishes).toHaveBeenLastCalledWith({ count: 4 });
    await userEvent.click(canvas.getByRole('button', { name: 'Ink wash 0.65' }));
    await expect(args.onLora).toHaveBeenLastCalledWith('ink-wash');
    await userEvent.click(canvas.getByRole('button', { name: 'Draw 4 pictures 36 points' }));
    await expect(args.onDraw).toHaveBeenCalledOnce();
  },
});

/** One of nine faces, or what the words say; chosen once more, it is left to the words. */
export const Expressions = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { wishes: { ...formArgs.wishes, expression: null } },
  play: async ({ args, canvas, userEvent }) => {
    const chips = within(canvas.getByRole('group', { name: 'Expression' })).getAllByRole('button');
    await expect(chips).toHaveLength(9);
    const laughing = canvas.getByRole('button', { name: 'Laughing' });
    await userEvent.click(laughing);
    await expect(args.onWishes).toHaveBeenLastCalledWith({ expression: 'laughing' });
    await expect(laughing).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(laughing);
    await expect(args.onWishes).toHaveBeenLastCalledWith({ expression: null });
  },
});

/** A picture to start from: by the arrow keys, how much of it may change, and one more from a file. */
export const StartingFrom = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { engine: model, starts, onStartFile: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radiogroup', { name: 'How much may change' })).toBeNull();
    canvas.getByRole('radio', { name: 'None' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onWishes).toHaveBeenLastCalledWith({ start: 'portrait' });
    await expect(canvas.getByRole('radio', { name: 'The portrait as it is now' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'A little' }));
    await expect(args.onWishes).toHaveBeenLastCalledWith({ change: 'little' });
    const file = new File(['picture'], 'start.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Picture of the character'), file);
    await expect(args.onStartFile).toHaveBeenCalledWith(file);
  },
});

/** Without words nothing is drawn, and without a price neither. */
export const NotReady = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { wishes: { ...formArgs.wishes, prompt: ' ', count: 1 }, price: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Draw 1 picture' })).toBeDisabled();
  },
});

/** Every other reason why nothing was begun says what to do, and that it was free. */
export const OtherProblems = meta.story({
  tags: ['no-look'],
  globals: english,
  render: (props) => (
    <>
      {(['card', 'mature-here', 'mature-mode', 'commands', 'unsupported', 'too-many', 'busy', 'failed'] as const).map(
        (problem) => (
          <PictureForm key={problem} {...props} problem={problem} />
        ),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    const alerts = canvas.getAllByRole('alert').map(({ textContent }) => textContent);
    await expect(new Set(alerts).size).toBe(8);
    for (const alert of alerts) await expect(alert).toMatch(/Nothing was charged\.$/);
  },
});
