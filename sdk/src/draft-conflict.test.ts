import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { clock } from '../tests/clock';
import {
  configure,
  createCharacterDraft,
  deleteCharacterDraft,
  draftConflictOf,
  getCharacterDraft,
  keepCharacterDraft,
  listCharacterVersions,
  restoreCharacterVersion,
  listCharacterDrafts,
  restoreCharacterDraft,
  updateCharacterDraft,
} from './index';
import { scenarios } from './mocks/index';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  server.use(...scenarios.guest());
  configure({ baseUrl: 'http://mock.test/api', clock });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const knowing = (revision: number) => ({ headers: { 'If-Match': `"${revision}"` } });

it('a mocked draft keeps what is written in it', async () => {
  const { draftId, revision } = await createCharacterDraft({ from: 'blank', locale: 'ar-SA' });
  const named = await updateCharacterDraft(draftId, { changes: { name: 'نور' } }, knowing(revision));
  expect(named).toMatchObject({ revision: 2, fields: { name: 'نور', language: 'ar-SA' } });
  await expect(getCharacterDraft(draftId)).resolves.toEqual(named);
  expect((await listCharacterDrafts()).items.map(({ name }) => name)).toContain('نور');
});

it('a mocked draft merges edits of different fields and refuses those of one field', async () => {
  const { draftId, revision } = await createCharacterDraft({ from: 'blank' });
  await updateCharacterDraft(draftId, { changes: { name: 'Noor' } }, knowing(revision));
  const merged = await updateCharacterDraft(draftId, { changes: { tagline: 'Mends nets' } }, knowing(revision));
  expect(merged).toMatchObject({ revision: 3, fields: { name: 'Noor', tagline: 'Mends nets' } });
  const error = await updateCharacterDraft(draftId, { changes: { name: 'Ines' } }, knowing(revision)).catch(
    (caught: unknown) => caught,
  );
  expect(draftConflictOf(error)).toEqual({ draft: merged, fields: ['name'] });
  const unseen = await keepCharacterDraft(draftId, {}, knowing(revision)).catch((caught: unknown) => caught);
  expect(draftConflictOf(unseen)?.fields).toEqual(['name', 'tagline']);
});

it('a mocked draft is gone when it was deleted or kept, and comes back when it is restored', async () => {
  const draft = await createCharacterDraft({ from: 'blank' });
  await deleteCharacterDraft(draft.draftId);
  const missing = await getCharacterDraft(draft.draftId).catch((caught: unknown) => caught);
  expect(missing).toMatchObject({ reason: 'NOT_FOUND' });
  expect(draftConflictOf(missing)).toBeUndefined();
  await expect(restoreCharacterDraft(draft.draftId)).resolves.toEqual(draft);
  const { characterId } = await keepCharacterDraft(draft.draftId, {}, knowing(draft.revision));
  expect(characterId).toMatch(/^chr-/);
  await expect(getCharacterDraft(draft.draftId)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
});

it('a mocked character has a version for each keep and restore, and the newest is the character', async () => {
  const { draftId, revision } = await createCharacterDraft({ from: 'blank' });
  const { characterId } = await keepCharacterDraft(draftId, { draft: 'stay' }, knowing(revision));
  const edited = await updateCharacterDraft(draftId, { changes: { name: 'Noor' } }, knowing(revision));
  expect(edited).toMatchObject({ characterId, unkeptFields: ['name'] });
  await keepCharacterDraft(draftId, {}, knowing(edited.revision));
  const [newest, first] = (await listCharacterVersions(characterId)).items;
  expect(newest).toMatchObject({ number: 2, reason: 'keep', changedFields: ['name'] });
  const restored = await restoreCharacterVersion(characterId, first?.versionId ?? '', {});
  expect(restored).toMatchObject({ version: { number: 3, reason: 'restore' }, draft: { fields: { name: '' } } });
});
