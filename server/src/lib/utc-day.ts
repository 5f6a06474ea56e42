export const DAY_MS = 86_400_000;

/** The UTC calendar day of an instant, as `2026-11-21` (the daily bonus counts by it: Product §9.1). */
export function utcDay(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** Whole UTC days since the Unix epoch; used where something turns with the day. */
export function utcDayNumber(epochMs: number): number {
  return Math.floor(epochMs / DAY_MS);
}
