import { zipOf } from '../../../server/src/testing/files/card-files.ts';
import { until, type Journey } from './people.ts';
import { listAt, textAt, valueAt, type SweepAnswer } from './sweep.ts';

/** A way through a story of the house to where a talk opens a choice. */
const way = {
  storyId: 'the-counting-light',
  choices: [
    'Drink from the second cup.',
    'Read the log of that year, with the keeper’s leave.',
    'Go out on the gallery with Dr Qadir and count.',
    'Look through the boat store at the foot of the tower.',
    '“There were eight of them to be counted that night, not seven.”',
  ],
  characterId: 'maren-vale',
  asked: 'Go down. You have my word that the lamp will burn.',
} as const;

const choiceIdOf = (round: unknown, words: string): string =>
  String(Object([Object(round).choices].flat().find((choice) => Object(choice).text === words)).choiceId);

/** A story of the house: played, gone back in, talked in the middle of, shared and taken home. */
async function play({ sweep, ada: as, bea }: Journey): Promise<void> {
  const session = await sweep.call('createStorySession', { as, body: { storyId: way.storyId, name: 'Ida' } });
  const path = { storySessionId: textAt(session, 'storySessionId') };
  let round = valueAt(session, 'round');
  const first = String(Object(round).roundId);
  for (const words of way.choices) {
    const body = { roundId: String(Object(round).roundId), choiceId: choiceIdOf(round, words) };
    round = (await sweep.call('playStoryRound', { as, path, body })).data;
  }
  const roundId = String(Object(round).roundId);
  await sweep.call('listStorySessions', { as });
  await sweep.call('getStorySession', { as, path });
  await sweep.call('getPlayedStory', { as, path });
  await sweep.call('listStoryRounds', { as, path });
  await sweep.call('getStoryRound', { as, path: { ...path, roundId } });
  await sweep.call('exportStorySession', { as, path, query: { format: 'markdown' } });
  await sweep.call('shareStorySession', { as, path, body: { roundId } });
  await sweep.call('getStoryShare', { as, path });
  await sweep.call('getSharedPlay', { as: bea, path });
  await sweep.call('getSharedRound', { as: bea, path: { ...path, roundId: first } });
  await sweep.call('countSharedReading', { as: bea, path });
  await sweep.call('forkSharedPlay', { as: bea, path: { ...path, roundId: first } });
  await sweep.call('unshareStorySession', { as, path });

  const { characterId } = way;
  const talk = await sweep.call('openStoryChat', { as, path, body: { characterId } });
  await sweep.call('sendMessage', { as, path: { chatId: textAt(talk, 'chatId') }, body: { text: way.asked } });
  const offered = await until(
    () => sweep.call('getStoryTalk', { as, path: { ...path, characterId } }),
    (answer) => listAt(answer, 'offers').length > 0,
  );
  const agreementId = textAt(offered, 'offers', 0, 'agreementId');
  await sweep.call('agreeInStory', { as, path, body: { agreementId, roundId } });
  const kept = await sweep.call('getOfflineStory', { as, path: { storyId: way.storyId } });
  const sent = { choiceId: null, stateAfter: '0'.repeat(64) };
  await sweep.call('sendOfflinePlay', {
    as,
    path: { storyId: way.storyId },
    body: { hash: textAt(kept, 'hash'), seed: 7, rounds: [sent] },
  });
  await sweep.call('selectStoryRound', { as, path, body: { roundId: first } });
  await sweep.call('forkStorySession', { as, path: { ...path, roundId: first } });
  const gone = await sweep.call('createStorySession', { as, body: { storyId: way.storyId, name: 'Ida' } });
  await sweep.call('deleteStorySession', { as, path: { storySessionId: textAt(gone, 'storySessionId') } });
}

/** A story that Ada wrote, for herself alone; and one of the house. */
export async function stories(journey: Journey): Promise<void> {
  const { sweep, ada: as, secret } = journey;
  const source = `The ferry is late. ${secret}\n+ [Wait.] It comes.\n-> END`;
  await sweep.call('checkStorySource', { as, body: { source } });
  const content = zipOf({ 'story.ink': Buffer.from('The ferry is late.\n-> END') }).toString('base64');
  await sweep.call('unpackStory', { as, body: { content } });
  const form = {
    title: 'The Ferry',
    tagline: 'It costs what you would miss least',
    language: 'en-US',
    kind: 'dynamic',
  };
  const kept: SweepAnswer = await sweep.call('importStory', { as, body: { ...form, mature: false, source } });
  const path = { storyId: textAt(kept, 'storyId') };
  const [, pictureId = '', picture = ''] = /\/story-pictures\/([\w-]+)\/([\w-]+)/.exec(kept.text) ?? [];
  await sweep.call('getStoryPicture', { as, path: { pictureId, picture } });
  for (const id of ['getStory', 'getStoryEngagement', 'getStoryEndings'] as const) await sweep.call(id, { as, path });
  await sweep.call('deleteStory', { as, path });
  await sweep.call('restoreStory', { as, path });
  await sweep.call('quoteToldStory', { as });
  await play(journey);
}
