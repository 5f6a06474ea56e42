import type { Locator, Page } from '@playwright/test';

import { DeviceSession, ImportedCardEnvelope } from '../../../server/src/contract/validators.ts';
import type { VisitorRegistry } from '../../servers/register-visitor.ts';
import type { RunningServer } from '../../servers/start-server.ts';
import { visitor } from '../../servers/visitor.ts';
import { catalogueOf } from '../catalogue.ts';
import { expect, stored, test as guest, visit } from '../fixtures.ts';
import { rewardPutOff, testWithoutReward as registered } from '../registered.ts';
import { popup } from '../wallet-providers/sign-in-steps.ts';

const profile = '/en-US/character-profile/maren-vale';

/** What a hostile reader writes: each would run a script if it were taken for more than words. */
const attacks = [
  '<script>document.documentElement.dataset.ran = "1"</script>',
  '<img src=x onerror="document.documentElement.dataset.ran = 1">',
  '"><svg/onload=document.documentElement.dataset.ran=1>',
  'javascript:document.documentElement.dataset.ran=1',
  '{{constructor.constructor("document.documentElement.dataset.ran=1")()}}',
  '\u202E<iframe srcdoc="<script>top.document.documentElement.dataset.ran=1</script>">',
].join('\n');

const expectNothingRan = (page: Page) => expect(page.locator('html[data-ran]')).toHaveCount(0);

const commentsOf = (page: Page) => page.getByRole('region', { name: 'Comments' });

/** Signs the reader in in another tab: this one follows. */
async function signInElsewhere(page: Page, visitors: VisitorRegistry): Promise<void> {
  const session = await visitors.register();
  const tab = await page.context().newPage();
  await tab.goto('/api/healthz');
  await tab.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  }, session);
  await tab.close();
}

/** Presses a button that counts who pressed it: one more than before, among them readers of other journeys. */
async function pressAndCount(button: Locator, label: string): Promise<void> {
  const before = Number((await button.innerText()).replaceAll(/\D/g, ''));
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveText(`${label}${before + 1}`);
}

/** Brings a character along for the account of the browser; it is seen by its owner alone. */
async function bringCharacter(page: Page, server: RunningServer): Promise<string> {
  const session = DeviceSession.parse(await stored(page));
  const card = {
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: { name: 'Isaura Pell', first_mes: 'You are late.' },
  };
  const answer = await fetch(`${server.origin}/api/cards`, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify({ content: Buffer.from(JSON.stringify(card)).toString('base64'), mature: false }),
  });
  return ImportedCardEnvelope.parse(await answer.json()).data.characterId;
}

