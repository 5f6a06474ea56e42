import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { monthly, packs, yearly } from '../fixtures/shop';
import { GiftForm, type GiftDraft } from './GiftForm';

const draft: GiftDraft = { offerId: packs[1].offerId, way: 'link', email: '', deliverOn: '', note: '' };

const mail: GiftDraft = {
  ...draft,
  way: 'mail',
  email: 'noor@example.com',
  deliverOn: '2026-02-14',
  note: 'For the long evenings on the lighthouse.',
};

const meta = preview.meta({
  title: 'Shop/GiftForm',
  component: GiftForm,
  args: {
    offers: {
      packs,
      memberships: [yearly, monthly],
      payment: 'stripe',
      methods: [{ name: 'stripe', memberships: true }],
    },
    byMail: true,
    draft,
    onChange: fn(),
    method: undefined,
    onMethod: fn(),
    days: { first: '2026-01-15', last: '2027-01-15' },
    problem: undefined,
    onPay: fn(),
    starting: false,
  },
  render: function Filled({ draft: first, onChange, ...args }) {
    const [present, setPresent] = useState(first);
    return (
      <GiftForm
        {...args}
        draft={present}
        onChange={(change) => {
          onChange(change);
          setPresent({ ...present, ...change });
        }}
      />
    );
  },
});

/** By link: a pack, a note, and the price on the button, which follows the pack. */
export const ByLink = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'A note (optional)' }), 'Read on.');
    await expect(canvas.getByText('8 / 500')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '300' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ offerId: packs[0].offerId });
    await userEvent.click(canvas.getByRole('button', { name: /^Pay / }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
});

/** A membership: how long, what it gives, and its price on the button. */
export const Membership = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Membership' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ offerId: 'member-month' });
    await userEvent.click(canvas.getByRole('radio', { name: 'One year' }));
    await expect(canvas.getByText(/You pay once, and it never renews/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Pay / }));
    await expect(args.onPay).toHaveBeenCalled();
  },
});

/** By mail: the address and the day as well. */
export const ByMail = meta.story({
  args: { draft: mail },
  play: async ({ canvas }) => {
    await expect(canvas.getByDisplayValue('noor@example.com')).toBeVisible();
    await expect(canvas.getByDisplayValue('2026-02-14')).toBeVisible();
  },
});

/** The address was refused. */
export const WrongAddress = meta.story({
  globals: { locale: 'en-US' },
  args: { draft: { ...mail, email: 'noor' }, problem: 'email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Their email address' })).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter a valid email address.');
  },
});

/** The note was refused, and stays to be changed. */
export const RefusedNote = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { draft: mail, problem: 'note' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This note cannot be sent.');
    await expect(canvas.getByDisplayValue(mail.note)).toBeInvalid();
  },
});

/** The day is over, or too far ahead. */
export const WrongDay = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { draft: mail, problem: 'deliverOn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByDisplayValue('2026-02-14')).toBeInvalid();
  },
});

/** Too many mails in a day: a link is still possible. */
export const TooMany = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { draft: mail, problem: 'tooMany' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again tomorrow, or choose a link.');
  },
});

/** No mails are sent here: only the link is left. */
export const WithoutMail = meta.story({
  tags: ['no-look'],
  args: { byMail: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(2);
  },
});

/** The payment page is being opened. */
export const Starting = meta.story({
  tags: ['no-look'],
  args: { starting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
});

/** Nothing can be bought, and the page says so. */
export const Closed = meta.story({
  tags: ['no-look'],
  args: { offers: { packs, memberships: [yearly, monthly], payment: null, methods: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});
