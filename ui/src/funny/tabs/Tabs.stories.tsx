import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { heronPass } from '../../content/fixtures/books';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { drawnPicture } from '../../creation/fixtures/draw-portrait';
import type { PictureOf } from '../model';
import { AnotherEndingForm, type FinishedPlays } from './AnotherEndingForm';
import { WhoAreYouForm } from './WhoAreYouForm';

const pictureOf: PictureOf = (parts, crop = 'none') => drawnPicture(parts, crop);

const meta = preview.meta({
  title: 'Funny/Forms',
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
});

function Answering() {
  const [value, setValue] = useState<readonly (number | null)[]>([0, null, null, null, null, null]);
  return <WhoAreYouForm value={value} onChange={setValue} pictureOf={pictureOf} />;
}

/** Six questions with pictures; the first is answered. */
export const WhoAreYou = meta.story({
  render: () => <Answering />,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio');
    if (first === undefined || second === undefined) throw new Error('The answers are missing');
    await expect(first).toBeChecked();
    await userEvent.click(second);
    await expect(second).toBeChecked();
    await userEvent.click(first);
    await expect(second).not.toBeChecked();
  },
});

const story = heronPass;
const found: FinishedPlays = {
  state: 'found',
  plays: [
    { storySessionId: 'ssn-1', story, endingTitle: 'A lamp for the ferryman' },
    { storySessionId: 'ssn-2', story, endingTitle: null },
  ],
};
const onChange = fn();
const onRetry = fn();

const endingForm = (result: FinishedPlays) => (
  <AnotherEndingForm
    result={result}
    value="ssn-1"
    onChange={onChange}
    onRetry={onRetry}
    storiesHref="/en-US/story-hub"
  />
);

/** Two finished stories, one of them chosen. */
export const FinishedStories = meta.story({
  render: () => endingForm(found),
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('radio');
    if (second === undefined) throw new Error('The second story is missing');
    await userEvent.click(second);
    await expect(onChange).toHaveBeenLastCalledWith('ssn-2');
  },
});

/** Nothing is finished yet: the way to the stories. */
export const NothingFinished = meta.story({ render: () => endingForm({ state: 'found', plays: [] }) });

/** On their way. */
export const Loading = meta.story({ tags: ['no-look'], render: () => endingForm({ state: 'loading' }) });

/** They did not arrive. */
export const Failed = meta.story({
  tags: ['one-look'],
  render: () => endingForm({ state: 'failed' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onRetry).toHaveBeenCalled();
  },
});
