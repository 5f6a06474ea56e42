/** How a job stands; it ends in exactly one of the last three. */
export type JobState = 'running' | 'complete' | 'stopped' | 'failed';

/** Work of the server, independent of its subscribers. */
interface JobRow {
  job_id: string;
  kind: string;
  state: JobState;
  /** Names the server at work: only it may renew the lease. */
  lease_token: string;
  /** Epoch ms; a running job whose lease is over was left behind by its server. */
  lease_until: number;
  /** 1 once it was asked to stop. */
  stop_requested: number;
  created_at: number;
  ended_at: number | null;
}

export interface JobTables {
  jobs: JobRow;
}
