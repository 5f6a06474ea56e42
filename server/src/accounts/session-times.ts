export interface SessionTimes {
  idleMs: number;
  absoluteMs: number;
}

/** Live sessions started and were last used after these times (epoch ms). */
export interface OldestAlive {
  createdAt: number;
  lastUsedAt: number;
}

export function oldestAlive(now: number, { absoluteMs, idleMs }: SessionTimes): OldestAlive {
  return { createdAt: now - absoluteMs, lastUsedAt: now - idleMs };
}

export const isAlive = (session: { created_at: number; last_used_at: number }, oldest: OldestAlive): boolean =>
  session.created_at > oldest.createdAt && session.last_used_at > oldest.lastUsedAt;
