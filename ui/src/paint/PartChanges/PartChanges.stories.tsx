import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { PartChanges, type PartChangesProps } from './PartChanges';

const meta = preview.meta({
  title: 'Paint/Part changes',
  component: PartChanges,
  tags: ['no-look'],
  parameters: { layout: 'padded' },
  args: {
    parts: { seed: '41', garment: 'coat', expression: 'calm', mood: 'brass' },
    onParts: fn(),
  } satisfies PartChangesProps,
  render: (props: PartChangesProps) => <PartChanges {...props} />,
});

/** One part is chosen; all others stay. */
export const Changed = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Hair' })).toHaveDisplayValue('As it is');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Expression' }), 'Laughing');
    await expect(args.onParts).toHaveBeenCalledWith({ ...args.parts, expression: 'laughing' });
  },
});
