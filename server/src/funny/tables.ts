import type { FunnyResult } from '../contract/validators.ts';

export interface FunnyResultRow {
  /** Also the id of the job that writes it. */
  funny_id: string;
  /** Who asked for it; after a sign-in, the account. */
  owner_id: string;
  tab: FunnyResult['tab'];
  maker: FunnyResult['by'];
  state: FunnyResult['state'];
  failure: FunnyResult['failure'];
  seed: string;
  /** JSON: `FunnyContent`. */
  content: string;
  /** What all model's lines of one character for one day have in common; null for everything else. */
  lantern_key: string | null;
  /** 1 for one that its owner keeps. */
  kept: number;
  /** Points that were taken. */
  charged: number;
  wallet_id: string;
  /** Null when nothing is to be paid. */
  reservation_id: string | null;
  /** Points that are held. */
  price: number;
  created_at: number;
}

export interface FunnyTables {
  funny_results: FunnyResultRow;
}
