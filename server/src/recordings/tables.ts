import type { AudioType, Recording } from '../contract/validators.ts';

export interface RecordingRow {
  /** Also the id of the job that makes it. */
  recording_id: string;
  /** Who asked for it; after a sign-in, the account. */
  owner_id: string;
  voice_id: string;
  /** Of the words with the voice, the model and the format: equal ones share a file. */
  content_hash: string;
  state: Recording['state'];
  failure: Recording['failure'];
  /** Null until it is ready. */
  type: AudioType | null;
  /** Points that were taken. */
  charged: number;
  wallet_id: string;
  /** Null when nothing is to be paid. */
  reservation_id: string | null;
  /** Points that are held. */
  price: number;
  created_at: number;
}

export interface RecordingTables {
  recordings: RecordingRow;
}
