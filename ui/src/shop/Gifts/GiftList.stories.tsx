import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { RowsSkeleton } from '../../states/PanelState/PanelState';
import { gift, gifts } from '../fixtures/gifts';
import type { GiftValue } from '../model';
import { GiftLink } from './GiftLink';
import { GiftList, GiftsEmpty, GiftsView, GuestGifts } from './GiftList';

const onCopy = fn();
const onSend = fn();
const onSignIn = fn();
const onResend = fn();

const link = (outcome: 'copied' | 'failed' | null) =>
  function Link({ code }: GiftValue & { readonly code: string }) {
    return (
      <GiftLink
        link={`https://fabula.example/en-US/gift#code=${code}`}
        onCopy={onCopy}
        onSend={onSend}
        outcome={outcome}
      />
    );
  };

const meta = preview.meta({
  title: 'Shop/Gifts',
  component: GiftsView,
  subcomponents: { GiftList, GiftLink, GiftsEmpty, GuestGifts },
  args: {
    newHref: '#new',
    children: <GiftList gifts={gifts} link={link(null)} onResend={onResend} resend={undefined} />,
  },
});

/** A gift in every state; four of them have a link. */
export const EveryState = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
  },
});

/** The link is copied and sent. */
export const Copied = meta.story({
  globals: { locale: 'en-US' },
  args: { children: <GiftList gifts={[gift]} link={link('copied')} onResend={onResend} resend={undefined} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await expect(onCopy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send it' }));
    await expect(onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
});

/** The clipboard refused. */
export const NotCopied = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { children: <GiftList gifts={[gift]} link={link('failed')} onResend={onResend} resend={undefined} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The link could not be copied.');
  },
});

/** Nothing was given yet. */
export const Empty = meta.story({
  tags: ['one-look'],
  args: { children: <GiftsEmpty newHref="#new" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** A visitor who is not signed in. */
export const Guest = meta.story({
  tags: ['no-look'],
  args: { children: <GuestGifts onSignIn={onSignIn} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onSignIn).toHaveBeenCalledOnce();
  },
});

/** They are on their way. */
export const Loading = meta.story({
  tags: ['no-look'],
  args: { children: <RowsSkeleton count={3} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
  },
});

/** The mail of a gift is sent again. */
export const SentAgain = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Send the mail again' });
    if (first !== undefined) await userEvent.click(first);
    await expect(onResend).toHaveBeenCalledWith('sent');
  },
});

/** It is on its way. */
export const Sending = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    children: (
      <GiftList gifts={gifts} link={link(null)} onResend={onResend} resend={{ giftId: 'sent', state: 'sending' }} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { busy: true })).toBeVisible();
  },
});

/** It could not be sent again, and the page says how often it can. */
export const NotSentAgain = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    children: (
      <GiftList gifts={gifts} link={link(null)} onResend={onResend} resend={{ giftId: 'sent', state: 'failed' }} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('once a day, three times in all');
  },
});
