import { expect, fn } from 'storybook/test';

import { unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { filledFields } from '../fixtures/fields';
import { cardOf } from '../fixtures/frame-args';
import { talk } from '../fixtures/talk';
import { MeetStep } from '../MeetStep/MeetStep';
import type { MeetStepProps } from '../model';
import { CompareButton } from './CompareButton';
import { ComparedReplies } from './ComparedReplies';
import { PreviewTermsNote } from './PreviewTermsNote';

const onCompare = fn();

const also = (points: number, isLacking = false, isDisabled = false) => (
  <CompareButton price={{ points, isLacking }} isDisabled={isDisabled} onCompare={onCompare} />
);

const compared = (now: string, kept: string) => [
  ...talk.slice(0, 3),
  {
    messageId: 'm-4',
    role: 'character' as const,
    text: now,
    body: <ComparedReplies now={now} kept={kept} language="en-US" locale="en-US" />,
  },
];

const args: MeetStepProps = {
  name: filledFields.name,
  language: 'en-US',
  picture: cardOf(filledFields).picture,
  greeting: filledFields.greeting,
  messages: compared('The sea, no. The arriving, yes.', 'Every morning. Then the ovens are hot and I forget it.'),
  state: { kind: 'ready' },
  left: 0,
  text: 'And the people?',
  onText: fn(),
  onSend: fn(),
  terms: {
    price: { points: 2, isLacking: false },
    note: <PreviewTermsNote isFree={false} />,
    also: also(4),
  },
};

const meta = preview.meta({ title: 'Creation/Preview chat', component: MeetStep, args });

/** The draft and the character as it was kept last have answered one line; a further reply costs points. */
export const Compared = meta.story({});

/** Of two replies, one did not come: it cost nothing. */
export const OneFailed = meta.story({
  globals: { locale: 'en-US' },
  args: { messages: compared('', 'Every morning.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reply arrived. Nothing was charged.')).toBeVisible();
  },
});

/** Free replies are left: the button that sends has no price, and comparing costs what is beyond them. */
export const FreeLeft = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { left: 1, terms: { also: also(2) } },
  play: async ({ args: { onSend }, canvas, userEvent }) => {
    await expect(canvas.getByText('1 free reply left today')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with saved 2 points' }));
    await expect(onCompare).toHaveBeenCalledOnce();
  },
});

/** The engine of this server costs nothing. */
export const FreeEngine = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    left: 0,
    terms: { price: { points: 0, isLacking: false }, note: <PreviewTermsNote isFree />, also: also(0) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send Free' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Compare with saved Free' })).toBeEnabled();
  },
});

/** There are not enough points: the prices say so. */
export const TooFewPoints = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    messages: compared(unbrokenWord, unbrokenWord),
    terms: {
      price: { points: 2, isLacking: true },
      note: <PreviewTermsNote isFree={false} />,
      also: also(4, true, true),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send 2 points' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Compare with saved 4 points' })).toBeDisabled();
  },
});
