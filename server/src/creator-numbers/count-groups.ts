import { DAY_MS } from '../lib/utc-day.ts';

/** Fewer people than this are never shown. */
export const FEWEST_PEOPLE = 5;

/** How often one person used a work on one day. */
export interface Use {
  /** Since the Unix epoch, UTC. */
  day: number;
  personId: string;
  count: number;
}

/** What five or more people did together; it counts on the day on which the fifth came. */
export interface ShownGroup {
  day: number;
  count: number;
}

export interface Counted {
  groups: ShownGroup[];
  /** Epoch ms: what came before is in a group. Undefined without a group. */
  countedBefore: number | undefined;
}

/**
 * Puts uses into groups of whole days, each of five or more people. Every number that is shown is a sum of groups, and no
 * use is in two of them: whatever is subtracted from whatever, at whatever times, is made by five people or more. What is
 * left over waits for the people of later days.
 *
 * @param uses By day, the first one first.
 * @param now Epoch ms; no use is later.
 */
export function countGroups(uses: readonly Use[], now: number): Counted {
  const groups: ShownGroup[] = [];
  let people = new Set<string>();
  let waiting = 0;
  let countedBefore: number | undefined;
  uses.forEach(({ count, day, personId }, index) => {
    people.add(personId);
    waiting += count;
    if (uses[index + 1]?.day === day || people.size < FEWEST_PEOPLE) return;
    groups.push({ day, count: waiting });
    countedBefore = Math.min((day + 1) * DAY_MS, now);
    people = new Set();
    waiting = 0;
  });
  return { groups, countedBefore };
}
