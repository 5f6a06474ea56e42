import type { Page } from '@playwright/test';

import { expect, test as anyone, visit } from '../fixtures.ts';
import { testWithoutReward as registered } from '../registered.ts';

const guest = anyone.extend({ remembered: { cookieConsent: 'rejected' } });

const liked = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/like') && answer.ok());

guest('a guest likes characters and stories, finds them again, takes one out and reports a reply', async ({ page }) => {
  const lists = page.getByRole('navigation', { name: 'Your lists' });
  const heart = (name: string) => page.getByRole('main').getByRole('button', { name: `Like ${name}`, exact: true });

  await anyone.step('hearts on cards fill the page of favourites', async () => {
    await visit(page, '/en-US/character-hub');
    await expect(lists).toHaveCount(0);
    await heart('Maren Vale').focus();
    await Promise.all([liked(page), page.keyboard.press('Enter')]);
    await expect(heart('Maren Vale')).toHaveAttribute('aria-pressed', 'true');
    await visit(page, '/en-US/story-hub');
    await Promise.all([liked(page), heart('Winter at Heron Pass').click()]);
    await lists.getByRole('link', { name: 'Favorites' }).click();
    await expect(page).toHaveURL(/\/favourites$/);
    await expect(page.getByRole('main').getByRole('link', { name: /Maren Vale/ })).toBeVisible();
    await page.getByRole('radio', { name: 'Stories' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: /Winter at Heron Pass/ })).toBeVisible();
  });

  await anyone.step('what is taken out is gone with the next visit', async () => {
    await Promise.all([liked(page), heart('Winter at Heron Pass').click()]);
    await expect(heart('Winter at Heron Pass')).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No favorite stories yet' })).toBeVisible();
  });

  await anyone.step('a reply is reported once', async () => {
    await visit(page, '/en-US/character-chat/maren-vale');
    const report = async () => {
      await page.getByRole('button', { name: 'More', exact: true }).last().click();
      await page.getByRole('button', { name: 'Report', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'What is wrong with this reply?' });
      await dialog.getByRole('radio', { name: 'It is hateful' }).check();
      await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    };
    await report();
    await expect(page.getByText('Reported. The operators of this site will review it.')).toBeVisible();
    await page.reload();
    await report();
    await expect(page.getByText('You have already reported this.')).toBeVisible();
  });
});

registered('a reader follows a character, reads what is new, and comments on a story', async ({ page }) => {
  await anyone.step('following fills the feed', async () => {
    await visit(page, '/en-US/character-profile/maren-vale');
    await page.getByRole('button', { name: /^Follow/ }).click();
    await page.getByRole('navigation', { name: 'Your lists' }).getByRole('link', { name: 'Following' }).click();
    await expect(page).toHaveURL(/\/following$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /Maren Vale/ }).first()).toHaveAttribute(
      'href',
      /character-profile-post/,
    );
    await expect(main.getByRole('link', { name: /New story/ }).first()).toHaveAttribute('href', /story-profile/);
  });

  await anyone.step(
    'a comment on a story is there on the next visit, and goes when its author deletes it',
    async () => {
      await visit(page, '/en-US/story-profile/winter-at-heron-pass');
      const comments = page.getByRole('region', { name: 'Comments' });
      await comments.getByRole('textbox', { name: 'Your comment' }).fill('The stove is the best of them.');
      await comments.getByRole('button', { name: 'Send the comment' }).click();
      // The words alone are in the box, too, until they have arrived.
      await expect(comments.getByRole('button', { name: 'Delete the comment' })).toBeVisible();
      await expect(comments.getByText('The stove is the best of them.')).toBeVisible();
      await page.reload();
      const arrives = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
      await comments.getByRole('button', { name: 'Delete the comment' }).click();
      await arrives;
      await expect(comments.getByText('Comment deleted.')).toBeVisible();
      await page.reload();
      await expect(comments.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
      await expect(comments.getByText('The stove is the best of them.')).toHaveCount(0);
    },
  );
});
