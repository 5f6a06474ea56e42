/** In UTC; short months use their last day. Count from one start, so that the 31st returns after February. */
export function addMonths(epochMs: number, months: number): number {
  const start = new Date(epochMs);
  const moved = new Date(epochMs);
  moved.setUTCDate(1);
  moved.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return moved.getTime();
}
