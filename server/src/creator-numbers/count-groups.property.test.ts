import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../lib/utc-day.ts';
import { countGroups, FEWEST_PEOPLE, type Use } from './count-groups.ts';

const visit = fc.record({
  at: fc.integer({ min: 0, max: 9 * DAY_MS - 1 }),
  personId: fc.constantFrom(...Array.from('abcdefghijkl')),
});
type Visit = typeof visit extends fc.Arbitrary<infer Value> ? Value : never;

/** As the database gives them: by day and person. */
function usesOf(visits: readonly Visit[]): Use[] {
  const uses = new Map<string, Use>();
  for (const { at, personId } of visits.toSorted((a, b) => a.at - b.at)) {
    const day = Math.floor(at / DAY_MS);
    const key = `${day} ${personId}`;
    uses.set(key, { day, personId, count: (uses.get(key)?.count ?? 0) + 1 });
  }
  return [...uses.values()].toSorted((a, b) => a.day - b.day);
}

/** What a creator sees who looks at these times: the counts of days, after each look, and who made each change. */
function look(visits: readonly Visit[], times: readonly number[]) {
  let mark = 0;
  const days = new Map<number, number>();
  const looks: { shown: Map<number, number>; changes: Map<number, number>; madeBy: Set<string>; visits: number }[] = [];
  for (const now of times) {
    const open = visits.filter(({ at }) => at >= mark && at < now);
    const { countedBefore, groups } = countGroups(usesOf(open), now);
    const changes = new Map(groups.map(({ count, day }) => [day, count]));
    for (const [day, count] of changes) days.set(day, (days.get(day) ?? 0) + count);
    const counted = open.filter(({ at }) => at < (countedBefore ?? mark));
    const madeBy = new Set(counted.map(({ personId }) => personId));
    looks.push({ shown: new Map(days), changes, madeBy, visits: counted.length });
    mark = countedBefore ?? mark;
  }
  return looks;
}

const scene = fc.record({
  visits: fc.array(visit, { maxLength: 80 }),
  times: fc.array(fc.integer({ min: 0, max: 9 * DAY_MS }), { minLength: 1, maxLength: 8 }),
});

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

describe('the groups that a creator sees', () => {
  it('are each made by five or more people, whenever they are looked at', () => {
    fc.assert(
      fc.property(scene, ({ times, visits }) => {
        const looks = look(
          visits,
          times.toSorted((a, b) => a - b),
        );
        for (const { changes, madeBy, visits: counted } of looks) {
          expect(sum(changes.values())).toBe(counted);
          expect(changes.size === 0 || madeBy.size >= FEWEST_PEOPLE).toBe(true);
        }
      }),
    );
  });

  it('leave no difference of two numbers that fewer than five people made', () => {
    fc.assert(
      fc.property(scene, ({ times, visits }) => {
        let mark = 0;
        /** The visits behind every addend that anything shown is a sum of. */
        const addends: Visit[][] = [];
        for (const now of times.toSorted((a, b) => a - b)) {
          const open = visits.filter(({ at }) => at >= mark && at < now).toSorted((a, b) => a.at - b.at);
          const { countedBefore, groups } = countGroups(usesOf(open), now);
          let from = mark;
          groups.forEach(({ count, day }, index) => {
            const end = index === groups.length - 1 ? (countedBefore ?? now) : (day + 1) * DAY_MS;
            const those = open.filter(({ at }) => at >= from && at < end);
            expect(those).toHaveLength(count);
            addends.push(those);
            from = end;
          });
          mark = countedBefore ?? mark;
        }
        for (const those of addends) {
          expect(new Set(those.map(({ personId }) => personId)).size).toBeGreaterThanOrEqual(FEWEST_PEOPLE);
        }
        // No visit is in two addends, so that every sum of some less every sum of others has whole addends left.
        expect(new Set(addends.flat()).size).toBe(addends.flat().length);
      }),
    );
  });

  it('never become smaller, and do not depend on what comes later', () => {
    fc.assert(
      fc.property(scene, ({ times, visits }) => {
        const looks = look(
          visits,
          times.toSorted((a, b) => a - b),
        );
        looks.forEach(({ shown }, index) => {
          for (const [day, count] of looks[index - 1]?.shown ?? [])
            expect(shown.get(day)).toBeGreaterThanOrEqual(count);
        });
      }),
    );
  });
});

describe('a group', () => {
  const usesOn = (day: number, people: string): Use[] =>
    Array.from(people, (personId) => ({ day, personId, count: 1 }));

  it('waits for the fifth person, and counts on that day', () => {
    const uses = [...usesOn(1, 'abc'), ...usesOn(2, 'ab'), ...usesOn(3, 'cde'), ...usesOn(4, 'abcd')];
    expect(countGroups(uses, 9 * DAY_MS)).toEqual({ groups: [{ day: 3, count: 8 }], countedBefore: 4 * DAY_MS });
  });

  it('takes in the whole of a day, and of today what has been so far', () => {
    expect(countGroups(usesOn(2, 'abcdefg'), 2 * DAY_MS + 5)).toEqual({
      groups: [{ day: 2, count: 7 }],
      countedBefore: 2 * DAY_MS + 5,
    });
  });

  it('is none for one person, however often', () => {
    const uses = [{ day: 1, personId: 'a', count: 900 }];
    expect(countGroups(uses, 9 * DAY_MS)).toEqual({ groups: [], countedBefore: undefined });
  });
});
