import { AppError } from '../errors.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction, type AfterCommit } from '../db/transaction.ts';
import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hash.ts';
import type { Ids } from '../lib/ids.ts';
import type { Points } from '../points/points.ts';
import { insertSecurityEvent } from './security-events/security-event-store.ts';
import { deleteOldKnownDevices, forgetSignedOutDevices, isKnownDevice, noteKnownDevice } from './known-device-store.ts';
import { type Principal, type SessionValues, userStatusOf } from '../http/principal.ts';
import type { MergeGuest } from './guest-merge.ts';
import { KnownSessions } from './known-sessions.ts';
import type { SessionEnds } from './session-ends.ts';
import * as store from './session-store.ts';
import { oldestAlive, type OldestAlive, type SessionTimes } from './session-times.ts';
import type { SessionRow } from './tables.ts';

const HOUR_MS = 3_600_000;
/** What `Ids.credential` makes; anything else needs no query. */
const CREDENTIAL = /^(?:bearer +)?([A-Za-z0-9_-]{43})$/i;

export interface SessionDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  points: Points;
  times: SessionTimes;
  ends: SessionEnds;
  guestMergers: readonly MergeGuest[];
}

export interface SessionClaim {
  authorization: string | undefined;
  deviceId: string | undefined;
}

/** Device sessions by a random 256-bit credential, stored as its hash. A change of login state starts another. */
export class Sessions {
  readonly #deps: SessionDeps;
  readonly #known: KnownSessions;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    this.#known = new KnownSessions(deps.database);
  }

  /** The caller; undefined without a credential. Throws UNAUTHENTICATED for an invalid one, or another device's. */
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
   * Device initialisation (Product §4.1). A live credential keeps its session; everyone else, whatever device id they
   * name, becomes a fresh guest on a fresh device. `client` is for the list of sessions.
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
    return inTransaction(this.#deps.database, async (trx) => {
      const device = { device_id: this.#deps.ids.next('dev'), created_at: this.#deps.clock.now() };
      await store.insertDevice(trx, device);
      await this.#deps.points.welcomeDevice(trx, device.device_id);
      return this.#start(trx, {
        deviceId: device.device_id,
        accountId: undefined,
        adultConfirmed: false,
        client,
        provedAt: undefined,
      });
    });
  }

  /** Ends the session and starts a guest's on the same device; throws UNAUTHENTICATED when it has just ended. */
  async leave(principal: Principal): Promise<SessionValues> {
    return inTransaction(this.#deps.database, async (trx, afterCommit) => {
      await this.#end(trx, afterCommit, principal);
      return this.#start(trx, { ...principal, accountId: undefined, adultConfirmed: false, provedAt: undefined });
    });
  }

  /** Ends every session of the caller's account, forgets its devices and starts a guest's session on this one. */
  async leaveForGood(
    trx: Trx,
    afterCommit: AfterCommit,
    principal: Principal,
    accountId: string,
  ): Promise<SessionValues> {
    await this.#end(trx, afterCommit, principal);
    await this.endOthers(trx, afterCommit, { ...principal, accountId });
    return this.#start(trx, { ...principal, accountId: undefined, adultConfirmed: false, provedAt: undefined });
  }

  /** Turns a session into an account's and moves the guest's data; `isProof` as for `requireFreshProof`. */
  async signIn(
    trx: Trx,
    afterCommit: AfterCommit,
    principal: Principal,
    { accountId, isProof }: { accountId: string; isProof: boolean },
  ): Promise<SessionValues> {
    await this.#end(trx, afterCommit, principal);
    if (principal.accountId === undefined) {
      for (const mergeGuest of this.#deps.guestMergers) await mergeGuest(trx, principal.deviceId, accountId);
    }
    const { clock, ids } = this.#deps;
    const { client, deviceId } = principal;
    if (!(await isKnownDevice(trx, accountId, deviceId))) {
      const event = { event_id: ids.next('sec'), account_id: accountId, client, created_at: clock.now() };
      await insertSecurityEvent(trx, { ...event, kind: 'new-device' });
    }
    const provedAt = isProof ? clock.now() : undefined;
    return this.#start(trx, { ...principal, accountId, adultConfirmed: true, provedAt });
  }

  /** Ends every session of an account and starts one for the caller, whose device alone stays known. */
  async startAnew(trx: Trx, afterCommit: AfterCommit, principal: Principal, accountId: string): Promise<SessionValues> {
    await this.#end(trx, afterCommit, principal);
    await this.endOthers(trx, afterCommit, { ...principal, accountId });
    return this.#start(trx, { ...principal, accountId });
  }

  /** Ends every session of an account and forgets its devices. */
  async endAll(trx: Trx, afterCommit: AfterCommit, accountId: string): Promise<void> {
    await this.endOthers(trx, afterCommit, { accountId, sessionId: '' });
  }

  /** On how many devices an account is signed in. */
  async countOpen(accountId: string): Promise<number> {
    return store.countAccountSessions(this.#deps.database.db, accountId, this.#oldest());
  }

  /** Ends every other session of an account and forgets their devices. */
  async endOthers(
    trx: Trx,
    afterCommit: AfterCommit,
    { accountId, sessionId }: { accountId: string; sessionId: string },
  ): Promise<void> {
    const { clock, ends } = this.#deps;
    const ended = await store.endAccountSessions(trx, accountId, { except: sessionId, now: clock.now() });
    await forgetSignedOutDevices(trx, accountId);
    afterCommit(() => ends.announce(ended));
  }

  /** Records a proof and returns its time (epoch ms); throws UNAUTHENTICATED when the session has just ended. */
  async noteProof(trx: Trx, { sessionId }: Principal): Promise<number> {
    const now = this.#deps.clock.now();
    if (!(await store.markProved(trx, sessionId, now))) throw unauthenticated();
    return now;
  }

  async confirmAdult(principal: Principal): Promise<void> {
    await store.confirmAdult(this.#deps.database.db, principal.sessionId);
  }

  async sweep(): Promise<void> {
    const { clock, database } = this.#deps;
    await store.deleteDeadSessions(database.db, { ...this.#oldest(), endedAt: clock.now() });
    await deleteOldKnownDevices(database.db, clock.now());
  }

  async #findSession(authorization: string): Promise<SessionRow | undefined> {
    const credential = CREDENTIAL.exec(authorization)?.[1];
    if (credential === undefined) return undefined;
    return this.#known.find(sha256(credential), this.#oldest());
  }

  /** Hourly, so that reads need no writes. */
  async #renew(session: SessionRow): Promise<void> {
    const now = this.#deps.clock.now();
    if (now - session.last_used_at < HOUR_MS) return;
    await store.markUsed(this.#deps.database.db, session.session_id, now);
  }

  async #end(trx: Trx, afterCommit: AfterCommit, { sessionId }: Principal): Promise<void> {
    const { clock, ends } = this.#deps;
    if (!(await store.endSession(trx, sessionId, clock.now()))) throw unauthenticated();
    afterCommit(() => ends.announceReplaced(sessionId));
  }

  async #start(trx: Trx, who: Omit<Principal, 'sessionId'>): Promise<SessionValues> {
    const { clock, ids } = this.#deps;
    const credential = ids.credential();
    const now = clock.now();
    const { accountId, deviceId } = who;
    if (accountId !== undefined) {
      await noteKnownDevice(trx, { account_id: accountId, device_id: deviceId, signed_in_at: now });
    }
    await store.insertSession(trx, {
      session_id: ids.next('ses'),
      credential_hash: sha256(credential),
      device_id: deviceId,
      account_id: accountId ?? null,
      adult_confirmed: who.adultConfirmed ? 1 : 0,
      client: who.client,
      created_at: now,
      last_used_at: now,
      ended_at: null,
      proved_at: who.provedAt ?? null,
    });
    return toValues(credential, who);
  }

  #oldest(): OldestAlive {
    return oldestAlive(this.#deps.clock.now(), this.#deps.times);
  }
}

/** Missing, empty and the literal text `null` mean the same (Product §7.4.5). */
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
    provedAt: session.proved_at ?? undefined,
  };
}

function toValues(credential: string, who: Pick<Principal, 'accountId' | 'deviceId'>): SessionValues {
  return { Authorization: credential, 'Device-ID': who.deviceId, 'User-Login-Status': userStatusOf(who) };
}
