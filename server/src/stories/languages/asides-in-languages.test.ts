import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { StorySessionEnvelope, type StoryRound, type StorySession } from '../../contract/validators.ts';
import { translatedFerry } from '../../testing/ink/translated-ferry.ts';
import { createToldStories, roundOf, type ToldStories } from '../../testing/told-stories.ts';
import { replay } from '../play/replay.ts';
import { findRounds } from '../rounds/round-store.ts';
import { findAnySession } from '../talk/talk-store.ts';

const inGerman = { 'language-type': 'de-DE' };

let server: ToldStories;
beforeAll(async () => {
  server = await createToldStories(translatedFerry.findInk, translatedFerry.findTranslatedInk);
});
afterAll(() => server[Symbol.asyncDispose]());

async function begunInGerman(session: SessionValues): Promise<StorySession> {
  const { body } = await server.post(session, '/story-sessions', { storyId: 'low-tide' }, inGerman);
  return StorySessionEnvelope.parse(body).data;
}

const moveInGerman = async (session: SessionValues, { roundId, storySessionId }: StoryRound, what: object) =>
  roundOf(await server.post(session, `/story-sessions/${storySessionId}/rounds`, { roundId, ...what }, inGerman));

describe('words of the reader in a story that is told in German', () => {
  it('are told beside it in German, before the choices of the translation, and the story continues in it', async () => {
    const session = await server.guest();
    const { round } = await begunInGerman(session);
    const told = await moveInGerman(session, round, { text: 'Ich pfeife.' });
    expect(JSON.stringify(server.peer.heard.at(-1)?.body)).toContain('Write in German');
    expect(told).toMatchObject({
      language: 'de-DE',
      move: 'typed',
      choiceText: 'Ich pfeife.',
      blocks: [{ text: 'The oven ticks as it cools.' }, { kind: 'speech' }],
      choices: [{ text: 'Mit ihr warten.' }, {}, {}],
      panel: [{ label: 'Vertrauen' }, {}],
    });
    const next = await moveInGerman(session, told, { choiceId: told.choices[0]?.choiceId });
    expect(next).toMatchObject({ language: 'de-DE', choiceText: 'Mit ihr warten.', progress: { round: 2 } });
    const { db } = server.deps.database;
    const rows = await findRounds(db, round.storySessionId);
    const play = await findAnySession(db, round.storySessionId);
    expect(await replay(server.deps.stories.engines, play, rows)).toEqual(rows.map((row) => row.state_after));
  });

  it('keep their language for a reader of another one', async () => {
    const session = await server.guest();
    const { round } = await begunInGerman(session);
    const told = await moveInGerman(session, round, { text: 'Ich singe.' });
    const path = `/story-sessions/${told.storySessionId}/rounds/${told.roundId}`;
    expect(roundOf(await server.call(path, { session }))).toEqual(told);
  });
});
