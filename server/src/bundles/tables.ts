/** Stories of one creator that are sold together. */
export interface StoryBundleRow {
  bundle_id: string;
  creator_id: string;
  title: string;
  description: string;
  /** The price. */
  points: number;
  /** 1 while its creator sells it. */
  on_sale: number;
  /** When it was last put on sale: plays from before are free. */
  sale_since: number;
  created_at: number;
  updated_at: number;
}

/** A story of a bundle; it stays for those who bought the bundle with it. */
export interface StoryBundleItemRow {
  bundle_id: string;
  story_id: string;
  position: number;
  /** When it came into the bundle: plays from before are free. */
  added_at: number;
  /** Null while it is in the bundle. */
  removed_at: number | null;
}

/** A bundle that an account bought. */
export interface OwnedBundleRow {
  owned_id: string;
  account_id: string;
  bundle_id: string;
  /** What it cost. */
  points: number;
  /** The share that its creator got. */
  creator_points: number;
  bought_at: number;
  /** When a refund took it back; null while it is owned. */
  revoked_at: number | null;
}

export interface BundleTables {
  story_bundles: StoryBundleRow;
  story_bundle_items: StoryBundleItemRow;
  owned_bundles: OwnedBundleRow;
}
