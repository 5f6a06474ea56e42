import { createStore, type Store } from '../../../data/store';

export interface SignInRequest {
  readonly isOpen: boolean;
  /** The popup has loaded and stands. */
  readonly isShown: boolean;
  /** Path of the page to go to afterwards; without one the visitor stays. */
  readonly next: string | undefined;
  /** A new user is completing their profile: nothing else asks for anything meanwhile. */
  readonly isAtProfile: boolean;
  /** Counts the openings: each begins with empty fields. */
  readonly openings: number;
}

/** The code that was sent last: closing the popup to look for it forgets neither. */
export interface SentCode {
  readonly sentTo: string | undefined;
  /** When it was sent, in milliseconds since the epoch. */
  readonly sentAt: number;
  /** When another code may be asked for, in milliseconds since the epoch. */
  readonly resendAt: number;
}

/** The way into signing in that every page knows; what lies behind it loads when it is first opened. */
export interface SignInDoor {
  readonly request: Store<SignInRequest>;
  readonly sentCode: Store<SentCode>;
  /** What was typed into the page of signing in: it stays when the page is shown in another language. */
  readonly typed: Store<{ readonly identifier: string }>;
  readonly open: (wish?: { readonly next?: string }) => void;
  readonly close: () => void;
  /** The query with which a provider sent the visitor back; handed out once, empty from then on. */
  readonly takeReturn: () => string;
}

/**
 * Makes a closed {@link SignInDoor}.
 *
 * @param returned the query with which the visitor came to the page of signing in
 */
export function createSignInDoor(returned = ''): SignInDoor {
  const request = createStore<SignInRequest>({
    isOpen: false,
    isShown: false,
    next: undefined,
    isAtProfile: false,
    openings: 0,
  });
  let waiting = returned;
  return {
    request,
    typed: createStore({ identifier: '' }),
    sentCode: createStore<SentCode>({ sentTo: undefined, sentAt: 0, resendAt: 0 }),
    open: ({ next } = {}) => request.set({ isOpen: true, next, openings: request.get().openings + 1 }),
    close: () => request.set({ isOpen: false, isShown: false }),
    takeReturn: () => {
      const taken = waiting;
      waiting = '';
      return taken;
    },
  };
}
