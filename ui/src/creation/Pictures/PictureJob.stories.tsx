import { expect, fn, within } from 'storybook/test';

import { unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { drawnPictures, job, jobArgs, prompt } from '../fixtures/picture-args';
import { DeletedPictures } from './DeletedPictures';
import type { PictureFailure, PictureJobValue } from './picture-model';
import { PictureJob } from './PictureJob';
import { PictureList } from './PictureList';

const meta = preview.meta({
  title: 'Creation/Pictures/Job',
  component: PictureJob,
  parameters: { layout: 'padded' },
  args: jobArgs,
});

const english = { locale: 'en-US' } as const;
const failed = (failure: PictureFailure, changes: Partial<PictureJobValue> = {}): PictureJobValue => ({
  ...job,
  state: { kind: 'failed', failure },
  pictures: [],
  charged: 0,
  ...changes,
});

/** Three to choose from; one of them is the portrait. */
export const Done = meta.story({ args: { onDelete: fn() } });

/** Drawn parts that can move, for nothing; one film costs points elsewhere. */
export const CanMove = meta.story({
  args: {
    job: { ...job, by: 'composed', pictures: drawnPictures(3, 1).map((picture) => ({ ...picture, canMove: true })) },
    onMove: fn(),
    movePrice: { points: 40, isLacking: false },
  },
  globals: english,
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /Make it move/ });
    await expect(first).toHaveTextContent('40');
    if (first !== undefined) await userEvent.click(first);
    await expect(args.onMove).toHaveBeenCalledWith('pic-0');
  },
});

/** A film of one picture, which is put together from drawn parts: there is no other one. */
export const FilmDone = meta.story({
  args: {
    job: {
      ...job,
      isFilm: true,
      by: 'composed',
      model: null,
      count: 1,
      held: 0,
      charged: 0,
      pictures: drawnPictures(1).map((picture) => ({
        ...picture,
        film: { address: picture.address, type: 'image/webp' },
      })),
    },
    onAgain: undefined,
    onDelete: fn(),
  },
});

/** A film on its way. */
export const Filming = meta.story({
  args: {
    job: {
      ...job,
      isFilm: true,
      count: 1,
      held: 40,
      state: { kind: 'drawing', share: 0.4, preview: null },
      pictures: [],
    },
  },
});

/** Waiting, with the place and what is set aside. */
export const Queued = meta.story({
  args: { job: { ...job, state: { kind: 'queued', place: 4 }, pictures: [], charged: 0 } },
});

/** One is there, the second is on its way and can be seen, the third is missing. */
export const Drawing = meta.story({
  args: {
    job: {
      ...job,
      state: { kind: 'drawing', share: 0.62, preview: drawnPictures(3)[2]?.address ?? null },
      pictures: drawnPictures(1),
      charged: 0,
    },
  },
});

/** From our drawn parts, and the connection is gone. */
export const Reconnecting = meta.story({
  args: {
    job: {
      ...job,
      by: 'composed',
      model: null,
      state: { kind: 'drawing', share: null, preview: null },
      pictures: [],
      held: 0,
      charged: 0,
      isReconnecting: true,
    },
  },
});

/** Stopped after the first, a failed one with its points back, and one that was deleted. */
export const Ends = meta.story({
  render: (props) => (
    <PictureList>
      <PictureJob
        key="stopped"
        {...props}
        job={{ ...job, jobId: 'gen-2', state: { kind: 'stopped' }, pictures: drawnPictures(1), charged: 12 }}
        onDelete={fn()}
      />
      <PictureJob key="failed" {...props} job={failed('stalled')} onDelete={fn()} />
      <DeletedPictures key="deleted" count={3} onUndo={fn()} />
    </PictureList>
  ),
});

/** The words that were sent are there letter by letter, however long. */
export const Sent = meta.story({
  args: { job: { ...job, prompt: `${prompt} ${unbrokenWord.repeat(4)}`, negative: unbrokenWord } },
  globals: english,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What was sent'));
    await expect(canvas.getByText(args.job.prompt)).toBeVisible();
    await expect(canvas.getByText('Seed 41')).toBeVisible();
  },
});

/** One is chosen, all are asked for again, all are deleted. */
export const Acts = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { onDelete: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('listitem');
    if (first === undefined) throw new Error('No picture');
    await userEvent.click(within(first).getByRole('button', { name: 'Use this' }));
    await expect(args.onUse).toHaveBeenLastCalledWith('pic-0');
    const chosen = canvas.getByRole('button', { name: 'Portrait' });
    await expect(chosen).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(chosen);
    await expect(args.onUse).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Draw others 36 points' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

/** What is under way can be stopped. */
export const Stopping = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { job: { ...job, state: { kind: 'drawing', share: 0.2, preview: null }, pictures: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.2');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

const failures: readonly PictureFailure[] = [
  'busy',
  'refused',
  'stalled',
  'broken',
  'lost',
  'unavailable',
  'interrupted',
  'full',
];

/** Each failure has words of its own, and says that it cost nothing. */
export const Failures = meta.story({
  tags: ['no-look'],
  globals: english,
  render: (props) => (
    <PictureList>
      {failures.map((failure) => (
        <PictureJob key={failure} {...props} job={failed(failure)} />
      ))}
    </PictureList>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(new Set(said).size).toBe(failures.length);
    await expect(canvas.getAllByText('Nothing was charged.')).toHaveLength(failures.length);
  },
});

/** Nothing was drawn yet. */
export const None = meta.story({
  tags: ['no-look'],
  globals: english,
  render: () => <PictureList>{[]}</PictureList>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your pictures will appear here/)).toBeVisible();
  },
});
