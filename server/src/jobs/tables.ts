/** How a job stands; it ends in exactly one of the last three. */
export type JobState = 'running' | 'complete' | 'stopped' | 'failed';

/** Something that the server makes, whoever waits for it. */
interface JobRow {
  /** The id of what is made. */
  job_id: string;
  /** What kind of thing is made, such as `reply`. */
  kind: string;
  state: JobState;
  /** Names the server at work: only it may renew the lease. */
  lease_token: string;
  /** Epoch ms; a running job whose lease is over was left behind by its server. */
  lease_until: number;
  /** 1 once somebody has asked to stop it. */
  stop_requested: number;
  created_at: number;
  ended_at: number | null;
}

export interface JobTables {
  jobs: JobRow;
}
