import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { NarrowColumn, expectWordsInside, longText, unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { OnSurfaces } from '../../../../.storybook/surfaces';
import { Chip } from './Chip';

const meta = preview.meta({
  title: 'Primitives/Chip',
  component: Chip,
  args: { selected: false, onClick: fn(), children: 'Sea and salt' },
});

/** Try it on and off. */
export const Playground = meta.story({ tags: ['!test', 'no-look'] });

/** On and off, short and long, side by side. */
export const AllStates = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Chip selected={false} onClick={fn()}>
        Mystery
      </Chip>
      <Chip selected onClick={fn()}>
        Slow burn
      </Chip>
      <Chip selected={false} onClick={fn()}>
        Stories told by the light of a lamp that somebody else has lit
      </Chip>
    </div>
  ),
});

/** A press chooses, a second press lets go; a screen reader hears which. */
export const Toggled = meta.story({
  tags: ['no-look'],
  render: function Toggling(args) {
    const [selected, select] = useState(args.selected);
    return <Chip {...args} selected={selected} onClick={() => select(!selected)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Sea and salt' });
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
});

/** On each surface a chip is told from its ground, chosen or not; a disabled one is dim. */
export const SeenOnEverySurface = meta.story({
  render: () => (
    <OnSurfaces>
      <Chip selected={false} onClick={fn()}>
        Mystery
      </Chip>
      <Chip selected onClick={fn()}>
        Slow burn
      </Chip>
      <Chip selected={false} disabled onClick={fn()}>
        Not yet
      </Chip>
    </OnSurfaces>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Mystery' })[0]).toHaveFocus();
  },
});

/** Long words wrap and an unbroken name breaks: nothing sticks out of the chip. */
export const LongWordsStayInside = meta.story({
  tags: ['no-look'],
  render: () => (
    <NarrowColumn>
      <Chip selected onClick={fn()}>
        {longText}
      </Chip>
      <Chip selected={false} onClick={fn()}>
        <bdi>{unbrokenWord}</bdi>
      </Chip>
    </NarrowColumn>
  ),
  play: async ({ canvas }) => expectWordsInside(canvas.getByTestId('column')),
});
