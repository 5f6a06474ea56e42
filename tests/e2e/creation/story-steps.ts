import type { Browser, Page } from '@playwright/test';

import { expect } from '../fixtures.ts';
import { askForCode, formOf, mailedCode } from '../sign-in/code-journey.ts';
import { completeProfile } from '../wallet-providers/sign-in-steps.ts';

/** Takes the first open choice of each round until one of the endings is there. */
export async function playToAnEnd(page: Page, endings: RegExp): Promise<void> {
  const end = page.getByRole('heading', { name: endings });
  const choice = page.getByRole('main').locator('button[aria-keyshortcuts]:not([aria-disabled])').first();
  while (!(await end.isVisible())) {
    const before = page.url();
    await choice.click();
    await expect(page).not.toHaveURL(before);
    await expect(end.or(choice).first()).toBeVisible();
  }
}

/** Signs in as a new user where the page asks for it. */
export async function signIn(page: Page, post: Parameters<typeof mailedCode>[0], email: string, name: string) {
  await askForCode(page, email);
  const form = formOf(page);
  await form.code.fill(await mailedCode(post, email));
  await form.signIn.click();
  await completeProfile(page, name);
}

/** Acts as another visitor, in a browser that remembers nothing. */
export async function inNewContext(browser: Browser, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  try {
    await act(await context.newPage());
  } finally {
    await context.close();
  }
}
