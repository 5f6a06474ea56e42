import type { Database, Trx } from '../../db/database.ts';
import { inTransaction, type AfterCommit } from '../../db/transaction.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Accounts } from '../accounts.ts';
import type { Principal, SessionValues } from '../../http/principal.ts';
import type { Registration } from './registration/registration.ts';
import type { Sessions } from '../sessions.ts';
import { firstProfile } from './first-profile.ts';
import type { SecurityNotices } from './notices/security-notices.ts';
import { findFirstAccountId, takeIdentity, type Identity } from './identity-store.ts';
import { isLoginName, nameOfWay } from './sign-in-methods.ts';
import type { IdentityKind } from './tables.ts';

export interface SignInServiceDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  accounts: Accounts;
  sessions: Sessions;
  notices: SecurityNotices;
  registration: Pick<Registration, 'admit'>;
}

export interface ProvenPerson {
  identity: Identity;
  /** A canonical address that the proof covers too; it finds an existing account. */
  verifiedEmail?: string | undefined;
  name?: string | undefined;
}

export interface Login {
  session: SessionValues;
  isNewUser: boolean;
}

interface FoundAccount {
  accountId: string;
  isNewUser: boolean;
}

export type Completion = (trx: Trx, account: FoundAccount, afterCommit: AfterCommit) => Promise<void>;

export class SignIn {
  readonly #deps: SignInServiceDeps;

  constructor(deps: SignInServiceDeps) {
    this.#deps = deps;
  }

  /**
   * Signs in a person and moves the guest's data in one transaction; `complete` consumes the proof or throws. Throws
   * INVITATION_REQUIRED or REGISTRATION_CLOSED where a new account may not come into being.
   */
  async enter(principal: Principal, person: ProvenPerson, complete?: Completion): Promise<Login> {
    return this.#unlessOvertaken((trx, afterCommit) => this.#enter(trx, afterCommit, principal, person, complete));
  }

  /** A concurrent sign-in with the same proof may create the account first; then retry with that one. */
  async #unlessOvertaken<Result>(work: (trx: Trx, afterCommit: AfterCommit) => Promise<Result>): Promise<Result> {
    const { database } = this.#deps;
    try {
      return await inTransaction(database, work);
    } catch (error) {
      if (!(error instanceof OvertakenError)) throw error;
      return inTransaction(database, work);
    }
  }

  async #enter(
    trx: Trx,
    afterCommit: AfterCommit,
    principal: Principal,
    person: ProvenPerson,
    complete: Completion | undefined,
  ): Promise<Login> {
    const found = await this.#findOrMakeAccount(trx, afterCommit, principal, person);
    await complete?.(trx, found, afterCommit);
    const session = await this.#deps.sessions.signIn(trx, afterCommit, principal, {
      accountId: found.accountId,
      isProof: isProof(person.identity.kind),
    });
    return { session, isNewUser: found.isNewUser };
  }

  /** Accounts are joined by verified addresses only. */
  async #findOrMakeAccount(
    trx: Trx,
    afterCommit: AfterCommit,
    principal: Principal,
    person: ProvenPerson,
  ): Promise<FoundAccount> {
    const { accounts, clock, ids, registration } = this.#deps;
    const identities = identitiesOf(person);
    const known = await findFirstAccountId(trx, identities);
    const accountId = known ?? ids.next('acc');
    for (const identity of identities) {
      const taken = await takeIdentity(trx, identity, { accountId, now: clock.now() });
      if (!taken && known === undefined) throw new OvertakenError();
      if (taken && known !== undefined)
        await this.#welcomeIdentity(trx, afterCommit, { ...principal, accountId }, identity);
    }
    if (known === undefined) {
      await registration.admit(trx, principal, identities);
      await accounts.create(trx, accountId, firstProfile(person.name));
    }
    return { accountId, isNewUser: known === undefined };
  }

  /** A new way in: the owner gets a mail, and a new address ends the other sessions. */
  async #welcomeIdentity(
    trx: Trx,
    afterCommit: AfterCommit,
    who: Principal & { accountId: string },
    identity: Identity,
  ): Promise<void> {
    const { notices, sessions } = this.#deps;
    const othersSignedOut = isLoginName(identity.kind);
    if (othersSignedOut) await sessions.endOthers(trx, afterCommit, who);
    afterCommit(() => notices.send(who.accountId, { added: nameOfWay(identity), othersSignedOut }, who.client));
  }
}

class OvertakenError extends Error {}

/** A code, a password or a wallet proves the caller's presence; a provider may vouch for an old session. */
export function isProof(kind: IdentityKind): boolean {
  return kind === 'email' || kind === 'phone' || kind === 'metamask' || kind === 'phantom' || kind === 'test';
}

export function identitiesOf({ identity, verifiedEmail }: ProvenPerson): Identity[] {
  if (verifiedEmail === undefined || identity.kind === 'email') return [identity];
  return [identity, { kind: 'email', subject: verifiedEmail }];
}
