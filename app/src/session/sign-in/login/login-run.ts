import { FabulaError } from '@fabula/sdk';
import type { LoginPending } from '@fabula/ui/sign-in';

import { createStore, type Store } from '../../../data/store';
import { needsInvitation, readLoginFailure } from '../failures/login-failure';
import { isNewUser, type LoginAnswer, type LoginKind } from '../failures/login-kinds';
import type { LoginMessage } from '../failures/login-message';
import { advance, type LoginEffect, type LoginEvent, type LoginPlace } from './login-machine';
import { PasswordRefusal } from '../failures/password-refusal';
import { SocialError } from '../failures/social-error';
import { WalletError } from '../failures/wallet-error';
import { emptySignIn, type SignInState } from './sign-in-state';

export interface LoginRunParts {
  readonly place: LoginPlace;
  readonly carryOut: (effect: LoginEffect) => void;
  readonly say: (message: LoginMessage) => void;
  readonly log: (message: string, cause?: unknown) => void;
}

export interface LoginRun {
  readonly state: Store<SignInState>;
  readonly dispatch: (event: LoginEvent) => void;
  /** Marks a login as pending; false when one already is. */
  readonly begin: (pending: LoginPending) => boolean;
  readonly end: () => void;
  /** Shows a failure as a toast and at the field that it names; a missing invitation is asked for. */
  readonly explain: (kind: LoginKind, cause: unknown) => void;
  /** Tries to sign in, unless a login is pending. Failures are explained, and nothing typed is lost. */
  readonly attempt: (
    kind: LoginKind,
    pending: LoginPending,
    work: () => Promise<LoginAnswer | undefined>,
  ) => Promise<void>;
}

/** The SDK reports its own failures; a missing wallet and a refusal by the visitor need no log. */
const isExplained = (cause: unknown): boolean =>
  cause instanceof FabulaError ||
  cause instanceof PasswordRefusal ||
  (cause instanceof WalletError && cause.cause === undefined) ||
  (cause instanceof SocialError && cause.reason === 'declined');

export function createLoginRun({ place, carryOut, say, log }: LoginRunParts): LoginRun {
  const state = createStore<SignInState>(emptySignIn);

  const dispatch = (event: LoginEvent) => {
    const { phase, effects } = advance(state.get().phase, event, place);
    state.set({ phase, stage: phase === 'wizard' ? 'wizard' : phase === 'over' ? state.get().stage : 'login' });
    for (const effect of effects) carryOut(effect);
  };

  const begin = (pending: LoginPending) => {
    if (state.get().pending !== undefined) return false;
    state.set({ pending, problem: undefined });
    return true;
  };

  const end = () => state.set({ pending: undefined });

  const explain = (kind: LoginKind, cause: unknown) => {
    if (!isExplained(cause)) log(`Signing in by ${kind} failed`, cause);
    const { message, problem } = readLoginFailure(kind, cause);
    state.set({ problem, ...(needsInvitation(cause) ? { step: 'invitation' } : {}) });
    say(message);
  };

  return {
    state,
    dispatch,
    begin,
    end,
    explain,
    attempt: async (kind, pending, work) => {
      if (!begin(pending)) return;
      try {
        const answer = await work();
        end();
        if (answer !== undefined) dispatch(isNewUser(answer) ? 'new-user' : 'known-user');
      } catch (cause) {
        end();
        explain(kind, cause);
        dispatch('failed');
      }
    },
  };
}