guest.describe('a reader', () => {
  guest.use({ remembered: { cookieConsent: 'rejected', ...rewardPutOff() } });

  guest('reads, signs in, likes, follows, comments, reports, and finds all of it again', async ({ page, visitors }) => {
    const document = await (await page.request.get(profile)).text();
    expect(document).toContain('The tide left a chair on the bar');
    await visit(page, profile);
    await expect(page.getByRole('link', { name: '2 posts' })).toBeVisible();

    // A guest writes; the words go out once they have signed in.
    await page.getByRole('textbox', { name: 'Your comment' }).fill(attacks);
    await page.getByRole('button', { name: 'Send the comment' }).click();
    await expect(popup(page)).toBeVisible();
    await signInElsewhere(page, visitors);
    await expect(commentsOf(page).getByRole('listitem')).toContainText('<script>');
    await expect(popup(page)).toBeHidden();
    await expectNothingRan(page);

    await pressAndCount(page.getByRole('button', { name: /^Like( \d+)?$/ }), 'Like');
    await pressAndCount(page.getByRole('button', { name: /^Follow( \d+)?$/ }), 'Follow');

    await page.getByText('The tide left a chair on the bar').click();
    await expect(page).toHaveURL('/en-US/character-profile-post/maren-vale/maren-vale-chair');
    await expect(page).toHaveTitle('A post by Maren Vale · Fabula');
    await page.getByRole('button', { name: 'Like the post' }).click();
    await expect(page.getByRole('button', { name: 'Like the post, 1 like' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('textbox', { name: 'Your comment' }).fill('I will fetch the chair.');
    await page.getByRole('button', { name: 'Send the comment' }).click();
    const mine = commentsOf(page).getByRole('listitem').filter({ hasText: 'I will fetch the chair.' });
    await expect(mine).toContainText(visitor.userName);
    await mine.getByRole('button', { name: 'Delete the comment' }).click();
    await expect(mine).toBeHidden();
    await commentsOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(mine).toBeVisible();

    for (const told of ['Reported. The operators of this site will review it.', 'You have already reported this.']) {
      await page.getByRole('button', { name: 'Report the post' }).click();
      const dialog = page.getByRole('dialog', { name: 'What is wrong with this post?' });
      await dialog.getByRole('radio', { name: 'It is advertising or spam' }).check();
      await dialog.getByRole('button', { name: 'Report', exact: true }).click();
      await expect(page.getByText(told)).toBeVisible();
      await expect(dialog).toBeHidden();
    }

    await page.reload();
    await expect(page.getByRole('button', { name: 'Like the post, 1 like' })).toHaveAttribute('aria-pressed', 'true');
    await expect(commentsOf(page).getByRole('button', { name: 'Delete the comment' })).toBeVisible();
    await visit(page, '/en-US/user-profile');
    const history = page.getByRole('region', { name: 'History' });
    for (const deed of ['You left a comment', 'You liked a post', 'You followed', 'You liked it']) {
      await expect(history.getByText(deed).first()).toBeVisible();
    }
    await history.getByRole('listitem').filter({ hasText: 'You liked a post' }).getByRole('link').click();
    await expect(page.getByText('The tide left a chair on the bar')).toBeVisible();
  });
});

registered(
  'a creator posts as their character, changes the post, and takes back its deletion',
  async ({ page, server }) => {
    await visit(page, '/en-US/user-profile');
    const characterId = await bringCharacter(page, server);
    // The character is its owner’s alone, so that the server’s first view has not found it.
    await visit(page, `/en-US/character-profile/${characterId}`);
    await page.getByRole('textbox', { name: 'Post as Isaura Pell' }).fill(attacks);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    const posts = page.getByRole('region', { name: 'Posts' });
    await expect(posts.getByRole('article')).toContainText('<script>');
    await expect(page.getByRole('textbox', { name: 'Post as Isaura Pell' })).toHaveValue('');
    await expectNothingRan(page);

    await posts.getByRole('button', { name: 'Edit the post' }).click();
    await page.getByRole('textbox', { name: 'Edit the post' }).fill('The pendulum is stopped. Sit.');
    await page.getByRole('button', { name: 'Save the post' }).click();
    await expect(posts.getByRole('article')).toContainText('The pendulum is stopped. Sit.');
    await expect(posts.getByRole('article')).toContainText('edited');
    await posts.getByRole('button', { name: 'Delete the post' }).click();
    await expect(posts.getByRole('article')).toBeHidden();
    await posts.getByRole('button', { name: 'Undo' }).click();
    await expect(posts.getByRole('article')).toBeVisible();

    await visit(page, '/en-US/user-profile');
    const made = page.getByRole('region', { name: 'Your creations' });
    await expect(made.getByRole('link', { name: 'Isaura Pell' })).toHaveAttribute(
      'href',
      `/en-US/character-profile/${characterId}`,
    );
  },
);

registered.describe('on a phone, in Arabic', () => {
  registered.use({ viewport: { width: 390, height: 844 }, locale: 'ar-SA' });

  registered('a reader follows and comments, from right to left', async ({ page }) => {
    const words = catalogueOf('ar-SA');
    await visit(page, '/ar-SA/character-profile/sable');
    const follow = page.getByRole('button', { name: words['explore.profile.follow'] });
    await follow.click();
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('textbox', { name: words['post.comment.label'] }).fill('العسل صادق.');
    await page.getByRole('button', { name: words['post.comment.send'] }).click();
    const comments = page.getByRole('region', { name: words['explore.profile.comments'] });
    await expect(comments.getByRole('paragraph').filter({ hasText: 'العسل صادق.' })).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
});
