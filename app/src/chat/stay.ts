/** A stretch of time in which somebody was here without a rest. In milliseconds since the epoch. */
export interface Stay {
  readonly since: number;
  /** When they were last seen. */
  readonly seen: number;
}

/** Whoever was away for so long has rested, in milliseconds. */
const restMs = 15 * 60_000;
/** A break is proposed after so many hours. */
export const breakHours = 3;
const breakMs = breakHours * 3_600_000;

/** The stay of somebody who is here now: it goes on, or begins anew after a rest. */
export function stayOn(stay: Stay | undefined, now: number): Stay {
  const hasRested = stay === undefined || now - stay.seen >= restMs || now < stay.seen;
  return hasRested ? { since: now, seen: now } : { since: stay.since, seen: now };
}

/** Whether it is time for a break. */
export const isBreakDue = ({ since, seen }: Stay): boolean => seen - since >= breakMs;

/** The stay of somebody who was told, and carries on: counted from here. */
export const startAnew = (now: number): Stay => ({ since: now, seen: now });

/** A stay as it is kept in storage. */
export const formatStay = ({ since, seen }: Stay): string => `${since} ${seen}`;

/** Reads what `formatStay` wrote; undefined for anything else. */
export function parseStay(text: string | null): Stay | undefined {
  const [since, seen] = (text ?? '').split(' ').map(Number);
  const isStay = since !== undefined && seen !== undefined && Number.isFinite(since) && Number.isFinite(seen);
  return isStay && text !== '' ? { since, seen } : undefined;
}
