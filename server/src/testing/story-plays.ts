import type { SessionValues } from '../http/principal.ts';
import {
  StoryRoundEnvelope,
  StorySessionEnvelope,
  type StoryRound,
  type StorySession,
  type StorySessionForm,
} from '../contract/validators.ts';
import type { TestServer } from './test-server.ts';

export interface TestPlayer {
  session: SessionValues;
  begin(form: StorySessionForm): Promise<StorySession>;
  choose(round: StoryRound, index: number): Promise<StoryRound>;
  share(round: StoryRound): Promise<{ status: number; body: unknown }>;
}

export async function testPlayer(server: TestServer, of?: SessionValues): Promise<TestPlayer> {
  const session = of ?? (await server.guest());
  const post = (path: string, json: object) => server.call(path, { method: 'POST', session, json });
  return {
    session,
    async begin(form) {
      return StorySessionEnvelope.parse((await post('/story-sessions', form)).body).data;
    },
    async choose({ choices, roundId, storySessionId }, index) {
      const choiceId = choices[index]?.choiceId ?? '';
      const { body } = await post(`/story-sessions/${storySessionId}/rounds`, { roundId, choiceId });
      return StoryRoundEnvelope.parse(body).data;
    },
    async share({ roundId, storySessionId }) {
      return server.call(`/story-sessions/${storySessionId}/share`, { method: 'PUT', session, json: { roundId } });
    },
  };
}
