/** How long sessions live, in milliseconds. */
export interface SessionTimes {
  /** A session that was not used for so long is over. */
  idleMs: number;
  /** A session is over so long after its start, however much it was used. */
  absoluteMs: number;
}

/** Between these and now, in epoch ms, lie the start and the last use of every session that is alive. */
export interface OldestAlive {
  createdAt: number;
  lastUsedAt: number;
}

export function oldestAlive(now: number, { absoluteMs, idleMs }: SessionTimes): OldestAlive {
  return { createdAt: now - absoluteMs, lastUsedAt: now - idleMs };
}

/** Whether the time of a session is not over. */
export const isAlive = (session: { created_at: number; last_used_at: number }, oldest: OldestAlive): boolean =>
  session.created_at > oldest.createdAt && session.last_used_at > oldest.lastUsedAt;
