import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { awake } from '../../content/fixtures/characters';
import { inColumn } from '../fixtures/frames';
import { CastPicker, type CastPickerProps } from './CastPicker';

const args: CastPickerProps = {
  chosen: [],
  onChange: fn(),
  query: '',
  onQuery: fn(),
  result: { state: 'found', characters: awake },
  onRetry: fn(),
  isMissing: false,
  most: 2,
};

const meta = preview.meta({
  title: 'Rooms/Cast picker',
  component: CastPicker,
  args,
  decorators: [inColumn],
});

function Choosing(props: CastPickerProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return <CastPicker {...props} chosen={chosen} onChange={setChosen} />;
}

/** As many as fit are chosen: the others cannot be, until one is put back. */
export const Full = meta.story({
  globals: { locale: 'en-US' },
  render: (props) => <Choosing {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Nkiru Obi/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Hana Mizuki/, pressed: false }));
    await expect(canvas.getByRole('button', { name: /Bram Ashdown/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Hana Mizuki' }));
    await expect(canvas.getByRole('button', { name: /Bram Ashdown/ })).toBeEnabled();
  },
});

/** The search failed; it can be repeated. */
export const Failed = meta.story({
  tags: ['no-look'],
  args: { result: { state: 'failed' } },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** Sent without a character. */
export const Missing = meta.story({
  tags: ['no-look'],
  args: { isMissing: true, result: { state: 'found', characters: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeVisible();
  },
});
