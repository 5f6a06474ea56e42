import { describe, expect, it } from 'vitest';
import { operations } from '../generated/examples';
import type { PublicLogProof } from '../generated/model';
import { checkPublicLogExport } from './check-export';
import { checkPublicLogProof } from './check-proof';

const proofs: PublicLogProof[] = Object.values(operations.getPublicLogEntry.examples[200]).map(({ data }) => data);
const file = operations.exportPublicLog.examples[200].jsonl;
const lines = file.trim().split('\n');
const emptyNote = operations.getPublicLog.examples[200].empty.data.checkpoint;
const joined = (parts: readonly string[]) => parts.map((line) => `${line}\n`).join('');

describe('a proof', () => {
  it.each(proofs.map((proof) => [proof.entry.record.kind, proof.entry.entryNumber, proof] as const))(
    'of %s, entry %i, is valid',
    async (_kind, _number, proof) => {
      expect(await checkPublicLogProof(proof)).toEqual({ valid: true });
    },
  );

  const [proof] = proofs;
  if (proof === undefined) throw new Error('There is no example');
  const { checkpoint, entry, path } = proof;
  const other = proofs.find(({ entry: { entryNumber } }) => entryNumber !== entry.entryNumber);

  it.each<[string, string, PublicLogProof]>([
    ['entry', 'another text', { ...proof, entry: { ...entry, leaf: `${entry.leaf} ` } }],
    [
      'entry',
      'another record beside its text',
      { ...proof, entry: { ...entry, record: { kind: 'release', version: '9' } } },
    ],
    [
      'entry',
      'another time beside its text',
      { ...proof, entry: { ...entry, recordedAt: '2026-01-01T00:00:00.000Z' } },
    ],
    ['entry', 'another hash', { ...proof, entry: { ...entry, hash: other?.entry.hash ?? '' } }],
    ['path', 'another number', { ...proof, entry: { ...entry, entryNumber: entry.entryNumber + 1 } }],
    ['path', 'a neighbour less', { ...proof, path: path.slice(1) }],
    ['path', 'a neighbour more', { ...proof, path: [...path, checkpoint.rootHash] }],
    ['path', 'a number beyond the end', { ...proof, entry: { ...entry, entryNumber: 7 } }],
    ['path', 'another root', { ...proof, checkpoint: { ...checkpoint, rootHash: entry.hash } }],
    ['signature', 'a note of another size', { ...proof, checkpoint: { ...checkpoint, note: emptyNote.note } }],
    [
      'signature',
      'a note that was changed',
      { ...proof, checkpoint: { ...checkpoint, note: checkpoint.note.replace('\n6\n', '\n7\n') } },
    ],
    [
      'signature',
      'the key of another log',
      {
        ...proof,
        checkpoint: { ...checkpoint, publicKey: checkpoint.publicKey.replace('fabula.example', 'other.example') },
      },
    ],
    ['signature', 'no note', { ...proof, checkpoint: { ...checkpoint, note: 'signed' } }],
  ])('is at fault in its %s with %s', async (fault, _what, changed) => {
    expect(await checkPublicLogProof(changed)).toEqual({ valid: false, fault });
  });
});

describe('an export', () => {
  it('is whole, in one file or in several', async () => {
    const whole = { valid: true, origin: 'fabula.example/public-log', size: 6 };
    expect(await checkPublicLogExport([file])).toMatchObject(whole);
    const parts = [joined([...lines.slice(0, 4), lines.at(-1) ?? '']), joined(lines.slice(4))];
    expect(await checkPublicLogExport(parts, proofs[0]?.checkpoint.publicKey)).toMatchObject(whole);
  });

  it('of an empty log is whole', async () => {
    const empty = `${JSON.stringify({ checkpoint: emptyNote })}\n`;
    expect(await checkPublicLogExport([empty])).toMatchObject({ valid: true, size: 0, rootHash: emptyNote.rootHash });
  });

  it.each([
    ['Entry 3 is not what was hashed', file.replace(/15,(.{1,4})points/, '16,$1points')],
    ['Entry 2 is missing: entry 3 is in its place', joined(lines.toSpliced(1, 1))],
    ['The checkpoint is of 6 entries, and 5 are here', joined(lines.toSpliced(5, 1))],
    ['There is no checkpoint', joined(lines.slice(0, -1))],
    ['Line 2 is neither an entry nor a checkpoint', joined(lines.with(1, '{"entryNumber":2'))],
  ])('is refused: %s', async (because, text) => {
    expect(text).not.toBe(file);
    expect(await checkPublicLogExport([text])).toEqual({ valid: false, because });
  });

  it('that was rewritten does not lead to the root that was signed', async () => {
    const first = JSON.parse(lines[0] ?? '') as { leaf: string };
    const leaf = first.leaf.replace('0.1.0', '0.2.0');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`\0${leaf}`));
    const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const forged = joined(lines.with(0, JSON.stringify({ entryNumber: 1, leaf, hash })));
    expect(await checkPublicLogExport([forged])).toMatchObject({
      valid: false,
      because: 'The entries do not lead to the root that was signed',
    });
  });

  it('that another key signed is refused', async () => {
    const key = proofs[0]?.checkpoint.publicKey.replace(/\+[0-9a-f]{8}\+/, '+00000000+');
    expect(await checkPublicLogExport([file], key)).toMatchObject({ valid: false });
  });
});
