import type { Locator } from '@playwright/test';

import { expect, test, untilLive, visit } from '../fixtures.ts';
import { popup } from '../wallet-providers/sign-in-steps.ts';

test.use({ remembered: { cookieConsent: 'rejected' } });

const widths = [320, 390, 768, 800, 820, 880, 1001, 1030, 1060, 1440];

/** The buttons of a form that lie over another one, leave the form or do not hold their words. */
const misplaced = (form: Locator): Promise<string[]> =>
  form.evaluate((element) => {
    const outer = element.getBoundingClientRect();
    const buttons = [...element.querySelectorAll('button')].map((button) => ({
      name: button.textContent,
      box: button.getBoundingClientRect(),
      cut: button.scrollWidth > button.clientWidth + 1,
    }));
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 0.5 &&
      other.left < one.right - 0.5 &&
      one.top < other.bottom - 0.5 &&
      other.top < one.bottom - 0.5;
    return buttons
      .filter(
        ({ box, cut }, place) =>
          cut ||
          box.left < outer.left - 0.5 ||
          box.right > outer.right + 0.5 ||
          buttons.some((other, index) => index !== place && isOver(box, other.box)),
      )
      .map(({ name }) => name);
  });

for (const language of ['en-US', 'de-DE', 'ar-SA']) {
  test(`the ways of signing in keep their places at every width, in ${language}`, async ({ page }) => {
    const form = page.getByRole('main').locator('form');
    await visit(page, `/${language}/registerlogin`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(form.getByRole('button', { name: /^Facebook/ })).toBeVisible();
      expect(await misplaced(form), `the page at ${width} px`).toEqual([]);
    }
    await page.goto(`/${language}/story-hub`);
    await untilLive(page);
    await page.getByRole('banner').locator(`a[href="/${language}/registerlogin"]`).click();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(popup(page).getByRole('button', { name: /^Facebook/ })).toBeVisible();
      expect(await misplaced(popup(page).locator('form')), `the popup at ${width} px`).toEqual([]);
    }
  });
}
