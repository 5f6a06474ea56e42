import type { DeviceSession } from '../../../server/src/contract/validators.ts';
import { signInByEmail } from '../../servers/sign-in-by-email.ts';
import { expect, visit } from '../fixtures.ts';
import { testWithoutReward as test } from '../registered.ts';

const source = '-> quay\n=== quay\nThe quay at dusk.\n+ [Walk home.] Home. # ending: home; Home\n-> END\n';

/** A published story of an account; answers its id. */
async function publish(origin: string, session: DeviceSession, title: string): Promise<string> {
  const call = async (path: string, method: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { ...session, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const form = { title, tagline: 'Lamp after lamp', language: 'en-US', kind: 'dynamic', mature: false, source };
  const storyId = String(Object(Object(await call('/user/stories', 'POST', form)).data).storyId);
  await call(`/stories/${storyId}/visibility`, 'PUT', { visibility: 'public', statement: true });
  return storyId;
}

test('a reader follows a creator, is notified of the next story, opens it, and unfollows', async ({ page, server }) => {
  const { origin } = server;
  const creator = await signInByEmail(origin, 'pier-maker@example.com');
  const first = await publish(origin, creator, 'The First Pier');

  await visit(page, `/en-US/story-profile/${first}`);
  const follow = page.getByRole('main').getByRole('button', { name: /^Follow / });
  const arrives = page.waitForResponse((answer) => answer.url().endsWith('/followed-creators') && answer.ok());
  await follow.click();
  await arrives;
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');

  await publish(origin, creator, 'The Second Pier');
  await visit(page, '/en-US/story-hub');
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await bell.click();
  await page.getByRole('menuitem', { name: /New story by .*The Second Pier/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Second Pier' })).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(follow).toHaveAttribute('aria-pressed', 'true');

  await visit(page, '/en-US/notifications');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /New story by .*The Second Pier/ })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await main.getByRole('button', { name: /^Unfollow / }).click();
  await expect(main.getByRole('heading', { name: 'Creators you follow' })).toHaveCount(0);
  await page.reload();
  await expect(main.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
});
