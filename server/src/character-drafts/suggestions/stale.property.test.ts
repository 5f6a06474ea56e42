import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { authorAt } from '../../testing/drafts/suggestion-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const TEXTS = ['One. One. Two.', 'One. One. Two. Three.', 'Two. Two.', 'One. One. Two. '] as const;
const step = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), text: fc.constantFrom(...TEXTS) }),
  fc.record({ kind: fc.constant('other' as const), text: fc.constantFrom('A', 'B') }),
  fc.record({
    kind: fc.constant('decide' as const),
    accept: fc.constantFrom<('all' | 'none' | number[])[]>('all', 'none', [0]),
  }),
);

it('never changes a field that is not the text that it was made from, whatever happens in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const author = await authorAt(server, await server.guest(), { description: TEXTS[0] });
      const [made] = await author.asked({ act: 'remove-repeats', fields: ['description'], by: 'templates' });
      const id = made?.suggestionId ?? '';
      let text: string = TEXTS[0];
      let isOpen = true;
      const statuses: number[] = [];
      const expected: number[] = [];
      for (const one of steps) {
        if (one.kind === 'edit') await author.edit({ description: (text = one.text) });
        else if (one.kind === 'other') await author.edit({ scenario: one.text });
        else {
          const { status } = await author.decide(id, one.accept);
          const isApplied = isOpen && (one.accept === 'none' || text === TEXTS[0]);
          if (isApplied && one.accept !== 'none') text = made?.after ?? '';
          if (isApplied) isOpen = false;
          statuses.push(status);
          expected.push(isApplied ? 200 : 409);
        }
        expect((await author.read()).fields.description).toBe(text);
      }
      expect(statuses).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});
