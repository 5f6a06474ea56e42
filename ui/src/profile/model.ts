/** Profile payload (Product §3.6). */
export interface ProfileValues {
  readonly userName: string;
  /** One of the five preset addresses; empty until one is chosen. */
  readonly userAvatarImageUrl: string;
  /** At most 60 characters. */
  readonly motto: string;
}

/** Why a part of the profile is not accepted; `refused` is the server's answer. */
export interface ProfileProblem {
  readonly field: keyof ProfileValues;
  readonly why: 'empty' | 'too-long' | 'refused';
}
