import type { DeviceSession } from '../../../server/src/contract/validators.ts';
import { signInByEmail } from '../../servers/sign-in-by-email.ts';
import { expect, untilLive, visit } from '../fixtures.ts';
import { rewardPutOff, testWithoutReward as test } from '../registered.ts';

const source = `# title: The Quay
-> quay
=== quay
The quay at dusk.
+ [Walk on.] -> first
=== first
The first lamp.
+ [Further.] -> second
=== second
The second lamp.
+ [To the end.] -> home
=== home
The end of the quay. # ending: home; Home
-> END
`;

const balance = (points: string) => `${points} points, see prices`;

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

test('a creator sells two stories; a reader reads two rounds, buys them and reads on; the share arrives', async ({
  browser,
  page,
  server,
}) => {
  const { origin } = server;
  const session = await signInByEmail(origin, 'quay-maker@example.com');
  const storyId = await publish(origin, session, 'The Near Quay');
  await publish(origin, session, 'The Far Quay');
  const storage = { cookieConsent: 'rejected', ...session, ...rewardPutOff() };
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const studio = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const maker = await studio.newPage();
  await visit(maker, '/en-US/bundles');
  await maker.getByRole('link', { name: 'New bundle' }).first().click();
  await maker.getByRole('textbox', { name: 'Title' }).fill('Two quays');
  await maker.getByRole('textbox', { name: 'Short description' }).fill('Lamps over the water.');
  await maker.getByRole('checkbox', { name: 'The Near Quay' }).check();
  await maker.getByRole('checkbox', { name: 'The Far Quay' }).check();
  await expect(maker.getByText('You get 35 points of 50.')).toBeVisible();
  await maker.getByRole('button', { name: 'Save' }).click();
  await expect(maker.getByRole('link', { name: 'Two quays' })).toBeVisible();

  await visit(page, `/en-US/storyuserselection/${storyId}`);
  await page.getByRole('button', { name: 'Begin the story' }).click();
  await page.getByRole('button', { name: 'Walk on.' }).click();
  await expect(page.getByText('The first lamp.')).toBeVisible();
  await page.getByRole('button', { name: 'Further.' }).click();
  await expect(page.getByText('The story continues in a bundle')).toBeVisible();
  await page.getByRole('button', { name: 'Buy for 50 points' }).click();
  await expect(page.getByText('The second lamp.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'To the end.' })).toBeVisible();

  await visit(page, '/en-US/bonus');
  await expect(page.getByRole('link', { name: balance('50') })).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: 'Story bundle' });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('50');

  await maker.reload();
  await untilLive(maker);
  await expect(maker.getByText('Sold once, for you: 35 points')).toBeVisible();
  await expect(maker.getByRole('link', { name: balance('135') })).toBeVisible();
  await studio.close();
});
