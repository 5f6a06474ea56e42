import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { clock } from '../../../tests/clock';
import { configure, createCharacterDraft } from '../../index';
import { scenarios } from '../index';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('a mocked character is edited in one draft, which names it', async () => {
  server.use(...scenarios.guest());
  configure({ baseUrl: 'http://mock.test/api', clock });
  const form = { from: 'character', characterId: 'isaura-pell' } as const;
  const draft = await createCharacterDraft(form);
  expect(draft.characterId).toBe(form.characterId);
  expect((await createCharacterDraft(form)).draftId).toBe(draft.draftId);
  expect((await createCharacterDraft({ from: 'blank' })).characterId).toBeNull();
});
