import { tellingPeer } from '../../../server/src/testing/peers/story-peer.ts';
import { openTextPeer, type TextPeer } from '../../../server/src/testing/peers/text-peer.ts';
import { startServer, type RunningServer } from '../../servers/start-server.ts';
import { expect, test as guest, visit } from '../fixtures.ts';
import { choose } from './story-plays.ts';

const remembered = { cookieConsent: 'rejected' };
const withoutModel = guest.extend({ remembered });
const test = guest.extend<object, { peer: TextPeer; server: RunningServer }>({
  remembered,
  peer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      await using peer = await openTextPeer(
        tellingPeer((_heard, number) => ({
          paragraphs: [{ kind: 'narration', speaker: null, text: `The handle turns for the ${number}. time.` }],
          meters: [{ meter: 'Courage', change: 1 }],
        })),
      );
      await use(peer);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ peer }, use) => {
      const server = await startServer({
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
        TEXT_BASE_URL: peer.baseUrl,
        TEXT_MODEL: 'storyteller',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test('one sentence becomes a story, which own words change, and which a reload does not tell again', async ({
  page,
  peer,
}) => {
  await visit(page, '/en-US/gen-story');
  const sentence = page.getByRole('textbox', { name: 'What is the story about?' });
  await sentence.fill('A night porter finds a door that was not there yesterday.');
  await page.getByRole('button', { name: /^Begin the story/ }).click();
  await expect(page).toHaveURL(/\/dynamic-story-play\//);
  const text = page.getByRole('main');
  await expect(text.getByText('You know every door on it.')).toBeVisible();
  await expect(text.getByText('The handle turns for the 1. time.')).toBeVisible();
  const first = page.url();

  await choose(page, 'Look at the oven.');
  await expect(text.getByText('The handle turns for the 2. time.')).toBeVisible();

  await page.getByRole('radio', { name: 'Say' }).click();
  await page.getByRole('textbox', { name: 'Your own move' }).fill('Is anyone there?');
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(text.getByText('The handle turns for the 3. time.')).toBeVisible();
  expect(JSON.stringify(peer.heard.at(-1)?.body)).toContain('The reader says: “Is anyone there?”');

  const asked = peer.heard.length;
  await page.reload();
  await expect(text.getByText('The handle turns for the 3. time.')).toBeVisible();
  await page.goto(first);
  await expect(text.getByText('The handle turns for the 1. time.')).toBeVisible();
  expect(peer.heard).toHaveLength(asked);

  await visit(page, '/en-US/gen-story');
  await expect(page.getByRole('region', { name: 'Yours' }).getByText('Told by a model')).toBeVisible();
});

test('a plan of the wizard is told, and stays a plan', async ({ page, peer }) => {
  await visit(page, '/en-US/gen-story-wizard');
  await page.getByRole('textbox', { name: 'Title' }).fill('The Door at Four');
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByText(/^Draft saved /)).toBeVisible();
  await visit(page, `/en-US/gen-story-wizard/page-three${new URL(page.url()).search}`);
  await page.getByRole('textbox', { name: 'Opening' }).fill('The bell of the side door rings.');
  await page.getByRole('button', { name: /^Begin the story/ }).click();

  // A story has a tagline: the page leads there, and nothing is lost.
  await expect(page).toHaveURL(/page-one/);
  await expect(page.getByRole('textbox', { name: 'Tagline' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Tagline' }).fill('The bell rings, and the street is empty');
  await page.getByRole('button', { name: 'Next: shape' }).click();
  await page.getByRole('button', { name: 'Next: words' }).click();
  await page.getByRole('button', { name: /^Begin the story/ }).click();
  await expect(page).toHaveURL(/\/dynamic-story-play\//);
  await expect(page.getByRole('main').getByText(/^The handle turns for the \d+\. time\.$/)).toBeVisible();
  expect(JSON.stringify(peer.heard.map(({ body }) => body))).toContain('The bell of the side door rings.');

  await visit(page, '/en-US/gen-story');
  await expect(page.getByText('The Door at Four').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
});

withoutModel('without a text model the page says so, and leads to the stories of authors', async ({ page }) => {
  await visit(page, '/en-US/gen-story');
  const told = page.getByRole('region', { name: 'Start from one sentence' });
  await expect(told.getByText(/This needs a text model/)).toBeVisible();
  await told.getByRole('link', { name: 'Explore stories' }).click();
  await expect(page).toHaveURL(/\/en-US\/story-hub/);
});
