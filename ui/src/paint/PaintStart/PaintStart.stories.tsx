import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { after, before } from '../fixtures/painted';
import { PaintStart, type PaintStartProps } from './PaintStart';

const meta = preview.meta({
  title: 'Paint/Start',
  component: PaintStart,
  parameters: { layout: 'fullscreen' },
  args: {
    choices: [
      { choiceId: 'cdf-1', name: 'Tomás Brava', address: before },
      { choiceId: 'cdf-2', name: 'نور الساحل', address: after },
      { choiceId: 'cdf-3', name: '', address: undefined },
    ],
    onChoose: fn(),
    choosing: undefined,
    onDraw: fn(),
    onContinue: undefined,
    onFile: fn(),
    isUploading: false,
    problem: undefined,
  } satisfies PaintStartProps,
  render: (props: PaintStartProps) => <PaintStart {...props} />,
});

/** A file, a drawn portrait, or one of the visitor’s characters. */
export const WithCharacters = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tomás Brava' }));
    await expect(args.onChoose).toHaveBeenCalledWith('cdf-1');
  },
});

/** A visitor without characters, whose file was too large. */
export const TooLarge = meta.story({ tags: ['no-look'], args: { choices: [], problem: 'too-large' } });
