import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations, type OperationFacts } from '../contract/operations.ts';
import { CharacterEnvelope, Problem } from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { findContractFault } from './validate.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const all: [string, OperationFacts][] = Object.entries(operations);
const pathOf = ({ path }: OperationFacts) => path.replaceAll(/\{\w+\}/g, 'nobody');

describe('every operation of the contract', () => {
  it.each(all)('is routed: %s', async (_id, facts) => {
    const answer = await server.app.request(`/api${pathOf(facts)}`, { method: facts.method.toUpperCase() });
    expect(facts.statuses).toContain(answer.status);
    // What is for operators is not found by anyone else.
    const isSought = facts.path.includes('{') || facts.path === operations.getBenchEngines.path;
    const isLookUp = isSought && facts.session !== 'required';
    expect(answer.status === 404 || (isLookUp && answer.status === 400)).toBe(isLookUp);
  });

  it.each(all.filter(([, { session }]) => session === 'required'))('asks %s for a session', async (_id, facts) => {
    const answer = await server.call(pathOf(facts), { method: facts.method.toUpperCase() });
    expect(answer).toMatchObject({ status: 401, body: { reason: 'UNAUTHENTICATED' } });
    expect(Problem.safeParse(answer.body).success).toBe(true);
  });

  it.each(all)('says which methods %s takes', async (_id, facts) => {
    const answer = await server.call(pathOf(facts), { method: 'PROPFIND' });
    expect(answer).toMatchObject({ status: 405, body: { reason: 'METHOD_NOT_ALLOWED' } });
    expect(answer.headers.get('allow')).toContain(facts.method.toUpperCase());
  });

  it('never looks into paths that only resemble one', async () => {
    for (const path of ['/registerlogin/nonsense-login', '/characters/a/b', '/', '/Characters', '/tags/']) {
      expect(await server.call(path)).toMatchObject({ status: 404, body: { reason: 'NOT_FOUND' } });
    }
  });
});

describe('answers', () => {
  // Search results are not cached between tests.
  const search = '/characters?q=ada';

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('that are not what the contract promises become a 500 that names the operation', async () => {
    vi.spyOn(server.deps.explore, 'listCharacters').mockResolvedValue({ items: [], nextCursor: null, total: -1 });
    const answer = await server.call(search);
    const message = 'listCharacters broke its contract';
    expect(answer).toMatchObject({ status: 500, body: { reason: 'INTERNAL', message } });
  });

  it('with a status that the contract does not name become a 500 that names the operation', async () => {
    vi.spyOn(server.deps.explore, 'listCharacters').mockRejectedValue(new AppError('CONFLICT', 'not possible here'));
    const answer = await server.call(search);
    expect(answer).toMatchObject({ status: 500, body: { message: 'listCharacters broke its contract' } });
  });

  it('to a fault inside say nothing about it', async () => {
    vi.spyOn(server.deps.explore, 'listCharacters').mockRejectedValue(new TypeError('secret detail at /srv/app.ts:12'));
    const answer = await server.call(search);
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|app\.ts|at /);
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });

  it('with a field that the contract does not know are a fault: that is how a persona would leak', async () => {
    const { body } = await server.call('/characters/ada-byrne');
    const envelope = { code: body.code, message: body.message, data: body.data };
    expect(findContractFault(CharacterEnvelope, envelope)).toBeUndefined();
    const leaking = { ...envelope, data: { ...Object(body.data), persona: 'wants' } };
    expect(findContractFault(CharacterEnvelope, leaking)).toContain('does not know');
  });
});
