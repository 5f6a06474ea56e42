import type { GenHistoryItem, Interaction, StoryKind } from '@fabula/sdk/types';

import type { SignInParty } from '../sign-in/model';

/** A way in which the owner of an account has proved who they are; `test` is the account for testers. */
export type SignInMethodKind = 'email' | 'phone' | SignInParty | 'metamask' | 'phantom' | 'test';

export interface SignInMethodValue {
  readonly kind: SignInMethodKind;
  /** A masked address, number or wallet; empty for accounts elsewhere. */
  readonly label: string;
}

export interface PasswordValues {
  /** Asked for where there is a password already. */
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Why a password is not accepted; `refused` is the server's answer. */
export type PasswordProblem =
  | { readonly field: 'currentPassword'; readonly why: 'empty' | 'refused' }
  | { readonly field: 'newPassword'; readonly why: 'too-short' | 'too-long' | 'refused' };

/** Why an archive with all data of the account did not come. */
export type ArchiveFailure = 'too-often' | 'under-way' | 'unknown';

/** How an owner confirms that it is them: the password, a code to an address of the account, or its wallet. */
export type ConfirmationWay = 'password' | 'email' | 'phone' | 'wallet';

export interface ConfirmationWallet {
  readonly id: string;
  readonly name: string;
}

/** Why what confirms the owner is not accepted; `wrong` is the server's answer. */
export type ConfirmationProblem = 'password-empty' | 'password-wrong' | 'code-empty' | 'code-wrong';

export type ConfirmationFailure = 'too-many-tries' | 'not-sent' | 'wallet-refused' | 'wallet-other' | 'unknown';

/** Somewhere that the account is signed in. */
export interface OpenSessionValue {
  readonly sessionId: string;
  readonly current: boolean;
  /** `{browser} on {system}`, as the server read it; empty when it could not. */
  readonly client: string;
  /** RFC 3339. */
  readonly createdAt: string;
  /** RFC 3339, exact to the hour. */
  readonly lastUsedAt: string;
}

/** Something that changed about signing in to the account, or a sign-in on a new device. */
export interface SecurityEventValue {
  readonly eventId: string;
  readonly kind: 'new-device' | 'password-set' | 'password-changed' | 'password-removed' | 'method-added';
  /** As of `OpenSessionValue`. */
  readonly client: string;
  /** RFC 3339. */
  readonly at: string;
}

export interface InteractionValue {
  readonly id: string;
  readonly kind: Interaction['kind'];
  readonly targetId: string;
  /** What `targetId` names; unknown of what an older server wrote down. */
  readonly targetKind?: Interaction['targetKind'];
  readonly characterId?: string | undefined;
  /** Where a play of a story stands. */
  readonly play?: { readonly storySessionId: string; readonly roundId: string; readonly kind: StoryKind };
  readonly title: string;
  readonly imageUrl: string | null;
  /** RFC 3339. */
  readonly at: string;
}

export interface GenerationValue {
  readonly id: string;
  readonly kind: GenHistoryItem['kind'];
  readonly characterId?: string | undefined;
  readonly title: string;
  readonly thumbnailUrl: string | null;
  readonly points: number;
  /** RFC 3339. */
  readonly createdAt: string;
}
