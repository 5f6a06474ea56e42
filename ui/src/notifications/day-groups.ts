import type { NotificationValue } from './model';

/** The notifications of one day, newest first. */
export interface NotificationDay {
  /** Names the reader's calendar date. */
  readonly date: string;
  readonly notifications: readonly NotificationValue[];
}

/** Puts notifications that are in order under the days on which they came, by the reader's clock. */
export function groupByDay(notifications: readonly NotificationValue[]): readonly NotificationDay[] {
  const days = Map.groupBy(notifications, ({ at }) => new Date(at).toDateString());
  return [...days].map(([date, those]) => ({ date, notifications: those }));
}
