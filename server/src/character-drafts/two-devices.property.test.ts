import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CharacterDraftConflict, type CharacterDraft, type CharacterDraftChanges } from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const FIELDS = ['name', 'tagline', 'description', 'greeting'] as const;
type Field = (typeof FIELDS)[number];

const step = fc.record({
  device: fc.constantFrom(0, 1),
  act: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...FIELDS) },
    { weight: 3, arbitrary: fc.constant('send' as const) },
    { weight: 1, arbitrary: fc.constant('repeat' as const) },
    { weight: 1, arbitrary: fc.constant('read' as const) },
  ),
});

/** A device as far as the server can tell: what it has read, what it has written since, its last request. */
interface Device {
  known: CharacterDraft;
  written: Partial<Record<Field, string>>;
  last: { base: number; changes: CharacterDraftChanges; key: string } | undefined;
}

/** The stored draft, or why it was not stored. */
async function attempt(update: Promise<CharacterDraft>) {
  try {
    return { draft: await update };
  } catch (error) {
    if (!(error instanceof AppError) || error.draftConflict === undefined) throw error;
    return { conflict: CharacterDraftConflict.parse(error.draftConflict) };
  }
}

it('nothing that was acknowledged is lost when two devices write at once, in any order', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async (steps) => {
      runs += 1;
      const ownerId = `acc-property-${runs}`;
      const view = { locale: 'en-US', mature: false, viewerId: ownerId } as const;
      const caller = { ownerId, isGuest: false, view, network: undefined, queueKey: ownerId };
      const { characterDrafts } = server.deps;
      const draft = await characterDrafts.create(caller, { from: 'blank' });
      const { draftId } = draft;
      const acknowledged = new Map<Field, string>(FIELDS.map((field) => [field, '']));
      const devices: Device[] = [0, 1].map(() => ({ known: draft, written: {}, last: undefined }));
      let texts = 0;

      const send = async (device: Device, request: NonNullable<Device['last']>, isNew: boolean) => {
        const { key, ...change } = request;
        const read = device.known.fields;
        const { conflict, draft: stored } = await attempt(characterDrafts.update({ ...caller, key }, draftId, change));
        device.known = conflict?.draft ?? stored ?? device.known;
        const sent = isNew ? FIELDS.filter((field) => change.changes[field] !== undefined) : [];
        const decided = sent.filter((field) => conflict === undefined || conflict.fields.includes(field));
        for (const field of decided) {
          // A text that this device had read gives way to its own; one that it did not know is never lost.
          expect(read[field] === acknowledged.get(field)).toBe(conflict === undefined);
          const value = change.changes[field] ?? '';
          if (conflict === undefined) acknowledged.set(field, value);
          // The device keeps both, its own words after theirs.
          else device.written[field] = `${conflict.draft.fields[field]}|${value}`.slice(-60);
        }
        if (!isNew || conflict !== undefined) return;
        device.written = {};
        device.last = request;
      };

      for (const { act, device: index } of steps) {
        const device = devices[index];
        if (device === undefined) throw new Error('There is no such device');
        if (act === 'read') {
          // It reads to look at the draft; what it has written is still based on what it knew.
          if (Object.keys(device.written).length === 0) device.known = await characterDrafts.get(ownerId, draftId);
        } else if (act === 'send') {
          if (Object.keys(device.written).length === 0) continue;
          texts += 1;
          const request = { base: device.known.revision, changes: { ...device.written }, key: `change-${texts}` };
          await send(device, request, true);
        } else if (act === 'repeat') {
          const { last } = device;
          if (last !== undefined && Object.keys(device.written).length === 0) await send(device, last, false);
        } else {
          texts += 1;
          device.written[act] = `${index}-${texts}`;
        }
        const { fields } = await characterDrafts.get(ownerId, draftId);
        for (const field of FIELDS) expect(fields[field]).toBe(acknowledged.get(field));
      }
    }),
    { numRuns: 60, seed: 14 },
  );
});
