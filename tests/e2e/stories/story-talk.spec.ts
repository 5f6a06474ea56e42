import type { Page } from '@playwright/test';

import { catalogueOf } from '../catalogue.ts';
import { expect, visit } from '../fixtures.ts';
import { addressOf, choiceOf, choose, playTo, test } from './story-plays.ts';

/** A way to where one choice is shut, and the words that bring up what opens it. */
const way = {
  storyId: 'the-counting-light',
  choices: [
    'Drink from the second cup.',
    'Read the log of that year, with the keeper’s leave.',
    'Go out on the gallery with Dr Qadir and count.',
    'Look through the boat store at the foot of the tower.',
    '“There were eight of them to be counted that night, not seven.”',
  ],
  shut: '“Go down to him. I will keep the light.”',
  agreed: 'Maren Vale will take your word, once, and leave the wheel in your hands if you ask it.',
};

const agreed = (page: Page) => page.getByRole('listitem').filter({ hasText: way.agreed });

test('a choice that is shut is opened by a talk in the middle of the story, and taken', async ({
  page,
  session,
  server,
}) => {
  const round = await playTo(server, session, way);
  await visit(page, `/en-US${addressOf(round)}`);
  await expect(choiceOf(page, way.shut)).toBeDisabled();

  await test.step('a character of the cast answers and knows the story so far', async () => {
    await page.getByRole('link', { name: /Talk to Maren Vale/ }).click();
    await expect(page).toHaveURL(/\/story-character-chat\/[\w-]+\/the-counting-light\/maren-vale$/);
    await expect(page).toHaveTitle('Maren Vale in The Counting Light · Fabula');
    await expect(page.getByText('Sit on the lee side. I can hear you and count, if you leave gaps.')).toBeVisible();
    await page.getByRole('button', { name: 'More about this conversation' }).click();
    await page.getByRole('menuitem', { name: 'Memory' }).click();
    await expect(page.getByText('What they know of the story')).toBeVisible();
    await page.goBack();
  });

  await test.step('what the talk comes to is offered, and agreed with one press', async () => {
    await expect(agreed(page)).toHaveCount(0);
    const box = page.getByRole('textbox', { name: 'Write to Maren Vale' });
    await box.fill('Go down. You have my word that the lamp will burn.');
    await box.press('Enter');
    await expect(agreed(page)).toBeVisible({ timeout: 20_000 });
    await agreed(page).getByRole('button', { name: 'Agree' }).click();
    await agreed(page).getByRole('link', { name: 'Continue the story' }).click();
  });

  await test.step('the story stands at a round of its own, where the choice is open', async () => {
    await expect(page).toHaveURL(/\/dynamic-story-play\//);
    await expect(page.getByRole('main').getByText('One, then. I’ll take the one').first()).toBeVisible();
    await expect(choiceOf(page, way.shut)).toBeEnabled();
    await choose(page, way.shut);
    await expect(page.getByText('She looks at you; then up.')).toBeVisible();
  });
});

test('on a phone in Arabic a talk stands under its story, with the way back', async ({ page, session, server }) => {
  const words = catalogueOf('ar-SA');
  await page.setViewportSize({ width: 390, height: 844 });
  const round = await playTo(server, session, { ...way, choices: way.choices.slice(0, 1) });
  const { storySessionId, storyId } = round;
  await visit(page, `/ar-SA/story-character-chat/${storySessionId}/${storyId}/ilyas-qadir`);
  await expect(page.getByText('By all means. I was on the point of a conclusion')).toBeVisible();
  await expect(page.getByRole('navigation', { name: words['shell.bottomBar.label'] })).toHaveCount(0);
  await page.getByRole('link', { name: words['talk.strip.back'] }).click();
  await expect(page).toHaveURL(new RegExp(`/ar-SA${addressOf(round)}$`));
});
