import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { OwnMove } from './OwnMove';

const meta = preview.meta({
  title: 'Play/Own move',
  component: OwnMove,
  parameters: { layout: 'padded' },
  args: {
    price: 8,
    isAside: false,
    isLacking: false,
    isRefused: false,
    isPending: false,
    isOn: true,
    onType: fn(() => Promise.resolve(true)),
  },
});

/** In a story that a model tells, the words are something that the reader does, says, or tells. */
export const Told = meta.story({
  play: async ({ args: { onType }, canvas, userEvent }) => {
    const [, say] = canvas.getAllByRole('radio');
    await userEvent.click(say ?? document.body);
    await expect(say).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox'), 'Is anyone there?{Enter}');
    await expect(onType).toHaveBeenLastCalledWith('Is anyone there?', 'say');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
});

/** In an author's story, the words change nothing, and say so before they are paid for. */
export const Aside = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { isAside: true },
  play: async ({ args: { onType }, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText(/It does not change what can be won/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'I hum.{Enter}');
    await expect(onType).toHaveBeenLastCalledWith('I hum.');
  },
});

/** What was sent is not allowed: the words stay. */
export const Refused = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { isRefused: true, keptWords: { initial: 'What was refused.', onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This text is not allowed here.');
    await expect(canvas.getByRole('textbox')).toHaveValue('What was refused.');
  },
});
