import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, fn } from 'storybook/test';

import { NarrowColumn, expectWordsInside, longText, unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { samples } from '../../../../.storybook/samples';
import { OnSurfaces } from '../../../../.storybook/surfaces';
import { SegmentedControl } from './SegmentedControl';

const meta = preview.meta({ title: 'Primitives/SegmentedControl', component: SegmentedControl });

const kinds = [
  { value: 'all', label: 'All stories' },
  { value: 'dynamic', label: 'Dynamic' },
  { value: 'novel', label: 'Novels' },
] as const;

type Kind = (typeof kinds)[number]['value'];

function KindControl() {
  const [kind, setKind] = useState<Kind>('all');
  return <SegmentedControl label="Kind of story" value={kind} onChange={setKind} options={kinds} />;
}

/** Choose with the pointer, with the arrow keys, or by the control below; two to four options. */
export const Playground = meta.story({
  tags: ['!test', 'no-look'],
  args: { label: 'Kind of story', value: 'all', options: kinds, onChange: fn() },
  argTypes: {
    value: { control: 'inline-radio', options: kinds.map(({ value }) => value) },
    options: samples({
      'Two options': kinds.slice(0, 2),
      'Three options': kinds,
      'Long words': kinds.map((kind) => ({ ...kind, label: `${kind.label} of a long evening` })),
    }),
  },
  render: function Choosing(args) {
    const [, change] = useArgs();
    const choose = (value: string) => {
      change({ value });
      args.onChange(value);
    };
    return <SegmentedControl {...args} onChange={choose} />;
  },
});

/** One of three is chosen. */
export const AllStates = meta.story({ render: () => <KindControl /> });

/** The arrow keys move the choice the way they point, round the end and back. */
export const MovedByArrowKeys = meta.story({
  tags: ['no-look'],
  render: () => <KindControl />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All stories' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Dynamic' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Novels' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Novels' })).toHaveFocus();
  },
});

/** In Arabic the next choice lies to the left. */
export const MovedByArrowKeysInArabic = meta.story({
  tags: ['no-look'],
  globals: { locale: 'ar-SA' },
  render: () => <KindControl />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Dynamic' })).toBeChecked();
  },
});

/** On each surface the group is told from its ground, and the chosen segment from the others. */
export const ChosenSeenOnEverySurface = meta.story({
  render: () => (
    <OnSurfaces>
      <KindControl />
    </OnSurfaces>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio', { name: 'All stories' })[0]).toHaveFocus();
  },
});

/** Segments that do not fit side by side take further lines, and an unbroken word breaks. */
export const LongSegmentsWrap = meta.story({
  tags: ['no-look'],
  render: () => (
    <NarrowColumn>
      <SegmentedControl
        label="Kind of story"
        value="all"
        onChange={fn()}
        options={[
          { value: 'all', label: longText },
          { value: 'dynamic', label: unbrokenWord },
          { value: 'novel', label: 'Novels' },
        ]}
      />
    </NarrowColumn>
  ),
  play: async ({ canvas }) => expectWordsInside(canvas.getByTestId('column')),
});
