import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { ChatEnvelope, StorySessionEnvelope, StoryTalkEnvelope } from '../../contract/validators.ts';
import { ScriptedEngine } from '../../testing/scripted-engine.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const quay = `
# agreement: borrow-boat; ada-byrne; boat; true; Ada lends you her boat.; xyzzy
# agreement: monas-word; mona-dusk; word; true; Mona will speak for you.; xyzzy
VAR boat = false
VAR word = false
Ada waits.
+ [Wait.] -> END
`;

const engine = new ScriptedEngine();
let server: TestServer;
let session: SessionValues;
let sessionId: string;
let chatId: string;

const post = (path: string, json: object) => server.call(path, { method: 'POST', session, json });

beforeAll(async () => {
  const findInk = (storyId: string) => (storyId === 'low-tide' ? quay : undefined);
  server = await createTestServer({ overrides: { findInk, engine } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  session = await server.guest();
  const begun = await post('/story-sessions', { storyId: 'low-tide' });
  sessionId = StorySessionEnvelope.parse(begun.body).data.storySessionId;
  const opened = await post(`/story-sessions/${sessionId}/chats`, { characterId: 'ada-byrne' });
  chatId = ChatEnvelope.parse(opened.body).data.chatId;
});

/** What is offered after the reader said something, and the engine said this to it and this to the recogniser. */
async function offersAfter(said: string): Promise<unknown> {
  engine.says(said);
  const asked = engine.requests.length;
  await post(`/chats/${chatId}/messages`, { text: 'I would like to go over there.' });
  await expect.poll(() => engine.requests.length).toBe(asked + 2);
  await server.deps.stories.recognition.settled();
  const { body } = await server.call(`/story-sessions/${sessionId}/chats/ada-byrne`, { session });
  return StoryTalkEnvelope.parse(body).data.offers;
}

describe('a model that listens to a talk', () => {
  it('opens what the talk has come to in other words than the author’s, and agrees on nothing', async () => {
    expect(await offersAfter('{"agreementIds": ["borrow-boat"]}')).toMatchObject([
      { agreementId: 'borrow-boat', done: false },
    ]);
    expect(engine.requests.at(-1)?.format?.name).toBe('recognised');
    expect(engine.requests.at(-1)?.messages.at(-1)?.content).toContain('I would like to go over there.');
  });

  it('cannot open what belongs to another character or was never written', async () => {
    expect(await offersAfter('{"agreementIds": ["monas-word", "a-castle"]}')).toEqual([]);
  });

  it.each(['Yes, certainly.', '{"agreementIds": "borrow-boat"}', '{"agreementIds": [', '{}'])(
    'is not understood when it answers %s',
    async (answer) => {
      expect(await offersAfter(answer)).toEqual([]);
    },
  );
});
