import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { clock } from '../../../tests/clock';
import {
  checkStoryDraft,
  configure,
  createStoryDraft,
  keepStoryDraft,
  playStoryDraft,
  storyDraftConflictOf,
  updateStoryDraft,
  writeStoryDraft,
} from '../../index';
import { scenarios } from '../index';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const based = (revision: number) => ({ headers: { 'If-Match': `"${revision}"` } });

it('a mocked story is planned, written, looked through and kept', async () => {
  server.use(...scenarios.guest());
  configure({ baseUrl: 'http://mock.test/api', clock });
  const begun = await createStoryDraft({ from: 'blank', locale: 'en-US' });
  expect(begun.sourceState).toBe('none');
  const titled = await updateStoryDraft(begun.draftId, { changes: { title: 'Low Tide' } }, based(begun.revision));
  const written = await writeStoryDraft(begun.draftId, {}, based(titled.revision));
  expect(written.sourceState).toBe('written');
  const planned = await updateStoryDraft(begun.draftId, { changes: { acts: 2 } }, based(written.revision));
  expect(planned.sourceState).toBe('outdated');
  expect((await checkStoryDraft(begun.draftId)).endings).toHaveLength(2);
  const first = await playStoryDraft(begun.draftId, { map: true });
  const [offer] = first.round?.choices ?? [];
  expect(first.map?.parts.length).toBeGreaterThan(1);
  const choices = Array.from({ length: 4 }, () => ({ text: offer?.text ?? '', index: 0, count: 2 }));
  expect((await playStoryDraft(begun.draftId, { choices })).round).toMatchObject({
    choices: [],
    ending: { endingId: 'ending_1' },
  });
  const { storyId } = await keepStoryDraft(begun.draftId, { draft: 'stay' }, based(planned.revision));
  const stale = await updateStoryDraft(begun.draftId, { changes: { acts: 4 } }, based(begun.revision)).catch(
    (error: unknown) => storyDraftConflictOf(error),
  );
  expect(stale).toMatchObject({ fields: ['acts'], draft: { storyId } });
});
