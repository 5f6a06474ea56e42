import { answer } from '@fabula/sdk/mocks';
import { http } from 'msw';
import { expect, screen } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/New gift',
  parameters: { layout: 'fullscreen' },
  args: { path: 'gift/new?offer=points-1000' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

const english = { locale: 'en-US', session: 'registered' } as const;

/** The pack of the address is chosen, and its price is on the button. */
export const Begun = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { checked: true, name: /1.?000|١.?٠٠٠/ })).toBeVisible();
  },
});

/** A mail without an address is refused: the field says so, and what was written stays. */
export const WrongAddress = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(
      http.post('*/api/shop/checkouts', () =>
        Response.json(
          {
            code: 400,
            message: 'Please enter a valid email or phone',
            reason: 'VALIDATION_FAILED',
            field: 'gift.email',
            data: null,
          },
          { status: 400 },
        ),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'By mail' }));
    const address = canvas.getByRole('textbox', { name: 'Their email address' });
    await userEvent.type(address, 'noor');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $8.99' }));
    await expect(await canvas.findByText('Enter a valid email address.')).toBeVisible();
    await expect(address).toHaveValue('noor');
  },
});

/** The payment page did not open. */
export const NotOpened = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('startCheckout', 503));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $8.99' }));
    await expect(await canvas.findByText(/The payment page did not open/)).toBeVisible();
  },
});

/** A guest signs in first. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $8.99' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
