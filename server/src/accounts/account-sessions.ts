import type { Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import { forgetDevice, forgetSignedOutDevices } from './known-device-store.ts';
import type { Principal } from '../http/principal.ts';
import { accountOf } from '../http/principal.ts';
import type { SessionEnds } from './session-ends.ts';
import { endAccountSession, endAccountSessions, listAccountSessions } from './session-store.ts';
import { oldestAlive, type SessionTimes } from './session-times.ts';

/** As many as the contract lets a list hold. */
const MOST_LISTED = 100;

export interface AccountSessionDeps {
  db: Queries;
  clock: Clock;
  times: SessionTimes;
  ends: SessionEnds;
}

export interface OpenSession {
  sessionId: string;
  current: boolean;
  client: string;
  createdAt: string;
  lastUsedAt: string;
}

export class AccountSessions {
  readonly #deps: AccountSessionDeps;

  constructor(deps: AccountSessionDeps) {
    this.#deps = deps;
  }

  async list(principal: Principal): Promise<OpenSession[]> {
    const { clock, db, times } = this.#deps;
    const oldest = oldestAlive(clock.now(), times);
    const rows = await listAccountSessions(db, accountOf(principal), { most: MOST_LISTED, oldest });
    return rows
      .map((row) => ({
        sessionId: row.session_id,
        current: row.session_id === principal.sessionId,
        client: row.client,
        createdAt: new Date(row.created_at).toISOString(),
        lastUsedAt: new Date(row.last_used_at).toISOString(),
      }))
      .toSorted((a, b) => Number(b.current) - Number(a.current));
  }

  /** Ends another of the account's sessions. Throws CONFLICT for the caller's own, NOT_FOUND, REGISTRATION_REQUIRED. */
  async end(principal: Principal, sessionId: string): Promise<void> {
    const accountId = accountOf(principal);
    if (sessionId === principal.sessionId) throw new AppError('CONFLICT', 'Log out to end this session');
    const { clock, db, ends } = this.#deps;
    const deviceId = await endAccountSession(db, { accountId, sessionId }, clock.now());
    if (deviceId === undefined) throw new AppError('NOT_FOUND', 'There is no such session');
    ends.announce([sessionId]);
    await forgetDevice(db, accountId, deviceId);
  }

  /** Ends every other session of the account. Throws REGISTRATION_REQUIRED. */
  async endOthers(principal: Principal): Promise<void> {
    const { clock, db, ends } = this.#deps;
    const accountId = accountOf(principal);
    const ended = await endAccountSessions(db, accountId, { except: principal.sessionId, now: clock.now() });
    ends.announce(ended);
    await forgetSignedOutDevices(db, accountId);
  }
}
