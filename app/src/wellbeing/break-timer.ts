/** Time spent with conversations without a rest, in milliseconds since the epoch. */
export interface BreakTimer {
  readonly since: number;
  readonly seen: number;
}

/** An absence this long counts as a rest, in milliseconds. */
const restMs = 15 * 60_000;
/** A break is proposed after so many hours. */
export const breakHours = 3;
const breakMs = breakHours * 3_600_000;

/** The timer of a visitor who is active now: it continues, or starts over after a rest. */
export function advance(timer: BreakTimer | undefined, now: number): BreakTimer {
  const hasRested = timer === undefined || now - timer.seen >= restMs || now < timer.seen;
  return hasRested ? { since: now, seen: now } : { since: timer.since, seen: now };
}

export const isBreakDue = ({ since, seen }: BreakTimer): boolean => seen - since >= breakMs;

export const restart = (now: number): BreakTimer => ({ since: now, seen: now });

export const formatBreakTimer = ({ since, seen }: BreakTimer): string => `${since} ${seen}`;

/** Reads what `formatBreakTimer` wrote; undefined for anything else. */
export function parseBreakTimer(text: string | null): BreakTimer | undefined {
  const [since, seen] = (text ?? '').split(' ').map(Number);
  const isTimer = since !== undefined && seen !== undefined && Number.isFinite(since) && Number.isFinite(seen);
  return isTimer && text !== '' ? { since, seen } : undefined;
}
