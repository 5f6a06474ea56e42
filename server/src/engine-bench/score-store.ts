import type { BenchScore, BenchVoteForm } from '../contract/validators.ts';
import type { Queries, Trx } from '../db/database.ts';

const MOST_SCORES = 200;

/** The most preferred first. */
export async function listScores(db: Queries, accountId: string): Promise<BenchScore[]> {
  const rows = await db
    .selectFrom('bench_scores')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('preferred', 'desc')
    .orderBy('compared')
    .orderBy('kind')
    .orderBy('engine')
    .orderBy('model')
    .limit(MOST_SCORES)
    .execute();
  return rows.map(({ compared, engine, kind, model, preferred }) => ({
    kind,
    engine,
    model: model === '' ? null : model,
    preferred,
    compared,
  }));
}

/** Counts each engine once, also one that was compared with itself. */
export async function addVote(trx: Trx, accountId: string, { kind, others, preferred }: BenchVoteForm): Promise<void> {
  const nameOf = ({ engine, model }: BenchVoteForm['preferred']) => JSON.stringify([engine, model ?? '']);
  const contenders = new Map([preferred, ...others].map((contender) => [nameOf(contender), contender]));
  for (const [name, { engine, model }] of contenders) {
    const gained = name === nameOf(preferred) ? 1 : 0;
    await trx
      .insertInto('bench_scores')
      .values({ account_id: accountId, kind, engine, model: model ?? '', preferred: gained, compared: 1 })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'kind', 'engine', 'model']).doUpdateSet((score) => ({
          preferred: score('bench_scores.preferred', '+', gained),
          compared: score('bench_scores.compared', '+', 1),
        })),
      )
      .execute();
  }
}
