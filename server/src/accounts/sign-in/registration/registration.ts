import { z } from 'zod';
import type { OperatorsConfig } from '../../../config/operators.ts';
import type { RegistrationPolicy } from '../../../config/registration.ts';
import type { HeldInvitation } from '../../../contract/validators.ts';
import type { Database, Trx } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { ownerOf, type Principal } from '../../../http/principal.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CallerLimit, RateLimits } from '../../../rate-limits/rate-limits.ts';
import type { Identity } from '../identity-store.ts';
import { consumeSingleUse, findSingleUse, issueSingleUse, type SingleUsePlace } from '../single-use-store.ts';
import { codeHash } from './invitation-code.ts';
import { countInvitationUse, findOpenInvitation } from './invitation-store.ts';

/** Wrong codes in a minute: for a person who mistypes, and for a network that many share. */
const WRONG_PER_MINUTE = { owner: 20, network: 100 };

const Held = z.object({ invitationId: z.string() });

export interface RegistrationDeps {
  database: Database;
  clock: Clock;
  rateLimits: RateLimits;
  policy: RegistrationPolicy;
  operators: Pick<OperatorsConfig, 'emails'>;
}

/**
 * Decides who can create an account. A device holds an invitation on the server, so that it lasts through reloads and
 * round trips to providers, and no way of signing in carries it.
 */
export class Registration {
  readonly #deps: RegistrationDeps;
  readonly #countWrong: CallerLimit;

  constructor(deps: RegistrationDeps) {
    this.#deps = deps;
    this.#countWrong = deps.rateLimits.exactByCaller('wrong invitation codes', WRONG_PER_MINUTE, 'refuse');
  }

  /** Throws NOT_FOUND for an invitation that does not work, RATE_LIMITED after many of those. */
  async hold(principal: Principal, code: string, network: string | undefined): Promise<HeldInvitation> {
    const { clock, database } = this.#deps;
    const found = await findOpenInvitation(database.db, { codeHash: codeHash(code) }, clock.now());
    if (found === undefined) {
      await this.#countWrong({ ownerId: ownerOf(principal), network });
      throw new AppError('NOT_FOUND', 'This invitation does not work', { field: 'code' });
    }
    const content = { invitationId: found.invitation_id };
    await issueSingleUse(database.db, placeOf(principal), { content, expiresAt: found.until_at });
    return { heldUntil: new Date(found.until_at).toISOString() };
  }

  /** What the device holds, if it still works. */
  async held(principal: Principal): Promise<HeldInvitation> {
    const { clock, database } = this.#deps;
    const now = clock.now();
    const held = await findSingleUse(database.db, placeOf(principal), { content: Held, now });
    const found = held && (await findOpenInvitation(database.db, held, now));
    return { heldUntil: found === undefined ? null : new Date(found.until_at).toISOString() };
  }

  /**
   * Lets a new account come into being, in its transaction, and uses up the invitation of the device where one is
   * needed. Throws INVITATION_REQUIRED, REGISTRATION_CLOSED.
   */
  async admit(trx: Trx, principal: Principal, identities: readonly Identity[]): Promise<void> {
    const { clock, policy } = this.#deps;
    if (policy === 'open' || identities.some((identity) => this.#isNamedByOperator(identity))) return;
    if (policy === 'closed') throw new AppError('REGISTRATION_CLOSED', 'This server accepts no new accounts');
    const now = clock.now();
    const held = await consumeSingleUse(trx, placeOf(principal), { content: Held, now });
    if (held === undefined || !(await countInvitationUse(trx, held.invitationId, now))) {
      throw new AppError('INVITATION_REQUIRED', 'A new account needs an invitation on this server');
    }
  }

  /** Those whom the settings name: `OPERATORS`, without whom no one could invite, and the test account. */
  #isNamedByOperator({ kind, subject }: Identity): boolean {
    return kind === 'test' || (kind === 'email' && this.#deps.operators.emails.has(subject));
  }
}

function placeOf({ deviceId }: Principal): SingleUsePlace {
  return { kind: 'invitation', key: deviceId };
}
