import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { charactersOf, storiesOf, type Language } from '../catalogue.ts';
import { expect, test, visit } from '../fixtures.ts';

const looks = [
  { colorScheme: 'dark', width: 1440, height: 900 },
  { colorScheme: 'light', width: 390, height: 844 },
] as const;

/** Waits until colours and places have come to rest. */
const untilStill = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** No violation at night on a desk and by day on a phone; the stories show every other pair to axe. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await visit(page, path);
  for (const { colorScheme, width, height } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme === 'dark' ? 'night' : 'day');
    await untilStill(page);
    expect(await violationsOf(page), `${path} ${colorScheme} at ${width} px`).toEqual([]);
  }
}

const languages: readonly Language[] = ['en-US', 'ar-SA'];

for (const language of languages) {
  for (const path of ['/character-story-hub', '/character-hub', '/story-hub', '/landing-page', '/no-such-page']) {
    test(`/${language}${path} has no accessibility violation`, async ({ page }) => {
      await expectAccessible(page, `/${language}${path}`);
    });
  }

  test(`a character in ${language} has no accessibility violation`, async ({ page, server }) => {
    const [first] = await charactersOf(server);
    await expectAccessible(page, `/${language}/character-profile/${first?.characterId}`);
  });

  test(`a story in ${language} has no accessibility violation`, async ({ page, server }) => {
    const [first] = await storiesOf(server);
    await expectAccessible(page, `/${language}/story-profile/${first?.storyId}`);
  });
}
