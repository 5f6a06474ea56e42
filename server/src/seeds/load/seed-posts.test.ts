import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostEnvelope, PostPageEnvelope } from '../../contract/validators.ts';
import { seedWorld } from './seed-world.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { testWorld } from '../../testing/test-world.ts';

const path = '/characters/ada-byrne/posts/ada-byrne-first-light';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

async function read(locale: string) {
  const answer = await server.call('/characters/ada-byrne/posts', { headers: { 'language-type': locale } });
  return PostPageEnvelope.parse(answer.body).data.items;
}

describe('the posts of the house', () => {
  it('are read in the reader’s language where there is a translation, else as they were written', async () => {
    expect(await read('es-ES')).toMatchObject([{ text: 'La luz está encendida.', language: 'es-ES' }]);
    expect(await read('de-DE')).toMatchObject([{ text: 'The light is lit.', language: 'en-US', likeCount: 0 }]);
  });

  it('cannot be changed by any user', async () => {
    const session = await server.registered();
    const json = { text: 'The light is out.', language: 'en-US' };
    expect((await server.call(path, { method: 'PUT', session, json })).status).toBe(403);
    expect((await server.call(path, { method: 'DELETE', session })).status).toBe(403);
  });

  it('keep what readers made of them from one edition to the next, and are hidden by one without them', async () => {
    const session = await server.registered();
    await server.call(`${path}/like`, { method: 'PUT', session });
    const { database } = server.deps;
    await seedWorld(database, server.clock, { ...testWorld, posts: [] });
    expect((await server.call(path)).status).toBe(404);
    const [post] = testWorld.posts;
    if (post === undefined) throw new Error('The world has a post');
    const posts = [{ ...post, text: 'The light is lit again.', translations: {} }];
    await seedWorld(database, server.clock, { ...testWorld, posts });
    const { body } = await server.call(path, { session, headers: { 'language-type': 'es-ES' } });
    expect(PostEnvelope.parse(body).data).toMatchObject({ text: 'The light is lit again.', likeCount: 1, liked: true });
  });
});
