import { ownerOf, type SessionValues } from '../http/principal.ts';
import type { Config } from '../config/config.ts';
import {
  StoryRoundEnvelope,
  StoryRoundListEnvelope,
  StorySessionEnvelope,
  type StoryRound,
  type StorySession,
} from '../contract/validators.ts';
import { createOpenAiEngine } from '../providers/text/openai/openai-engine.ts';
import type { FindInk, HouseInk } from '../stories/play/story-engines.ts';
import type { Answer } from './answer.ts';
import { writingPeer, writtenRound } from './peers/story-peer.ts';
import { createTestServer, principalOf, type TestServer } from './test-server.ts';
import { openTextPeer, type PeerAnswer, type TextPeer } from './peers/text-peer.ts';

export interface ToldStories extends TestServer {
  peer: TextPeer;
  answering: PeerAnswer;
  post(session: SessionValues, path: string, json: object, headers?: Record<string, string>): Promise<Answer>;
  begin(session: SessionValues, storyId: string): Promise<StorySession>;
  move(session: SessionValues, round: StoryRound, what: object): Promise<Answer>;
  choose(session: SessionValues, round: StoryRound, index?: number): Promise<Answer>;
  balanceOf(session: SessionValues): Promise<number>;
  countRounds(session: SessionValues, round: StoryRound): Promise<number>;
}

export const roundOf = ({ body }: Answer): StoryRound => StoryRoundEnvelope.parse(body).data;

/** `findInk`: the authored stories, and their translations; the model tells the others. */
export async function createToldStories(
  findInk: FindInk,
  findTranslatedInk?: HouseInk['findTranslatedInk'],
  config: Partial<Config> = {},
): Promise<ToldStories> {
  const answering = writingPeer((_heard, number) => writtenRound({ summary: `Round ${number}.` }));
  const peer = await openTextPeer(answering);
  const options = { name: 'openai', baseUrl: peer.baseUrl, apiKey: undefined, model: 'small', stallMs: 5_000 };
  const engine = createOpenAiEngine({ ...options, clock: { now: () => 0 } });
  const server = await createTestServer({
    config,
    overrides: { engine, findInk, ...(findTranslatedInk && { findTranslatedInk }) },
  });
  const { database, points } = server.deps;

  const post: ToldStories['post'] = (session, path, json, headers = {}) =>
    server.call(path, { method: 'POST', session, json, headers });
  const move: ToldStories['move'] = (session, { roundId, storySessionId }, what) =>
    post(session, `/story-sessions/${storySessionId}/rounds`, { roundId, ...what });

  return {
    ...server,
    peer,
    answering,
    post,
    move,
    begin: async (session, storyId) =>
      StorySessionEnvelope.parse((await post(session, '/story-sessions', { storyId })).body).data,
    choose: (session, round, index = 0) => move(session, round, { choiceId: round.choices[index]?.choiceId }),
    balanceOf: async (session) => points.balance(database.db, ownerOf(await principalOf(server.deps, session))),
    async countRounds(session, { storySessionId }) {
      const { body } = await server.call(`/story-sessions/${storySessionId}/rounds`, { session });
      return StoryRoundListEnvelope.parse(body).data.items.length;
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await peer[Symbol.asyncDispose]();
    },
  };
}
