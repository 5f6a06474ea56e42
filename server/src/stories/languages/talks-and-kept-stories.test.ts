import { InkProgram } from '@fabula/ink/ink-program';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ChatEnvelope,
  OfflinePlayEnvelope,
  OfflineStoryEnvelope,
  StoryRoundEnvelope,
  StorySessionEnvelope,
  StoryTalkEnvelope,
  type OfflinePlayForm,
  type OfflineStory,
} from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { createOfflineEngine } from '../../providers/text/offline/offline-engine.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { translatedFerry } from '../../testing/ink/translated-ferry.ts';
import { replay } from '../play/replay.ts';
import { findRounds } from '../rounds/round-store.ts';
import { findAnySession } from '../talk/talk-store.ts';

const SEED = 4_711;
const inGerman = { 'language-type': 'de-DE' };

let server: TestServer;
let reader: SessionValues;
beforeAll(async () => {
  const engine = createOfflineEngine(async () => undefined);
  server = await createTestServer({ overrides: { ...translatedFerry, engine } });
  reader = await server.guest();
});
afterAll(() => server[Symbol.asyncDispose]());

const get = async (path: string, headers: Record<string, string>) =>
  (await server.call(path, { session: reader, headers })).body;
const post = async (path: string, json: object, headers: Record<string, string> = inGerman) =>
  (await server.call(path, { method: 'POST', session: reader, json, headers })).body;

async function hashesOf(sessionId: string) {
  const { db } = server.deps.database;
  const rows = await findRounds(db, sessionId);
  const again = await replay(server.deps.stories.engines, await findAnySession(db, sessionId), rows);
  return { again, kept: rows.map((row) => row.state_after), languages: rows.map((row) => row.language) };
}

describe('a talk inside a story that is told in German', () => {
  it('is begun and agreed on in German, and replays to the same hashes', async () => {
    const { round } = StorySessionEnvelope.parse(await post('/story-sessions', { storyId: 'low-tide' })).data;
    const { storySessionId } = round;
    const talk = `/story-sessions/${storySessionId}/chats`;
    const chat = ChatEnvelope.parse(await post(talk, { characterId: 'ada-byrne' })).data;
    expect(chat.messages.items[0]?.text).toBe('Du willst etwas.');
    await post(`/chats/${chat.chatId}/messages`, { text: 'Leih mir das Boot.' });
    const { offers } = StoryTalkEnvelope.parse(await get(`${talk}/ada-byrne`, inGerman)).data;
    expect(offers).toEqual([{ agreementId: 'borrow-boat', text: 'Ada leiht dir ihr Boot.', done: false }]);
    const form = { agreementId: 'borrow-boat', roundId: round.roundId };
    const agreed = StoryRoundEnvelope.parse(await post(`/story-sessions/${storySessionId}/agreements`, form)).data;
    expect(agreed).toMatchObject({
      language: 'de-DE',
      move: 'talk',
      choiceText: 'Ada leiht dir ihr Boot.',
      blocks: [{ kind: 'speech', speaker: 'ada-byrne', text: '„Bring es trocken zurück.“' }],
    });
    const row = agreed.choices.find(({ text }) => text === 'Hinüberrudern.');
    const move = { roundId: agreed.roundId, choiceId: row?.choiceId };
    const last = StoryRoundEnvelope.parse(await post(`/story-sessions/${storySessionId}/rounds`, move)).data;
    expect(last.ending).toEqual({ endingId: 'rowed', title: 'Mit eigenen Rudern' });
    const { again, kept, languages } = await hashesOf(storySessionId);
    expect(again).toEqual(kept);
    expect(languages).toEqual(['de-DE', 'de-DE', 'de-DE']);
    const english = await get(`/story-sessions/${storySessionId}/rounds/${agreed.roundId}`, {});
    expect(StoryRoundEnvelope.parse(english).data).toMatchObject({
      choiceText: 'Ada lends you her boat.',
      blocks: [{ text: '“Bring it back dry.”' }],
    });
  });
});

describe('a story that is kept in German', () => {
  const keep = async (headers: Record<string, string>): Promise<OfflineStory> =>
    OfflineStoryEnvelope.parse(await get('/stories/low-tide/offline?part=program', headers)).data;

  /** What a browser without a network does: it takes the first choice until the story ends. */
  function playOffline({ hash, language, program }: OfflineStory): OfflinePlayForm {
    const ink = new InkProgram(program ?? '');
    let turn = ink.begin(SEED, { name: null, roleId: 'islander' });
    const rounds: OfflinePlayForm['rounds'] = [{ choiceId: null, stateAfter: turn.stateHash }];
    for (let [choice] = turn.choices; choice !== undefined; [choice] = turn.choices) {
      turn = ink.play(turn.state, { kind: 'choice', choiceId: choice.choiceId });
      rounds.push({ choiceId: choice.choiceId, stateAfter: turn.stateHash });
    }
    return { hash, seed: SEED, rounds, ...(language === undefined ? {} : { language }) };
  }

  it('comes back whole from a site in another language, as it was told, with the states of the original', async () => {
    const story = await keep(inGerman);
    expect(story.language).toBe('de-DE');
    const form = playOffline(story);
    const sent = OfflinePlayEnvelope.parse(await post('/stories/low-tide/offline-plays', form, {})).data;
    expect(sent).toMatchObject({ equal: 3, sent: 3, changed: false });
    const path = `/story-sessions/${sent.storySessionId}`;
    const german = StorySessionEnvelope.parse(await get(path, inGerman)).data;
    expect(german.round).toMatchObject({ language: 'de-DE', ending: { title: 'Über das Wasser' } });
    const english = StorySessionEnvelope.parse(await get(path, {})).data;
    expect(english.round).toMatchObject({ choiceText: 'Board.', ending: { title: 'Over the water' } });
    const { again, kept, languages } = await hashesOf(sent.storySessionId);
    expect(again).toEqual(kept);
    expect(languages).toEqual(['de-DE', 'de-DE', 'de-DE']);
  });

  it('is kept in its own language by a reader whose language it does not have', async () => {
    const story = await keep({ 'language-type': 'fr-FR' });
    expect(story.language).toBeUndefined();
    const form = playOffline(story);
    expect(OfflinePlayEnvelope.parse(await post('/stories/low-tide/offline-plays', form)).data.equal).toBe(3);
  });
});
