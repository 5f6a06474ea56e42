/** A wallet that was found in the browser. */
export interface SigningWallet {
  readonly id: string;
  readonly name: string;
}

/** Why a ballot was not signed and cast. */
export type SigningProblem = 'declined' | 'no-account' | 'wrong-signature' | 'used' | 'closed' | 'failed';

/** How far the signing of a ballot is. */
export type SigningStage =
  | { readonly kind: 'ready'; readonly problem?: SigningProblem }
  /** The wallet asks its owner, or the ballot is on its way. */
  | { readonly kind: 'asking'; readonly walletId: string }
  | { readonly kind: 'done'; readonly address: string };
