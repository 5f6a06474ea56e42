import { useState } from 'react';
import { expect, type within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { TextList } from './TextList';

function Greetings() {
  const [value, setValue] = useState<readonly string[]>(['The lamp goes out', 'The boat comes', 'Nobody comes']);
  return (
    <TextList
      label="Greetings"
      hint="What they say first."
      value={value}
      onChange={setValue}
      reader="both"
      limit={200}
      most={4}
      language="en-US"
    />
  );
}

const meta = preview.meta({
  title: 'Creation/EntryList',
  component: Greetings,
  tags: ['no-look'],
  globals: { locale: 'en-US' },
});

const textsOf = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('textbox').map((box: HTMLElement) => (box instanceof HTMLTextAreaElement ? box.value : ''));

/** An entry is removed, another is written in, and Undo brings the first back to its place, with the focus in it. */
export const Removed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove number 2' }));
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Entry removed');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number 1' }), ' at last');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(textsOf(canvas)).toEqual(['The lamp goes out at last', 'The boat comes', 'Nobody comes']);
    await expect(canvas.getByRole('textbox', { name: 'Number 2' })).toHaveFocus();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

/** Once another entry is added, the one that was removed is gone. */
export const AddedSince = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove number 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await userEvent.keyboard('A storm');
    await expect(textsOf(canvas)).toEqual(['The lamp goes out', 'The boat comes', 'A storm']);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});
