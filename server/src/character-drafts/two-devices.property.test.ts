import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CharacterDraft, CharacterDraftChanges } from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const FIELDS = ['name', 'tagline', 'description', 'greeting'] as const;
type Field = (typeof FIELDS)[number];

/** What a device does next: it writes a field, sends what it has written, sends it again, or reads the draft. */
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

it('nothing that was acknowledged is lost when two devices write at once, in any order', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async (steps) => {
      runs += 1;
      const ownerId = `acc-property-${runs}`;
      const caller = { ownerId, isGuest: false, view: { locale: 'en-US', mature: false, viewerId: ownerId } } as const;
      const { characterDrafts } = server.deps;
      const draft = await characterDrafts.create(caller, { from: 'blank' });
      const { draftId } = draft;
      /** The last value of each field that the server said it had stored. */
      const acknowledged = new Map<Field, string>(FIELDS.map((field) => [field, '']));
      const devices: Device[] = [0, 1].map(() => ({ known: draft, written: {}, last: undefined }));
      let texts = 0;

      const send = async (device: Device, request: NonNullable<Device['last']>, isNew: boolean) => {
        const { key, ...change } = request;
        try {
          const read = device.known.fields;
          device.known = await characterDrafts.update({ ...caller, key }, draftId, change);
          if (!isNew) return;
          for (const field of FIELDS) {
            const value = change.changes[field];
            if (value === undefined) continue;
            // It took the place of a text that this device had read, never of one that it did not know.
            expect(read[field]).toBe(acknowledged.get(field));
            acknowledged.set(field, value);
          }
          device.written = {};
          device.last = request;
        } catch (error) {
          if (!(error instanceof AppError) || error.draftConflict === undefined) throw error;
          const { draft: theirs, fields } = error.draftConflict;
          // It was refused for a reason: each named field is not what this device had read, and not what it sends.
          for (const field of FIELDS.filter((name) => fields.includes(name))) {
            expect(theirs.fields[field]).not.toBe(change.changes[field]);
            expect(theirs.fields[field]).toBe(acknowledged.get(field));
          }
          // The device keeps both: its own words after theirs, which it has now read.
          for (const field of FIELDS.filter((name) => fields.includes(name))) {
            device.written[field] = `${theirs.fields[field]}|${change.changes[field] ?? ''}`.slice(-60);
          }
          device.known = theirs;
        }
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
