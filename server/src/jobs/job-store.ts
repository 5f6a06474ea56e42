import type { Queries, Trx } from '../db/database.ts';
import type { JobState } from './tables.ts';

export async function insertJob(
  trx: Trx,
  job: { jobId: string; kind: string; token: string; now: number; leaseUntil: number },
): Promise<void> {
  await trx
    .insertInto('jobs')
    .values({
      job_id: job.jobId,
      kind: job.kind,
      state: 'running',
      lease_token: job.token,
      lease_until: job.leaseUntil,
      stop_requested: 0,
      created_at: job.now,
      ended_at: null,
    })
    .execute();
}

/** Its kind; undefined when it has ended before: then change nothing. */
export async function endJob(
  trx: Trx,
  jobId: string,
  state: Exclude<JobState, 'running'>,
  now: number,
): Promise<string | undefined> {
  const ended = await trx
    .updateTable('jobs')
    .set({ state, ended_at: now })
    .where('job_id', '=', jobId)
    .where('state', '=', 'running')
    .returning('kind')
    .executeTakeFirst();
  return ended?.kind;
}

/** Renews leases; returns the ids that are still held. */
export async function renewLeases(
  db: Queries,
  jobIds: readonly string[],
  token: string,
  leaseUntil: number,
): Promise<string[]> {
  const renewed = await db
    .updateTable('jobs')
    .set({ lease_until: leaseUntil })
    .where('job_id', 'in', jobIds)
    .where('lease_token', '=', token)
    .where('state', '=', 'running')
    .returning('job_id')
    .execute();
  return renewed.map((row) => row.job_id);
}

export async function requestStop(db: Queries, jobId: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ stop_requested: 1 })
    .where('job_id', '=', jobId)
    .where('state', '=', 'running')
    .execute();
}

export async function findStopRequests(db: Queries, jobIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('job_id')
    .where('job_id', 'in', jobIds)
    .where('stop_requested', '=', 1)
    .execute();
  return rows.map((row) => row.job_id);
}

export async function findAbandoned(db: Queries, kind: string, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('job_id')
    .where('state', '=', 'running')
    .where('lease_until', '<', now)
    .where('kind', '=', kind)
    .execute();
  return rows.map((row) => row.job_id);
}

/** Takes over an expired lease; false when ended or taken by another. */
export async function takeOverJob(
  db: Queries,
  jobId: string,
  { leaseUntil, now, token }: { token: string; now: number; leaseUntil: number },
): Promise<boolean> {
  const taken = await db
    .updateTable('jobs')
    .set({ lease_token: token, lease_until: leaseUntil })
    .where('job_id', '=', jobId)
    .where('state', '=', 'running')
    .where('lease_until', '<', now)
    .returning('job_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteEnded(db: Queries, before: number, limit: number): Promise<void> {
  const ended = db
    .selectFrom('jobs')
    .select('job_id')
    .where('state', '<>', 'running')
    .where('ended_at', '<', before)
    .limit(limit);
  await db.deleteFrom('jobs').where('job_id', 'in', ended).execute();
}
