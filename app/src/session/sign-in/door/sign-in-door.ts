import { createStore, type Store } from '../../../data/store';

export interface SignInRequest {
  readonly isOpen: boolean;
  /** The popup has loaded. */
  readonly isShown: boolean;
  /** Path to go to afterwards; without one the visitor stays. */
  readonly next: string | undefined;
  /** A new user is at their profile: nothing else opens meanwhile. */
  readonly isAtProfile: boolean;
  /** Each opening begins with empty fields. */
  readonly openings: number;
}

export interface SentCode {
  readonly sentTo: string | undefined;
  /** When it was sent, in milliseconds since the epoch. */
  readonly sentAt: number;
  /** When another code may be asked for, in milliseconds since the epoch. */
  readonly resendAt: number;
}

export interface SignInDoor {
  readonly request: Store<SignInRequest>;
  readonly sentCode: Store<SentCode>;
  /** Typed on the sign-in page; survives a change of language. */
  readonly typed: Store<{ readonly identifier: string }>;
  readonly open: (wish?: { readonly next?: string }) => void;
  readonly close: () => void;
  /** The query of a provider's return; returned once. */
  readonly takeReturn: () => string;
}

/** Makes a closed {@link SignInDoor}; `returned` is the query of a provider's return. */
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
