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

/** A session as its owner sees it; nothing of it is a credential. */
export interface OpenSession {
  sessionId: string;
  current: boolean;
  client: string;
  /** RFC 3339, UTC. */
  createdAt: string;
  lastUsedAt: string;
}

/** Where an account is signed in, for its owner to look at and to end. */
export class AccountSessions {
  readonly #deps: AccountSessionDeps;

  constructor(deps: AccountSessionDeps) {
    this.#deps = deps;
  }

  /** The session that asks comes first, then the latest used. Throws REGISTRATION_REQUIRED for a guest. */
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

  /**
   * Ends one session of the caller's account; its device is a stranger from then on.
   *
   * @throws {AppError} CONFLICT for the caller's own, which `logout` ends; NOT_FOUND alike for one that is unknown, has
   * ended or belongs to another account; REGISTRATION_REQUIRED for a guest.
   */
  async end(principal: Principal, sessionId: string): Promise<void> {
    const accountId = accountOf(principal);
    if (sessionId === principal.sessionId) throw new AppError('CONFLICT', 'Log out to end this session');
    const { clock, db, ends } = this.#deps;
    const deviceId = await endAccountSession(db, { accountId, sessionId }, clock.now());
    if (deviceId === undefined) throw new AppError('NOT_FOUND', 'There is no such session');
    ends.announce([sessionId]);
    await forgetDevice(db, accountId, deviceId);
  }

  /** Ends every session of the caller's account but the caller's. Throws REGISTRATION_REQUIRED for a guest. */
  async endOthers(principal: Principal): Promise<void> {
    const { clock, db, ends } = this.#deps;
    const accountId = accountOf(principal);
    const ended = await endAccountSessions(db, accountId, { except: principal.sessionId, now: clock.now() });
    ends.announce(ended);
    await forgetSignedOutDevices(db, accountId);
  }
}
