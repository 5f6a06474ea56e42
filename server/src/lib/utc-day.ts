export const DAY_MS = 86_400_000;

/** Such as `2026-11-21` (Product §9.1). */
export function utcDay(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** Since the Unix epoch. */
export function utcDayNumber(epochMs: number): number {
  return Math.floor(epochMs / DAY_MS);
}
