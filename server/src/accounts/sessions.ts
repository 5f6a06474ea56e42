import { AppError } from '../errors.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hash.ts';
import type { Ids } from '../lib/ids.ts';
import type { Points } from '../points/points.ts';
import { userStatusOf, type Principal, type SessionValues } from './principal.ts';
import * as store from './session-store.ts';
import { oldestAlive, type OldestAlive, type SessionTimes } from './session-times.ts';
import type { SessionRow } from './tables.ts';

const HOUR_MS = 3_600_000;
/** Exactly what `Ids.credential` makes: anything else is refused without a look at the database. */
const CREDENTIAL = /^(?:bearer +)?([A-Za-z0-9_-]{43})$/i;

export interface SessionParts {
  database: Database;
  clock: Clock;
  ids: Ids;
  points: Points;
  times: SessionTimes;
}

/** What the headers or the query of a request say about its session. */
export interface SessionClaim {
  /** The `Authorization` value, with or without `Bearer `. */
  authorization: string | undefined;
  /** The device id, as the client remembers it. */
  deviceId: string | undefined;
}

/**
 * Device sessions. The credential is a random 256-bit value of which only the hash is stored; it alone decides who
 * calls. A change of login state always ends the session and starts another with a new credential.
 */
export class Sessions {
  readonly #parts: SessionParts;

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /**
   * Who calls. Undefined without a credential.
   *
   * @throws {AppError} UNAUTHENTICATED when the credential is malformed, unknown, ended or expired, or when the
   * request names another device than the credential's.
   */
  async authenticate(claim: SessionClaim): Promise<Principal | undefined> {
    const authorization = present(claim.authorization);
    if (authorization === undefined) return undefined;
    const session = await this.#findSession(authorization);
    const deviceId = present(claim.deviceId);
    if (session === undefined || (deviceId !== undefined && deviceId !== session.device_id)) throw unauthenticated();
    await this.#renew(session);
    return toPrincipal(session);
  }

  /**
   * Device initialisation (Specification §4). A device that proves itself with its own live credential keeps its
   * session; everyone else, whatever device id they name, becomes a fresh guest on a fresh device.
   *
   * @param client What the caller runs in, for the list of sessions.
   */
  async initialise(claim: SessionClaim, client = ''): Promise<SessionValues> {
    const authorization = present(claim.authorization);
    const deviceId = present(claim.deviceId);
    if (authorization !== undefined && deviceId !== undefined) {
      const session = await this.#findSession(authorization);
      if (session?.device_id === deviceId) {
        await this.#renew(session);
        return toValues(authorization.replace(/^bearer +/i, ''), toPrincipal(session));
      }
    }
    return inTransaction(this.#parts.database, async (trx) => {
      const device = { device_id: this.#parts.ids.next('dev'), created_at: this.#parts.clock.now() };
      await store.insertDevice(trx, device);
      await this.#parts.points.welcomeDevice(trx, device.device_id);
      return this.#start(trx, { deviceId: device.device_id, accountId: undefined, adultConfirmed: false, client });
    });
  }

  /**
   * Ends the session and starts a guest's on the same device.
   *
   * @throws {AppError} UNAUTHENTICATED when another request has just ended it.
   */
  async leave(principal: Principal): Promise<SessionValues> {
    return inTransaction(this.#parts.database, async (trx) => {
      await this.#end(trx, principal);
      return this.#start(trx, { ...principal, accountId: undefined, adultConfirmed: false });
    });
  }

  /**
   * Turns a session into one of an account, within the transaction of the sign-in: the old credential dies, and the
   * points of the guest move to the account. Signing in states to be over 18.
   */
  async signIn(trx: Trx, principal: Principal, accountId: string): Promise<SessionValues> {
    await this.#end(trx, principal);
    if (principal.accountId === undefined) await this.#parts.points.moveGuestPoints(trx, principal.deviceId, accountId);
    return this.#start(trx, { ...principal, accountId, adultConfirmed: true });
  }

  /**
   * Ends every session of an account and goes on with a new one for the caller, within the transaction of whatever
   * made them untrustworthy.
   */
  async startAnew(trx: Trx, principal: Principal, accountId: string): Promise<SessionValues> {
    await this.#end(trx, principal);
    await store.endAccountSessions(trx, accountId, { now: this.#parts.clock.now() });
    return this.#start(trx, { ...principal, accountId });
  }

  /** Notes that the person behind the session stated to be over 18. */
  async confirmAdult(principal: Principal): Promise<void> {
    await store.confirmAdult(this.#parts.database.db, principal.sessionId);
  }

  /** Forgets the sessions that nobody can use any more. */
  async sweep(): Promise<void> {
    await store.deleteDeadSessions(this.#parts.database.db, { ...this.#oldest(), endedAt: this.#parts.clock.now() });
  }

  async #findSession(authorization: string): Promise<SessionRow | undefined> {
    const credential = CREDENTIAL.exec(authorization)?.[1];
    if (credential === undefined) return undefined;
    return store.findLiveSession(this.#parts.database.db, sha256(credential), this.#oldest());
  }

  /** The idle time slides with use; once an hour is fine enough and keeps reads free of writes. */
  async #renew(session: SessionRow): Promise<void> {
    const now = this.#parts.clock.now();
    if (now - session.last_used_at < HOUR_MS) return;
    await store.markUsed(this.#parts.database.db, session.session_id, now);
  }

  async #end(trx: Trx, principal: Principal): Promise<void> {
    const ended = await store.endSession(trx, principal.sessionId, this.#parts.clock.now());
    if (!ended) throw unauthenticated();
  }

  async #start(trx: Trx, who: Omit<Principal, 'sessionId'>): Promise<SessionValues> {
    const { clock, ids } = this.#parts;
    const credential = ids.credential();
    const now = clock.now();
    await store.insertSession(trx, {
      session_id: ids.next('ses'),
      credential_hash: sha256(credential),
      device_id: who.deviceId,
      account_id: who.accountId ?? null,
      adult_confirmed: who.adultConfirmed ? 1 : 0,
      client: who.client,
      created_at: now,
      last_used_at: now,
      ended_at: null,
    });
    return toValues(credential, who);
  }

  #oldest(): OldestAlive {
    return oldestAlive(this.#parts.clock.now(), this.#parts.times);
  }
}

/** Missing, empty and the literal text `null` mean the same (decisions, "The wire"). */
function present(value: string | undefined): string | undefined {
  return value === undefined || value === '' || value === 'null' ? undefined : value;
}

function unauthenticated(): AppError {
  return new AppError('UNAUTHENTICATED', 'The session is unknown or has expired');
}

function toPrincipal(session: SessionRow): Principal {
  return {
    sessionId: session.session_id,
    deviceId: session.device_id,
    accountId: session.account_id ?? undefined,
    adultConfirmed: session.adult_confirmed === 1,
    client: session.client,
  };
}

function toValues(credential: string, who: Pick<Principal, 'accountId' | 'deviceId'>): SessionValues {
  return { Authorization: credential, 'Device-ID': who.deviceId, 'User-Login-Status': userStatusOf(who) };
}
