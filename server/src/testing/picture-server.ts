import { expect } from 'vitest';
import { readConfig } from '../config/config.ts';
import { GenerationEnvelope, type Generation } from '../contract/validators.ts';
import type { Overrides } from '../deps.ts';
import type { SessionValues } from '../http/principal.ts';
import type { Answer } from './answer.ts';
import { ScriptedPictureEngine } from './scripted-picture-engine.ts';
import { createTestServer, principalOf, type TestServer } from './test-server.ts';

export interface PictureServer extends TestServer {
  engine: ScriptedPictureEngine;
  ask(session: SessionValues, form?: object, headers?: Record<string, string>): Promise<Answer>;
  /** `ask` that must succeed. */
  begin(session: SessionValues, form?: object): Promise<Generation>;
  read(session: SessionValues, generationId: string): Promise<Generation>;
  ended(session: SessionValues, generationId: string): Promise<Generation>;
  balance(session: SessionValues): Promise<number>;
}

export async function createPictureServer(overrides: Overrides = {}): Promise<PictureServer> {
  const engine = new ScriptedPictureEngine();
  const { pictures } = readConfig({ NODE_ENV: 'test', IMAGE_LORAS: 'harb*' });
  const server = await createTestServer({ config: { pictures }, overrides: { pictureEngine: engine, ...overrides } });
  const ask: PictureServer['ask'] = (session, form = {}, headers = {}) =>
    server.call('/generations', {
      method: 'POST',
      session,
      headers,
      json: { kind: 'image', prompt: 'A lamp on a quay', ...form },
    });
  const read: PictureServer['read'] = async (session, id) =>
    GenerationEnvelope.parse((await server.call(`/generations/${id}`, { session })).body).data;
  return {
    ...server,
    engine,
    ask,
    read,
    async begin(session, form) {
      return GenerationEnvelope.parse((await ask(session, form)).body).data;
    },
    async ended(session, id) {
      await expect.poll(async () => (await read(session, id)).endedAt, { timeout: 20_000 }).not.toBeNull();
      return read(session, id);
    },
    async balance(session) {
      const { accountId, deviceId } = await principalOf(server.deps, session);
      return server.deps.points.balance(server.deps.database.db, accountId ?? deviceId);
    },
  };
}
