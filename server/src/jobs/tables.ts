export type JobState = 'running' | 'complete' | 'stopped' | 'failed';

interface JobRow {
  job_id: string;
  kind: string;
  state: JobState;
  /** Only its holder renews the lease. */
  lease_token: string;
  lease_until: number;
  stop_requested: number;
  created_at: number;
  ended_at: number | null;
}

export interface JobTables {
  jobs: JobRow;
}
