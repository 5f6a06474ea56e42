import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { drawnPictures } from '../fixtures/picture-args';
import type { PictureUploadProps } from './picture-model';
import { PictureUpload } from './PictureUpload';
import { WornPicture } from './WornPicture';

const [worn] = drawnPictures(1);
const takeOff = fn();

const meta = preview.meta({
  title: 'Creation/Pictures/Upload',
  component: PictureUpload,
  parameters: { layout: 'padded' },
  args: {
    pictures: [],
    onFile: fn(),
    onUse: fn(),
    isUploading: false,
    problem: undefined,
  } satisfies PictureUploadProps,
  render: (props: PictureUploadProps) => <PictureUpload {...props} />,
});

const english = { locale: 'en-US' } as const;

/** Two were brought; one is the portrait. */
export const Brought = meta.story({
  args: { pictures: drawnPictures(2, 0) },
  render: (props) => (
    <>
      <WornPicture address={worn?.address ?? ''} onTakeOff={takeOff} />
      <br />
      <PictureUpload {...props} />
    </>
  ),
});

/** A file that is no picture. */
export const NotTaken = meta.story({ args: { problem: 'wrong-type' } });

/** A file is chosen and handed over; nothing is worn by that alone. */
export const Choosing = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['picture'], 'me.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Picture of the character'), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
    await expect(args.onUse).not.toHaveBeenCalled();
  },
});

/** The way back to the drawn portrait. */
export const TakenOff = meta.story({
  tags: ['no-look'],
  globals: english,
  render: () => <WornPicture address={worn?.address ?? ''} onTakeOff={takeOff} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the drawn portrait' }));
    await expect(takeOff).toHaveBeenCalledOnce();
  },
});

/** Each reason why a file was not taken has words of its own. */
export const OtherProblems = meta.story({
  tags: ['no-look'],
  globals: english,
  render: (props) => (
    <>
      {(['too-large', 'full', 'not-allowed', 'failed'] as const).map((problem) => (
        <PictureUpload key={problem} {...props} problem={problem} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('alert').map(({ textContent }) => textContent);
    await expect(new Set(said).size).toBe(4);
  },
});
