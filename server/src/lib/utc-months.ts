/**
 * The instant so many calendar months after another, in UTC; where the month is too short, its last day. Counted from
 * one fixed start, so that the 31st comes back after February.
 */
export function addMonths(epochMs: number, months: number): number {
  const start = new Date(epochMs);
  const moved = new Date(epochMs);
  moved.setUTCDate(1);
  moved.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return moved.getTime();
}
