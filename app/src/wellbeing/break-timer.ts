import { number, object } from 'zod/mini';

import { stored } from '../data/stored';
import { pageKeys } from '../session/storage-keys';

/** Time in conversations without a rest, in epoch milliseconds. */
export interface BreakTimer {
  readonly since: number;
  readonly seen: number;
}

const restMs = 15 * 60_000;
export const breakHours = 3;
const breakMs = breakHours * 3_600_000;

export function advance(timer: BreakTimer | undefined, now: number): BreakTimer {
  const hasRested = timer === undefined || now - timer.seen >= restMs || now < timer.seen;
  return hasRested ? { since: now, seen: now } : { since: timer.since, seen: now };
}

export const isBreakDue = ({ since, seen }: BreakTimer): boolean => seen - since >= breakMs;

export const restart = (now: number): BreakTimer => ({ since: now, seen: now });

export const breakTimer = stored(pageKeys.chatStay, object({ since: number(), seen: number() }));
