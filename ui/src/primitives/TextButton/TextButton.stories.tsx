import { expect, fn } from 'storybook/test';

import { NarrowColumn, expectWordsInside, longText, unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { OnSurfaces } from '../../../../.storybook/surfaces';
import { Icon } from '../Icon/Icon';
import { TextButton } from './TextButton';

const meta = preview.meta({
  title: 'Primitives/TextButton',
  component: TextButton,
  args: { children: 'Send again', onClick: fn() },
});

/** Try other words. */
export const Playground = meta.story({ tags: ['!test', 'no-look'] });

/** Readable on each surface, alone, with a sign and disabled; the first one shows the ring of the keyboard. */
export const ReadableOnEverySurface = meta.story({
  render: () => (
    <OnSurfaces>
      <TextButton>Send again</TextButton>
      <TextButton>
        <Icon name="retry" size="small" />
        Try again
      </TextButton>
      <TextButton disabled>In 30 seconds</TextButton>
    </OnSurfaces>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Send again' })[0]).toHaveFocus();
  },
});

/** A long label wraps within the line of text. */
export const LongLabelsStayInside = meta.story({
  tags: ['no-look'],
  render: () => (
    <NarrowColumn>
      <TextButton>{longText}</TextButton>
    </NarrowColumn>
  ),
  play: async ({ canvas }) => expectWordsInside(canvas.getByTestId('column')),
});

/** Enter and the space bar press it. */
export const PressedByKeys = meta.story({
  tags: ['no-look'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** A word without a break wraps on each surface, inside its button. */
export const Unbroken = meta.story({
  tags: ['no-look'],
  render: () => (
    <NarrowColumn>
      <OnSurfaces>
        <TextButton>{unbrokenWord}</TextButton>
        <TextButton disabled>{unbrokenWord}</TextButton>
      </OnSurfaces>
    </NarrowColumn>
  ),
  play: async ({ canvas }) => expectWordsInside(canvas.getByTestId('column')),
});
