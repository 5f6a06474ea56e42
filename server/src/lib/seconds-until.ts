/** Whole seconds from now until a moment, rounded up; null where there is none and once it has passed. */
export function secondsUntil(at: number | null, now: number): number | null {
  return at === null || at <= now ? null : Math.ceil((at - now) / 1_000);
}
