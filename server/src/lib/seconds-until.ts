/** Rounded up; null without a moment and after it. */
export function secondsUntil(at: number | null, now: number): number | null {
  return at === null || at <= now ? null : Math.ceil((at - now) / 1_000);
}
