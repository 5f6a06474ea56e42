import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { faultySource } from '../fixtures/ink';
import { InkSource, type InkSourceProps } from './InkSource';

const args: InkSourceProps = {
  source: faultySource,
  onSource: fn(),
  included: [],
  onFiles: fn(),
  checking: false,
  onCheck: fn(),
  failure: null,
};

const meta = preview.meta({
  title: 'Ink/Source',
  component: InkSource,
  render: (props: InkSourceProps) => <InkSource {...props} />,
  args,
});

const file = new File(['Hello.'], 'hello.ink', { type: 'text/plain' });

/** A text stands in the box, and can be looked through. */
export const Written = meta.story({
  play: async ({ args: given, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the story' }));
    await expect(given.onCheck).toHaveBeenCalled();
  },
});

/** A file is chosen, or dropped anywhere on the place; an empty box cannot be looked through. */
export const Files = meta.story({
  tags: ['no-look'],
  args: { source: '' },
  play: async ({ args: given, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Check the story' })).toBeDisabled();
    await userEvent.upload(canvas.getByLabelText('File with a story in ink'), file);
    await expect(given.onFiles).toHaveBeenCalledWith([file]);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const place = canvas.getByRole('region', { name: 'Import ink' });
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(given.onFiles).toHaveBeenCalledTimes(2));
  },
});

/** A story in several files: the main one is in the box, the others are named. */
export const Several = meta.story({
  tags: ['no-look'],
  args: { included: ['quay.ink', 'words.ink'] },
  play: async ({ args: given, canvas, userEvent }) => {
    await expect(canvas.getByText('quay.ink, words.ink')).toBeVisible();
    const other = new File(['Quay.'], 'quay.ink', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText('File with a story in ink'), [file, other]);
    await expect(given.onFiles).toHaveBeenCalledWith([file, other]);
  },
});

/** All files of a story in one archive. */
export const Archive = meta.story({
  tags: ['no-look'],
  args: { source: '', failure: 'bad-archive' },
  play: async ({ args: given, canvas, userEvent }) => {
    const archive = new File(['PK'], 'ferry.zip', { type: 'application/zip' });
    await userEvent.upload(canvas.getByLabelText('File with a story in ink'), archive);
    await expect(given.onFiles).toHaveBeenCalledWith([archive]);
    await expect(canvas.getByRole('alert')).toHaveTextContent('This .zip could not be read.');
  },
});

/** It is being read. */
export const Checking = meta.story({
  tags: ['no-look'],
  args: { checking: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Checking' })).toBeDisabled();
  },
});

/** It did not arrive; the text stays. */
export const Failed = meta.story({
  tags: ['no-look'],
  args: { failure: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/your text is still here/);
  },
});
