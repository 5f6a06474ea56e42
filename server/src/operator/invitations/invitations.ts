import { z } from 'zod';
import { codeHash, invitationCode } from '../../accounts/sign-in/registration/invitation-code.ts';
import {
  findInvitation,
  insertInvitation,
  listInvitations,
  withdrawInvitation,
} from '../../accounts/sign-in/registration/invitation-store.ts';
import type { AccountInvitationRow } from '../../accounts/sign-in/registration/tables.ts';
import type {
  AccountInvitation,
  AccountInvitationForm,
  AccountInvitationPage,
  AccountInvitationState,
  NewAccountInvitation,
} from '../../contract/validators.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { ServerSecret } from '../../lib/server-secret.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import type { ActLog } from '../act-log.ts';
import type { Acting } from '../acting.ts';

const LONGEST_MS = 366 * DAY_MS;

export interface InvitationDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  secret: ServerSecret;
  acts: Pick<ActLog, 'record'>;
}

/** Account invitations, as operators make and withdraw them. */
export class Invitations {
  readonly #deps: InvitationDeps;

  constructor(deps: InvitationDeps) {
    this.#deps = deps;
  }

  /** Newest first. Throws VALIDATION_FAILED for a cursor of another list. */
  async list(query: { cursor?: string | undefined; limit: number }): Promise<AccountInvitationPage> {
    const { clock, database } = this.#deps;
    const { items, nextCursor } = await listInvitations(database.db, query);
    const now = clock.now();
    return { items: items.map((row) => toShown(row, now)), nextCursor };
  }

  /** The code is answered here alone. Throws VALIDATION_FAILED for its end. */
  async create({ key, operatorId }: Acting, form: AccountInvitationForm): Promise<NewAccountInvitation> {
    const { acts, clock, database, ids, secret } = this.#deps;
    const now = clock.now();
    const until = Date.parse(form.until);
    if (!(until > now && until <= now + LONGEST_MS)) {
      throw new AppError('VALIDATION_FAILED', 'until: must be in the next year', { field: 'until' });
    }
    const note = form.note.trim();
    const request = { ownerId: operatorId, operation: 'create-account-invitation', key, input: form, now };
    const invitationId = await inTransaction(database, (trx) =>
      runIdempotent(trx, request, z.string(), async () => {
        const id = ids.next('ain');
        await insertInvitation(trx, {
          invitation_id: id,
          code_hash: codeHash(invitationCode(secret, id)),
          note,
          uses: form.uses,
          used: 0,
          until_at: until,
          withdrawn_at: null,
          created_at: now,
        });
        await acts.record(trx, { ...actOf(operatorId, id), kind: 'invitation-made', reason: note, until });
        return id;
      }),
    );
    return { invitation: await this.#show(invitationId), code: invitationCode(secret, invitationId) };
  }

  /** Throws NOT_FOUND, CONFLICT once it does not work any more. */
  async withdraw(
    { key, operatorId }: Acting,
    invitationId: string,
    form: { reason: string },
  ): Promise<AccountInvitation> {
    const { acts, clock, database } = this.#deps;
    await this.#show(invitationId);
    const now = clock.now();
    const input = { invitationId, form };
    const request = { ownerId: operatorId, operation: 'withdraw-account-invitation', key, input, now };
    await inTransaction(database, (trx) =>
      runIdempotent(trx, request, z.null(), async () => {
        if (!(await withdrawInvitation(trx, invitationId, now))) {
          throw new AppError('CONFLICT', `${invitationId} does not work any more`);
        }
        const reason = form.reason.trim();
        await acts.record(trx, { ...actOf(operatorId, invitationId), kind: 'invitation-withdrawn', reason });
        return null;
      }),
    );
    return this.#show(invitationId);
  }

  async #show(invitationId: string): Promise<AccountInvitation> {
    const { clock, database } = this.#deps;
    const row = await findInvitation(database.db, invitationId);
    if (row === undefined) throw new AppError('NOT_FOUND', `There is no invitation ${invitationId}`);
    return toShown(row, clock.now());
  }
}

const actOf = (operatorId: string, invitationId: string) =>
  ({ operator_id: operatorId, target_kind: 'invitation', target_id: invitationId }) as const;

function toShown(row: AccountInvitationRow, now: number): AccountInvitation {
  return {
    invitationId: row.invitation_id,
    note: row.note,
    uses: row.uses,
    used: row.used,
    until: new Date(row.until_at).toISOString(),
    state: stateOf(row, now),
    createdAt: new Date(row.created_at).toISOString(),
  };
}

function stateOf(row: AccountInvitationRow, now: number): AccountInvitationState {
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.used >= row.uses) return 'used-up';
  return row.until_at <= now ? 'expired' : 'open';
}
