import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { RecordingStrip, type RecordingStripProps } from './RecordingStrip';

const args: RecordingStripProps = {
  recording: { kind: 'offered', points: 2, isLacking: false },
  voiceId: 'af_heart',
  byModel: {
    voices: [
      { voiceId: 'af_heart', name: 'Heart' },
      { voiceId: 'bm_george', name: 'George' },
    ],
    onVoice: fn(),
  },
  pricesHref: '/en-US/prices',
  onDevice: fn(),
  onListen: fn(),
  onStop: fn(),
  onPlay: fn(),
  onPause: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Novel/Recording strip',
  component: RecordingStrip,
  render: (props: RecordingStripProps) => <RecordingStrip {...props} />,
  args,
});

/** The price stands in the button before it is pressed; another voice, of a model or of the device, can be chosen. */
export const Offered = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Listen 2 points' }));
    await expect(args.onListen).toHaveBeenCalledOnce();
    const voice = canvas.getByRole('combobox', { name: 'Voice' });
    await userEvent.selectOptions(voice, 'George');
    await expect(args.byModel.onVoice).toHaveBeenCalledWith('bm_george');
    await userEvent.selectOptions(voice, 'Its own voice');
    await expect(args.onDevice).toHaveBeenCalledOnce();
  },
});

/** The device reads; a model can be asked instead. */
export const ByDevice = meta.story({
  tags: ['no-look'],
  args: { recording: { kind: 'by-device' }, voiceId: '' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your device is reading.');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Voice' }), 'Heart');
    await expect(args.byModel.onVoice).toHaveBeenCalledWith('af_heart');
  },
});

export const HeardBefore = meta.story({
  tags: ['no-look'],
  args: { recording: { kind: 'offered', points: 0, isLacking: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Listen Free' })).toBeEnabled();
  },
});

export const PriceAwaited = meta.story({
  tags: ['no-look'],
  args: { recording: { kind: 'asking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Listen' })).toBeDisabled();
  },
});

export const NotEnoughPoints = meta.story({
  tags: ['no-look'],
  args: { recording: { kind: 'offered', points: 40, isLacking: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'You do not have enough points' })).toHaveAttribute(
      'href',
      '/en-US/prices',
    );
  },
});

export const Speaking = meta.story({
  tags: ['no-look'],
  args: { recording: { kind: 'speaking' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Being read…');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

export const Ready = meta.story({
  tags: ['no-look'],
  args: { recording: { kind: 'ready', isPlaying: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop reading aloud' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  tags: ['no-look'],
  args: { recording: { kind: 'failed', reason: 'unavailable' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
    await expect(args.onListen).toHaveBeenCalledOnce();
  },
});

/** Asking again would not help: a voice of the device can read it. */
export const TooLong = meta.story({
  tags: ['no-look'],
  args: { recording: { kind: 'failed', reason: 'too-long' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Ask again' })).toBeNull();
    await expect(canvas.getByRole('option', { name: 'Its own voice' })).toBeInTheDocument();
  },
});
