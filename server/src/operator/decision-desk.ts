import { z } from 'zod';
import type { FollowUpForm, Proposal } from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import { recordFollowUp } from '../proposals/follow-ups.ts';
import type { Proposals } from '../proposals/proposals.ts';
import type { PublicLog } from '../public-log/public-log.ts';
import { notify } from '../social/notifications/notify-store.ts';
import type { ActLog } from './act-log.ts';
import type { Acting } from './acting.ts';

export interface DecisionDeskDeps {
  database: Database;
  clock: Clock;
  publicLog: PublicLog;
  proposals: Pick<Proposals, 'get'>;
  acts: Pick<ActLog, 'record'>;
}

/** What becomes of the decisions of the community. */
export class DecisionDesk {
  readonly #deps: DecisionDeskDeps;

  constructor(deps: DecisionDeskDeps) {
    this.#deps = deps;
  }

  /** Notifies the author of the proposal. Throws NOT_FOUND; CONFLICT for a proposal without a decision, and for too many. */
  async followUp({ key, operatorId }: Acting, proposalId: string, form: FollowUpForm): Promise<Proposal> {
    const { acts, clock, database, proposals } = this.#deps;
    // Counts its ballots where the vote has just ended.
    await proposals.get(operatorId, proposalId);
    const now = clock.now();
    const { state } = form;
    const reason = form.reason.trim();
    const act = { ownerId: operatorId, operation: 'follow-up', key, input: { proposalId, form }, now };
    await inTransaction(database, (trx) =>
      runIdempotent(trx, act, z.null(), async () => {
        const authorId = await recordFollowUp(trx, this.#deps, { proposalId, state, reason });
        const thing = { kind: 'proposal', id: proposalId } as const;
        await acts.record(trx, {
          operator_id: operatorId,
          kind: 'followed-up',
          target_kind: thing.kind,
          target_id: thing.id,
          reason,
        });
        const cause = { kind: 'decided', decision: state, thing, subject: thing, at: now } as const;
        await notify(trx, [authorId], cause, operatorId);
        return null;
      }),
    );
    return proposals.get(operatorId, proposalId);
  }
}
