import { afterAll, beforeAll, expect, it } from 'vitest';
import { GenerationEvent } from '../contract/validators.ts';
import type { SessionValues } from '../http/principal.ts';
import { followEvents } from '../testing/follow-events.ts';
import { createPictureServer, type PictureServer } from '../testing/picture-server.ts';
import { plainPicture } from '../testing/scripted-picture-engine.ts';
import { openTestSocket, type TestSocket } from '../testing/test-socket.ts';

let server: PictureServer;
let socket: TestSocket;
beforeAll(async () => {
  server = await createPictureServer();
  socket = await openTestSocket(server);
});
afterAll(async () => {
  server.deps.streams.close();
  await socket[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const follow = (session: SessionValues, id: string, lastEventId?: string) =>
  followEvents({
    url: `${socket.origin}/api/generations/${id}/events`,
    session,
    lastEventId,
    schema: GenerationEvent,
  });

const file = async () => ({ bytes: await plainPicture({ width: 96, height: 128 }), mime: 'image/png' as const });

it('tells the share, shows a preview, brings the picture and ends', async () => {
  const session = await server.registered();
  const seen = Promise.withResolvers<void>();
  server.engine.does(
    { kind: 'job', jobId: 'job-followed' },
    { kind: 'progress', share: 0.25, place: 3 },
    { kind: 'preview', file: await file() },
    { wait: seen.promise },
    { kind: 'picture', index: 0, file: await file(), seed: 4 },
  );
  const { generationId } = await server.begin(session);
  const events: GenerationEvent[] = [];
  const ids: string[] = [];
  for await (const { event, id = '' } of follow(session, generationId)) {
    events.push(event);
    ids.push(id);
    if (event.kind === 'preview-changed') seen.resolve();
  }
  const kinds = events.map(({ kind }) => kind);
  expect(kinds.slice(-4)).toEqual(['preview-changed', 'picture-added', 'generation-ended', 'closing']);
  expect(events).toContainEqual({ kind: 'generation-changed', status: 'running', place: 4, share: 0.25 });
  const preview = events.find((event) => event.kind === 'preview-changed');
  expect(preview).toMatchObject({ width: 96, height: 128 });
  const ended = events.find((event) => event.kind === 'generation-ended');
  expect(ended).toMatchObject({ balance: 88, generation: { status: 'complete', pictures: [{ seed: 4 }] } });
  const place = kinds.indexOf('picture-added');
  const rest = [];
  for await (const { event } of follow(session, generationId, ids[place])) rest.push(event.kind);
  expect(rest).toEqual(['generation-ended', 'closing']);
});

it('of a generation that has ended tells its end alone to a client that comes late', async () => {
  const session = await server.registered();
  server.engine.drawsAll();
  const { generationId } = await server.begin(session);
  await server.ended(session, generationId);
  for (const lastEventId of [undefined, '0', '999']) {
    const kinds = [];
    for await (const { event } of follow(session, generationId, lastEventId)) kinds.push(event.kind);
    expect(kinds).toEqual(['generation-ended', 'closing']);
  }
});
