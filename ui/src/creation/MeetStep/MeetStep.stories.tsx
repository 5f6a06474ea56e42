import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { filledFields } from '../fixtures/fields';
import { cardOf } from '../fixtures/frame-args';
import { talk } from '../fixtures/talk';
import type { MeetStepProps } from '../model';
import { MeetStep } from './MeetStep';

const talking: MeetStepProps = {
  name: filledFields.name,
  language: 'en-US',
  picture: cardOf(filledFields).picture,
  greeting: filledFields.greeting,
  messages: talk.slice(0, 2),
  state: { kind: 'ready' },
  left: 2,
  text: '',
  onText: fn(),
  onSend: fn(),
};

const meta = preview.meta({
  title: 'Creation/MeetStep',
  component: MeetStep,
  render: function Talking(props: MeetStepProps) {
    const [text, setText] = useState(props.text);
    return <MeetStep {...props} text={text} onText={setText} />;
  },
  args: talking,
});

/** The character is answering: nothing else can be sent. */
export const Waiting = meta.story({ args: { messages: talk.slice(0, 3), state: { kind: 'waiting' } } });

/** No answer came: the words are in the box again. */
export const Failed = meta.story({ args: { state: { kind: 'failed' }, text: 'Do you miss it?' } });

/** The last free reply of the day is used. */
export const UsedUp = meta.story({ args: { messages: talk, state: { kind: 'used-up' }, left: 0 } });

/** Enter sends; an empty box does not. */
export const Sending = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Say something' });
    await expect(box).toHaveAccessibleDescription('2 free replies left today');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(box, '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(box, 'Good morning{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
});

/** A message that is too long is not sent, and one that is not allowed says so. */
export const Refused = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    name: '',
    picture: undefined,
    greeting: unbrokenWord,
    state: { kind: 'refused' },
    text: 'a'.repeat(1001),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/not allowed here/);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/at most 1,000 characters/);
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
});
