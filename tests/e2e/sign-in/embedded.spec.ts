import { expect, test } from '../fixtures.ts';
import { openSignIn, popup } from '../wallet-providers/sign-in-steps.ts';

test.use({ remembered: { cookieConsent: 'rejected' } });

test.describe('in the browser inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240805.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 Instagram 335.0.0.39.93 Android',
  });

  test('Google, which refuses it, says so and leads to a code by email', async ({ page }) => {
    await openSignIn(page);
    const google = popup(page).getByRole('button', { name: /^Google/ });
    await expect(google).toBeDisabled();
    await expect(google).toHaveAccessibleDescription(/Use a code by email, or open this page in your own browser/);
    await expect(popup(page).getByRole('button', { name: /^Discord/ })).toBeEnabled();
    await expect(popup(page).getByRole('textbox', { name: 'Email or phone' })).toBeEditable();
  });
});

test('in a browser of its own Google is offered', async ({ page }) => {
  await openSignIn(page);
  await expect(popup(page).getByRole('button', { name: /^Google/ })).toBeEnabled();
  await expect(popup(page).getByText('Use a code by email')).toBeHidden();
});
