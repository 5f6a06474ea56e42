import { useRef, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { FileInput } from './FileInput';

function Choice(props: Omit<ComponentProps<typeof FileInput>, 'ref'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="image" onClick={() => input.current?.click()}>
        Choose a picture
      </Button>
      <FileInput {...props} ref={input} />
    </>
  );
}

const meta = preview.meta({
  title: 'Primitives/FileInput',
  component: FileInput,
  tags: ['no-look'],
  args: { accept: 'image/png', label: 'Picture', multiple: false, onFile: fn(), ref: null },
  render: ({ accept, label, multiple, onFile }) => (
    <Choice accept={accept} label={label} multiple={multiple ?? false} onFile={onFile} />
  ),
});

/** Try choosing a file by the button. */
export const Playground = meta.story({ tags: ['!test'] });

/** The chosen file is handed on, and can be chosen again. */
export const Chosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['picture'], 'lamp.png', { type: 'image/png' });
    const input = canvas.getByLabelText('Picture');
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await expect(args.onFile).toHaveBeenLastCalledWith(file);
  },
});
