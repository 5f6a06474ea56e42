import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clock } from '../../../tests/clock';
import {
  configure,
  createGeneration,
  deleteGeneration,
  getGeneration,
  getPicture,
  listGenerations,
  restoreGeneration,
  stopGeneration,
  streamGenerationEvents,
} from '../../index';
import { scenarios } from '../index';

const server = setupServer(...scenarios.registered());
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  configure({ baseUrl: 'http://mock.test/api', clock });
});
afterAll(() => server.close());

const form = { kind: 'image', prompt: 'A lamp on a quay', count: 2, seed: 9 } as const;

test('goes through its events to the pictures that were asked for', async () => {
  const begun = await createGeneration(form);
  expect(begun).toMatchObject({ status: 'queued', pictures: [], prompt: form.prompt });
  const kinds: string[] = [];
  for await (const event of streamGenerationEvents(begun.generationId)) kinds.push(event.kind);
  expect(kinds).toEqual([
    'generation-changed',
    'generation-changed',
    'picture-added',
    'picture-added',
    'generation-ended',
  ]);
  const ended = await getGeneration(begun.generationId);
  expect(ended).toMatchObject({ status: 'complete', charge: { points: 24 }, pictures: [{ seed: 9 }, { seed: 10 }] });
  const [first] = ended.pictures;
  expect(await getPicture(first?.pictureId ?? '')).toEqual(first);
  expect((await listGenerations()).items[0]).toEqual(ended);
});

test('is stopped without pictures, deleted, and brought back', async () => {
  const { generationId } = await createGeneration(form);
  await stopGeneration(generationId);
  expect(await getGeneration(generationId)).toMatchObject({ status: 'stopped', pictures: [] });
  await deleteGeneration(generationId);
  await expect(getGeneration(generationId)).rejects.toMatchObject({ status: 404 });
  expect(await restoreGeneration(generationId)).toMatchObject({ generationId, status: 'stopped' });
});
