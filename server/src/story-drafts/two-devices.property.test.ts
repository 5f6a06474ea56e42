import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StoryDraftConflict, type StoryDraft, type StoryDraftChanges } from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const FIELDS = ['title', 'tagline', 'opening', 'source'] as const;
type Field = (typeof FIELDS)[number];

const step = fc.record({
  device: fc.constantFrom(0, 1),
  act: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...FIELDS) },
    { weight: 3, arbitrary: fc.constant('send' as const) },
    { weight: 1, arbitrary: fc.constant('read' as const) },
  ),
});

/** A device as far as the server can tell: what it has read, and what it has written since. */
interface Device {
  known: StoryDraft;
  written: Partial<Record<Field, string>>;
}

async function attempt(update: Promise<StoryDraft>): Promise<{ draft: StoryDraft; conflicting: readonly string[] }> {
  try {
    return { draft: await update, conflicting: [] };
  } catch (error) {
    if (!(error instanceof AppError) || error.draftConflict === undefined) throw error;
    const { draft, fields } = StoryDraftConflict.parse(error.draftConflict);
    return { draft, conflicting: fields };
  }
}

it('nothing that was acknowledged is lost in 1,000 edits of two devices, which end with the same draft', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 50 }), async (steps) => {
      runs += 1;
      const ownerId = `acc-story-${runs}`;
      const view = { locale: 'en-US', mature: false, viewerId: ownerId } as const;
      const caller = { ownerId, isGuest: false, view, network: undefined, queueKey: ownerId, key: undefined };
      const { storyDrafts } = server.deps;
      const draft = await storyDrafts.create(caller, { from: 'blank' });
      const acknowledged = new Map<Field, string | null>(FIELDS.map((field) => [field, draft.fields[field]]));
      const devices: Device[] = [0, 1].map(() => ({ known: draft, written: {} }));

      const send = async (device: Device) => {
        const changes: StoryDraftChanges = { ...device.written };
        if (Object.keys(changes).length === 0) return;
        const base = device.known.revision;
        const { conflicting, draft: now } = await attempt(storyDrafts.update(caller, draft.draftId, { base, changes }));
        if (conflicting.length === 0) {
          for (const field of FIELDS) acknowledged.set(field, changes[field] ?? acknowledged.get(field) ?? null);
          device.written = {};
        } else {
          // The device keeps both, its own words after theirs.
          for (const field of FIELDS) {
            if (conflicting.includes(field))
              device.written[field] = `${now.fields[field]}|${changes[field]}`.slice(-60);
          }
        }
        device.known = now;
      };

      for (const [number, { act, device: index }] of steps.entries()) {
        const device = devices[index];
        if (device === undefined) throw new Error('There is no such device');
        if (act === 'send') await send(device);
        else if (act === 'read') {
          if (Object.keys(device.written).length === 0) device.known = await storyDrafts.get(ownerId, draft.draftId);
        } else device.written[act] = `${index}-${number}`;
        const { fields } = await storyDrafts.get(ownerId, draft.draftId);
        for (const field of FIELDS) expect(fields[field]).toBe(acknowledged.get(field));
      }
      for (const device of [...devices, ...devices]) await send(device);
      const ends = await Promise.all(devices.map(() => storyDrafts.get(ownerId, draft.draftId)));
      expect(ends[0]).toEqual(ends[1]);
    }),
    { numRuns: 20, seed: 16 },
  );
});
