import type { Page } from '@playwright/test';

import {
  DeviceSessionEnvelope,
  StoryRoundEnvelope,
  StorySessionEnvelope,
  type DeviceSession,
  type StoryRound,
} from '../../../server/src/contract/validators.ts';
import type { RunningServer } from '../../servers/start-server.ts';
import type { Language } from '../catalogue.ts';
import { expect, test as base } from '../fixtures.ts';

interface Ending {
  readonly choices: readonly string[];
  readonly title: string;
}

/** A story that is told without a model, on one of its shortest ways to an end. */
export interface ShortWay {
  readonly storyId: string;
  readonly title: string;
  /** What is chosen, up to where the ways part. */
  readonly choices: readonly string[];
  /** What is chosen from there, and the title of the ending that it leads to. */
  readonly endings: readonly [Ending, Ending];
}

export const countingLight: ShortWay = {
  storyId: 'the-counting-light',
  title: 'The Counting Light',
  choices: [
    'See what the lady on the stair has smelled.',
    'Ask to see the room below, where her father lay.',
    'Look through the boat store at the foot of the tower.',
    'Go out on the gallery with Dr Qadir and count.',
    '“He was not in the bed in the morning.”',
  ],
  endings: [
    { choices: ['“Leave him his count. It is all that he has.”', 'Look back as well.'], title: 'Still counting' },
    { choices: ['“Go down to him. I will keep the light.”', 'Keep the light.'], title: 'Relieved' },
  ],
};

export const heronPass: ShortWay = {
  storyId: 'winter-at-heron-pass',
  title: 'Winter at Heron Pass',
  choices: [
    'Take the second axe and follow the warden to the woodpile.',
    'Ask the warden about the stamp on the map.',
    'Open the door, and say that he is at the warden’s hut and that there is soup.',
    'Sit up with Sir Bram, who keeps touching the breast of his coat.',
    'Take down the map and put it in the stove, stamp and all.',
    'Ask the three of them to stand beside you when he asks.',
  ],
  endings: [
    {
      choices: ['Put another log on, draw up the second chair, and say nothing.'],
      title: 'Out of politeness',
    },
    { choices: ['Tell him. He asked nicely, and it is his name.'], title: 'A new one, lower down' },
  ],
};

export const test = base.extend<{ session: DeviceSession }>({
  session: async ({ server }, use) => {
    const answer = await fetch(`${server.origin}/api/registerlogin/deviceinit?deviceType=web`);
    await use(DeviceSessionEnvelope.parse(await answer.json()).data);
  },
  remembered: async ({ session }, use) => {
    await use({ cookieConsent: 'rejected', ...session });
  },
});

/** Plays a story through the API as far as the choices go, and gives the round that it comes to. */
export async function playTo(
  server: RunningServer,
  session: DeviceSession,
  { storyId, choices }: Pick<ShortWay, 'storyId' | 'choices'>,
): Promise<StoryRound> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { ...session, 'content-type': 'application/json' };
    const answer = await fetch(`${server.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const begun = StorySessionEnvelope.parse(await post('/story-sessions', { storyId })).data;
  let { round } = begun;
  for (const text of choices) {
    const choice = round.choices.find((known) => known.text === text);
    if (choice === undefined) throw new Error(`There is no choice ${text} among ${JSON.stringify(round.choices)}`);
    const { roundId } = round;
    const path = `/story-sessions/${begun.storySessionId}/rounds`;
    round = StoryRoundEnvelope.parse(await post(path, { roundId, choiceId: choice.choiceId })).data;
  }
  return round;
}

/** A round as its reader is told it in a language. */
export async function roundIn(
  server: RunningServer,
  session: DeviceSession,
  { roundId, storySessionId }: Pick<StoryRound, 'roundId' | 'storySessionId'>,
  language: Language,
): Promise<StoryRound> {
  const headers = { ...session, 'language-type': language };
  const answer = await fetch(`${server.origin}/api/story-sessions/${storySessionId}/rounds/${roundId}`, { headers });
  return StoryRoundEnvelope.parse(await answer.json()).data;
}

export const addressOf = ({ storySessionId, storyId, roundId }: StoryRound): string =>
  `/dynamic-story-play/${storySessionId}/${storyId}/${roundId}`;

/** A choice by its words; its name begins with its number. */
export const choiceOf = (page: Page, text: string) => page.getByRole('main').getByRole('button', { name: text });

/** Takes a choice, and waits until the round after it has its address. */
export async function choose(page: Page, text: string): Promise<void> {
  const before = page.url();
  await choiceOf(page, text).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}
