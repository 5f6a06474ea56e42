import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerOf } from '../http/principal.ts';
import type { Member } from '../http/reader.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import { FEWEST_PEOPLE } from './count-groups.ts';

const WORKS = ['zoe-marsh', 'mona-dusk'] as const;
/** The shortest first. */
const PERIODS = ['7', '28', '90', 'all'] as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

/** Some days go by, some people like one of the works, and the creator looks. */
const step = fc.record({
  days: fc.constantFrom(0, 0, 1, 2, 6, 20, 40),
  likes: fc.array(fc.constantFrom(...WORKS), { maxLength: 9 }),
});

/** A like is of one person, so that a count is how many people have made it. */
it('come to no difference that one to four people made: of periods, of looks, of works and their sum, of the file', async () => {
  const { creatorNumbers, database } = server.deps;
  const { db } = database;
  let people = 0;
  const run = async (steps: readonly { days: number; likes: readonly string[] }[]) => {
    const session = await server.registered();
    const ownerId = ownerOf(await principalOf(server.deps, session));
    // Sessions end in the time that goes by here.
    const member: Member = {
      accountId: ownerId,
      view: { locale: 'en-US', mature: false, viewerId: ownerId },
      key: undefined,
    };
    for (const table of ['favourites', 'creator_number_days', 'creator_number_marks'] as const) {
      await db.deleteFrom(table).execute();
    }
    await db
      .updateTable('characters')
      .set({ owner_id: ownerId, published_at: server.clock.now() })
      .where('character_id', 'in', WORKS)
      .execute();
    let before = new Map<string, number>();
    for (const { days, likes } of steps) {
      server.clock.advance(days * DAY_MS + 1);
      for (const id of likes) {
        people += 1;
        const row = { owner_id: `dev-${people}`, subject_kind: 'character' as const, subject_id: id };
        await db
          .insertInto('favourites')
          .values({ ...row, created_at: server.clock.now() })
          .execute();
      }
      server.clock.advance(1);
      const shown = new Map<string, number>();
      const likesOf = (counts: readonly { measure: string; count: number | null }[]) =>
        counts.find(({ measure }) => measure === 'likes')?.count ?? 0;
      for (const period of PERIODS) {
        const { items, totals } = await creatorNumbers.list(member, { days: period, limit: 24 });
        shown.set(`sum ${period}`, likesOf(totals));
        for (const { counts, work } of items) shown.set(`${work.id} ${period}`, likesOf(counts));
        expect(shown.get(`sum ${period}`)).toBe(items.reduce((sum, { counts }) => sum + likesOf(counts), 0));
      }
      const file = await creatorNumbers.export(member, 'all');
      const cells = file.trimEnd().split('\r\n').slice(1);
      for (const id of WORKS) {
        const { counts } = await creatorNumbers.get(member, { kind: 'character', id }, 'all');
        const daily = counts.find(({ measure }) => measure === 'likes');
        const inFile = cells
          .map((line) => line.split(','))
          .filter(([, workId, , , , , , , , count]) => workId === id && count !== '')
          .map(([, , , day, , , , , , count]) => ({ day, count: Number(count) }));
        expect(inFile.toReversed()).toEqual(daily?.days);
        for (const { count, day } of daily?.days ?? []) shown.set(`${id} on ${day}`, count);
      }
      const differences = [...shown].map(([name, count]) =>
        // A period ends today: what it no longer has is older, and was shown before.
        / (7|28|90)$/.test(name) ? count : count - (before.get(name) ?? 0),
      );
      for (const name of ['sum', ...WORKS]) {
        PERIODS.forEach((period, index) => {
          const shorter = PERIODS[index - 1];
          if (shorter === undefined) return;
          differences.push((shown.get(`${name} ${period}`) ?? 0) - (shown.get(`${name} ${shorter}`) ?? 0));
        });
      }
      expect(differences.filter((made) => made !== 0 && made < FEWEST_PEOPLE)).toEqual([]);
      before = shown;
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), run), { numRuns: 20 });
});
