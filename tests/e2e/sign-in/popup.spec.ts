import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, stored, untilLive, visit } from '../fixtures.ts';
import { askForCode, formOf, mailedCode, test } from './code-journey.ts';
import { completeProfile, openSignIn, popup, putOffReward } from '../wallet-providers/sign-in-steps.ts';

/** Presses Tab until something has the focus, at most so many times; answers how often. */
async function tabTo(page: Page, isThere: () => Promise<boolean>, most = 40): Promise<number> {
  for (let presses = 0; presses <= most; presses += 1) {
    if (await isThere()) return presses;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by ${most} presses of Tab`);
}

const isFocused = (page: Page, name: RegExp) => () =>
  page.evaluate(
    ([source]) => {
      const label = document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';
      return new RegExp(source ?? '').test(label.trim());
    },
    [name.source],
  );

const hasFocusInside = (page: Page) => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);

async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const { violations } = await new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]').analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  expect(found, what).toEqual([]);
}

test('neither Escape nor the mask closes it; the cross does, and the focus returns', async ({ page }) => {
  await openSignIn(page);
  const form = formOf(page);
  await form.identifier.fill('reader@exam');
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeVisible();
  await page.mouse.click(8, 8);
  await page.mouse.click(720, 892);
  await expect(popup(page)).toBeVisible();
  await expect(form.identifier).toHaveValue('reader@exam');
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Free Try' })).toBeFocused();
});

test('it is 900 px wide on a desk and the whole screen on a phone', async ({ page }) => {
  await openSignIn(page);
  expect((await popup(page).boundingBox())?.width).toBe(900);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect.poll(async () => (await popup(page).boundingBox())?.width).toBe(767);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => popup(page).boundingBox()).toMatchObject({ x: 0, width: 390 });
});

test('it says what waits for a visitor, and what signing in states', async ({ page }) => {
  await openSignIn(page);
  for (const words of [
    '80 free chips for generating images',
    'Unlimited AI friends',
    'Chat without boundaries',
    'Unique AI images',
  ]) {
    await expect(popup(page).getByText(words)).toBeVisible();
  }
  await expect(popup(page)).toContainText('you are over 18 and agree to the Terms and Privacy Policy');
  await expect(popup(page)).toContainText('registered automatically');
});

test('a keyboard alone leads from Free Try through code and profile to the hub', async ({ page, post }) => {
  const to = 'keys-only@example.com';
  await visit(page, '/en-US/character-story-hub');
  await tabTo(page, isFocused(page, /^Free Try$/));
  await page.keyboard.press('Enter');
  await expect(formOf(page).identifier).toBeFocused();
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
  await expect(formOf(page).code).toBeFocused();
  await page.keyboard.type(await mailedCode(post, to));
  await page.keyboard.press('Enter');
  await expect(popup(page).getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  expect(await hasFocusInside(page)).toBe(true);
  await tabTo(page, () =>
    popup(page)
      .getByRole('radio')
      .first()
      .evaluate((radio) => radio.closest('[role="radiogroup"], fieldset')?.contains(document.activeElement) ?? false),
  );
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, isFocused(page, /^Fill blanks$/));
  await page.keyboard.press('Enter');
  await expect(popup(page).getByRole('textbox', { name: 'Nickname' })).not.toHaveValue('');
  await tabTo(page, isFocused(page, /^Save & Continue$/));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile completed!')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Today’s reward is ready' })).toBeVisible();
});

test('Tab goes round inside it, forwards and backwards', async ({ page }) => {
  await openSignIn(page);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 24; presses += 1) {
      await page.keyboard.press(key);
      await expect.poll(() => hasFocusInside(page), `${key} ${presses}`).toBe(true);
    }
  }
});

for (const { language, width, colorScheme } of [
  { language: 'en-US', width: 1440, colorScheme: 'dark' },
  { language: 'ar-SA', width: 390, colorScheme: 'light' },
] as const) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('has no accessibility violation in any step', async ({ page, post }) => {
      const to = `axe-${language}-${width}@example.com`.toLowerCase();
      await visit(page, `/${language}/character-story-hub`);
      await page.getByRole('banner').locator(`a[href="/${language}/registerlogin"]`).click();
      const dialog = popup(page);
      await expect(dialog.locator('input[name=username]')).toBeVisible();
      await expectAccessible(page, 'identifier');
      await dialog.locator('[type=submit]').click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'a problem');
      const { scrollWidth, clientWidth } = await dialog.evaluate(({ scrollWidth, clientWidth }) => ({
        scrollWidth,
        clientWidth,
      }));
      expect(scrollWidth, 'nothing sticks out').toBeLessThanOrEqual(clientWidth);
      await dialog.locator('input[name=username]').fill(to);
      await dialog.locator('[type=submit]').click();
      await expect(dialog.locator('input[name=code]')).toBeVisible();
      await expectAccessible(page, 'code');
      await dialog.locator('input[name=code]').fill(await mailedCode(post, to));
      await dialog.locator('[type=submit]').click();
      await expect(dialog.getByRole('radio').first()).toBeVisible();
      await expectAccessible(page, 'profile');
    });
  });
}

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it is mirrored in Arabic, and left-to-right values keep their direction', async ({ page }) => {
    await visit(page, '/ar-SA/character-story-hub');
    await page.getByRole('banner').locator('a[href="/ar-SA/registerlogin"]').click();
    const dialog = popup(page);
    const identifier = dialog.locator('input[name=username]');
    await expect(identifier).toBeVisible();
    await expect(dialog).toHaveCSS('direction', 'rtl');
    await expect(identifier).toHaveCSS('direction', 'ltr');
    const [label, field] = [await dialog.locator('label').first().boundingBox(), await identifier.boundingBox()];
    // The label stands at the start of its box: at the right.
    expect((label?.x ?? 0) + (label?.width ?? 0)).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0) / 2);
    const cross = await dialog.locator('button').last().boundingBox();
    expect(cross?.x ?? 390).toBeLessThan(195);
  });
});

test('closing it, or loading the page again, to look for the code asks for no second mail', async ({ page, post }) => {
  const to = 'looking@example.com';
  await openSignIn(page);
  await askForCode(page, to);
  await mailedCode(post, to);
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Free Try' }).click();
  const form = formOf(page);
  await expect(form.code).toBeFocused();
  await page.reload();
  await untilLive(page);
  await page.getByRole('link', { name: 'Free Try' }).click();
  await expect(form.identifier).toHaveValue(to);
  await expect(popup(page).getByText(/^Send again in \d+ s$/)).toBeVisible();
  await form.code.fill(await mailedCode(post, to));
  await form.signIn.click();
  await expect(popup(page).getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  expect(post.mail.received.filter(({ recipients }) => recipients.includes(to))).toHaveLength(1);
});

test('going back closes it over the page below, and going forward does not open it', async ({ page }) => {
  await visit(page, '/en-US/story-hub');
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click();
  await expect(page).toHaveURL('/en-US/character-story-hub');
  await page.getByRole('link', { name: 'Free Try' }).click();
  await expect(formOf(page).identifier).toBeVisible();
  await page.goBack();
  await expect(popup(page)).toBeHidden();
  await expect(page).toHaveURL('/en-US/character-story-hub');
  await page.goForward();
  await expect(page).toHaveURL('/en-US/character-story-hub');
  await expect(popup(page)).toBeHidden();
  await page.goBack();

  // The cross takes the popup's entry with it: one step back is the page before.
  await page.getByRole('link', { name: 'Free Try' }).click();
  await expect(formOf(page).identifier).toBeVisible();
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state.popups)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL('/en-US/story-hub');
});

test('a profile that is completed takes the place of the popup in the history', async ({ page, post }) => {
  await visit(page, '/en-US/story-hub');
  await page.getByRole('link', { name: 'Free Try' }).click();
  await askForCode(page, 'history@example.com');
  await formOf(page).code.fill(await mailedCode(post, 'history@example.com'));
  await formOf(page).signIn.click();
  await completeProfile(page, 'Reader of the past');
  await expect(page).toHaveURL('/en-US/character-story-hub');
  await page.goBack();
  await expect(page).toHaveURL('/en-US/story-hub');
});

test('another language keeps what was typed into the page of signing in', async ({ page }) => {
  await visit(page, '/en-US/registerlogin');
  await page.getByRole('textbox', { name: 'Email or phone' }).fill('reader@exam');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es-ES/registerlogin');
  await expect(page.locator('input[name=username]')).toHaveValue('reader@exam');
});

test('a profile that a reload interrupted is asked for again, until it is closed', async ({ page, post }) => {
  await visit(page, '/en-US/story-hub');
  await page.getByRole('link', { name: 'Free Try' }).click();
  await askForCode(page, 'reloading@example.com');
  await formOf(page).code.fill(await mailedCode(post, 'reloading@example.com'));
  await formOf(page).signIn.click();
  const wizard = popup(page).getByRole('heading', { name: 'Complete Your Profile' });
  await expect(wizard).toBeVisible();
  await expect.poll(async () => (await stored(page))['dailyBonusPopupNeeded']).toBe('yes');
  await page.reload();
  await expect(wizard).toBeVisible();
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await putOffReward(page);
  await visit(page, '/en-US/story-hub');
  await expect(page.getByRole('dialog', { name: 'Today’s reward is ready' })).toBeVisible();
  await expect(wizard).toBeHidden();
});
