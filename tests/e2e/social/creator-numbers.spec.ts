import { readFile } from 'node:fs/promises';

import type { DeviceSession } from '../../../server/src/contract/validators.ts';
import { expect, visit } from '../fixtures.ts';
import { testWithoutReward as test } from '../registered.ts';

const source = '-> quay\n=== quay\nThe quay at dusk.\n+ [Walk home.] Home. # ending: home; Home at last\n-> END\n';

/** Calls below `/api`; answers `data`. */
async function call(origin: string, session: object, path: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { ...session, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return Object(await answer.json()).data;
}

/** A guest begins the story and comes to its end. */
async function readAsGuest(origin: string, storyId: string): Promise<void> {
  const session = (await call(origin, {}, '/registerlogin/deviceinit?deviceType=web', 'GET')) as DeviceSession;
  const { round } = Object(await call(origin, session, '/story-sessions', 'POST', { storyId }));
  const [choice] = round.choices;
  const move = { roundId: round.roundId, choiceId: choice.choiceId };
  await call(origin, session, `/story-sessions/${round.storySessionId}/rounds`, 'POST', move);
}

test('a creator sees a number from five readers on, and takes it along as a file', async ({
  page,
  remembered,
  server,
}) => {
  const { origin } = server;
  await visit(page, '/en-US/gen-story');
  await page.getByRole('main').getByRole('link', { name: 'Your numbers' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No published works yet' })).toBeVisible();

  const form = {
    title: 'The Long Pier',
    tagline: 'Lamp after lamp',
    language: 'en-US',
    kind: 'dynamic',
    mature: false,
  };
  const story = await call(origin, remembered, '/user/stories', 'POST', { ...form, source });
  const storyId = String(Object(story).storyId);
  const visibility = { visibility: 'public', statement: true };
  await call(origin, remembered, `/stories/${storyId}/visibility`, 'PUT', visibility);
  for (let reader = 0; reader < 4; reader += 1) await readAsGuest(origin, storyId);

  await visit(page, '/en-US/creator-numbers');
  await main.getByRole('link', { name: 'The Long Pier' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'The Long Pier' })).toBeVisible();
  const people = main.getByRole('article', { name: 'People', exact: true });
  await expect(people.getByText('Fewer than 5')).toBeVisible();

  await readAsGuest(origin, storyId);
  await page.reload();
  await expect(people.getByText('5', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Home at last')).toBeVisible();
  await main.getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(/days=7/);
  await expect(people.getByText('5', { exact: true }).first()).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('link', { name: '28 days' })).toHaveAttribute('aria-current', 'page');

  await main.getByRole('link', { name: 'Your numbers' }).click();
  await expect(main.getByRole('heading', { name: 'By work' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^creator-numbers-\d{4}-\d\d-\d\d\.csv$/);
  const [header, row, ...more] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(header).toBe('kind,id,name,day,people,chats,replies,plays,rounds,likes,followers');
  expect(row).toMatch(new RegExp(`^story,${storyId},The Long Pier,\\d{4}-\\d\\d-\\d\\d,5,,,5,10,,$`));
  expect(more).toEqual([]);
});
