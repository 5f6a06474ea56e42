import { moveGuestChats } from '../../chats/move-guest-chats.ts';
import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { moveGuestCharacters } from '../../explore/character-owners.ts';
import { moveGuestStories } from '../../explore/story-owners.ts';
import { moveGuestReaders } from '../../explore/story-readers.ts';
import { moveGuestRooms } from '../../rooms/move-guest-rooms.ts';
import { moveGuestHistory } from '../../history/history.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { moveGuestFavourites } from '../../social/favourites.ts';
import { moveGuestStorySessions } from '../../stories/move-guest-story-sessions.ts';
import { moveGuestReadings } from '../../stories/sharing/move-guest-readings.ts';
import type { Accounts } from '../accounts.ts';
import type { Principal, SessionValues } from '../principal.ts';
import type { Sessions } from '../sessions.ts';
import { firstProfile } from './first-profile.ts';
import { findFirstAccountId, takeIdentity, type Identity } from './identity-store.ts';

export interface SignInParts {
  database: Database;
  clock: Clock;
  ids: Ids;
  accounts: Accounts;
  sessions: Sessions;
}

/** A person who has proved who they are. */
export interface ProvenPerson {
  identity: Identity;
  /** A canonical address that the proof covers too; it leads to the account which that mailbox opens. */
  verifiedEmail?: string | undefined;
  /** What the provider calls them; a new account is called so at first. */
  name?: string | undefined;
}

/** What a login answers (Specification §3, "Login result"). */
export interface Login {
  session: SessionValues;
  /** Whether the account was made by this login. */
  isNewUser: boolean;
}

interface FoundAccount {
  accountId: string;
  /** Whether the account was made by this login. */
  isNewUser: boolean;
}

/** What a way of signing in does within the transaction of the login. */
export type Completion = (trx: Trx, account: FoundAccount) => Promise<void>;

/** The last step of every way of signing in. */
export class SignIn {
  readonly #parts: SignInParts;

  constructor(parts: SignInParts) {
    this.#parts = parts;
  }

  /**
   * Signs a proven person in, into a new account if they have none. The guest's points and histories move along, the
   * old credential dies, and what `complete` does is done: all in one transaction, or none of it.
   *
   * @param complete Uses up the proof, or adds to the account; throws when the person may not come in.
   */
  async enter(principal: Principal, person: ProvenPerson, complete?: Completion): Promise<Login> {
    return this.#unlessOvertaken((trx) => this.#enter(trx, principal, person, complete));
  }

  /** Somebody who signs in with the same proof at the same moment may make the account first; then theirs is taken. */
  async #unlessOvertaken<Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> {
    const { database } = this.#parts;
    try {
      return await inTransaction(database, work);
    } catch (error) {
      if (!(error instanceof OvertakenError)) throw error;
      return inTransaction(database, work);
    }
  }

  async #enter(trx: Trx, principal: Principal, person: ProvenPerson, complete: Completion | undefined): Promise<Login> {
    const found = await this.#findOrMakeAccount(trx, person);
    await complete?.(trx, found);
    if (principal.accountId === undefined) {
      await moveGuestFavourites(trx, principal.deviceId, found.accountId);
      await moveGuestHistory(trx, principal.deviceId, found.accountId);
      await moveGuestChats(trx, principal.deviceId, found.accountId);
      await moveGuestCharacters(trx, principal.deviceId, found.accountId);
      await moveGuestStories(trx, principal.deviceId, found.accountId);
      await moveGuestReaders(trx, principal.deviceId, found.accountId);
      await moveGuestRooms(trx, principal.deviceId, found.accountId);
      await moveGuestStorySessions(trx, principal.deviceId, found.accountId);
      await moveGuestReadings(trx, principal.deviceId, found.accountId);
    }
    const session = await this.#parts.sessions.signIn(trx, principal, found.accountId);
    return { session, isNewUser: found.isNewUser };
  }

  /** Accounts are joined by verified addresses only. */
  async #findOrMakeAccount(trx: Trx, person: ProvenPerson): Promise<FoundAccount> {
    const { accounts, clock, ids } = this.#parts;
    const identities = identitiesOf(person);
    const known = await findFirstAccountId(trx, identities);
    const accountId = known ?? ids.next('acc');
    for (const identity of identities) {
      const taken = await takeIdentity(trx, identity, { accountId, now: clock.now() });
      if (!taken && known === undefined) throw new OvertakenError();
    }
    if (known === undefined) await accounts.create(trx, accountId, firstProfile(person.name));
    return { accountId, isNewUser: known === undefined };
  }
}

/** An identity that had no account a moment ago has one now. */
class OvertakenError extends Error {}

/** All that a proof covers, the strongest first. */
export function identitiesOf({ identity, verifiedEmail }: ProvenPerson): Identity[] {
  if (verifiedEmail === undefined || identity.kind === 'email') return [identity];
  return [identity, { kind: 'email', subject: verifiedEmail }];
}
