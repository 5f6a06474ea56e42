import type { SignInProvider } from '../sign-in/model';

/** A way in which the owner of an account has proved who they are; `test` is the account for testers. */
export type SignInMethodKind = 'email' | 'phone' | SignInProvider | 'metamask' | 'phantom' | 'test';

/** One way into the account. */
export interface SignInMethodValue {
  readonly kind: SignInMethodKind;
  /** A masked address, number or wallet; empty for accounts elsewhere. */
  readonly label: string;
}

/** What the password form holds. */
export interface PasswordValues {
  /** Asked for where there is a password already. */
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Why a password is not accepted; `refused` is the server's answer. */
export type PasswordProblem =
  | { readonly field: 'currentPassword'; readonly why: 'empty' | 'refused' }
  | { readonly field: 'newPassword'; readonly why: 'too-short' | 'too-long' | 'refused' };

/** Somewhere that the account is signed in. */
export interface OpenSessionValue {
  readonly sessionId: string;
  /** The one in front of the reader. */
  readonly current: boolean;
  /** `{browser} on {system}`, as the server read it; empty when it could not. */
  readonly client: string;
  /** RFC 3339. */
  readonly createdAt: string;
  /** RFC 3339, exact to the hour. */
  readonly lastUsedAt: string;
}

/** Something that the reader did with a character, a story or a post. */
export interface InteractionValue {
  readonly id: string;
  readonly kind: 'chat' | 'play' | 'favourite' | 'follow' | 'rating' | 'comment';
  readonly targetId: string;
  /** What `targetId` names; unknown of what an older server wrote down. */
  readonly targetKind?: 'character' | 'story' | 'post' | undefined;
  /** The character on whose page a post stands. */
  readonly characterId?: string | undefined;
  /** Where a play of a story stands. */
  readonly play?: { readonly storySessionId: string; readonly roundId: string; readonly kind: 'dynamic' | 'novel' };
  /** The target's name or title. */
  readonly title: string;
  readonly imageUrl: string | null;
  /** RFC 3339. */
  readonly at: string;
}

/** Something that was made for the reader. */
export interface GenerationValue {
  readonly id: string;
  readonly kind: 'image' | 'video' | 'story' | 'chat' | 'character';
  /** The character that was made, or whom a chat was with. */
  readonly characterId?: string | undefined;
  readonly title: string;
  readonly thumbnailUrl: string | null;
  /** What it cost. */
  readonly points: number;
  /** RFC 3339. */
  readonly createdAt: string;
}
