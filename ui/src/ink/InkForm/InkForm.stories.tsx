import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { InkForm, type InkFormProps } from './InkForm';

function Filled({ draft: first, ...props }: InkFormProps) {
  const [draft, setDraft] = useState(first);
  return <InkForm {...props} draft={draft} onDraft={setDraft} />;
}

const untold: InkFormProps = {
  draft: { title: 'The Ferry That Waits', tagline: '', language: 'en-US', kind: 'dynamic', mature: false },
  onDraft: fn(),
  languages: ['en-US', 'zh-CN', 'ar-SA', 'fr-FR'],
  keeping: false,
  onKeep: fn(),
};

const meta = preview.meta({
  title: 'Ink/Form',
  component: InkForm,
  render: (props: InkFormProps) => <Filled {...props} />,
  args: untold,
});

/** It can be kept once it has a title and a line that says what it is. */
export const Filling = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const keep = canvas.getByRole('button', { name: 'Save this story' });
    await expect(keep).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Tagline'), 'It costs what you would miss least');
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'fr-FR');
    await userEvent.click(canvas.getByRole('radio', { name: 'As a novel' }));
    await userEvent.click(keep);
    await expect(args.onKeep).toHaveBeenCalled();
  },
});
