import { telegramCallback, type KeyValueStorage, type SessionStore, type TelegramIdentity } from '@fabula/sdk';
import type { LoginStep, LoginValues, ProfileValues, SignInParty } from '@fabula/ui/sign-in';

import { isProfileAsked } from '../../profile-asked';
import type { SignInDoor } from '../door/sign-in-door';
import { pageKeys } from '../../storage-keys';
import { createCodeFlow, type CodeFlow } from '../codes/code-flow';
import { createSentCode } from '../codes/sent-code';
import { holdPastedInvitation } from '../invitations/invitation-flow';
import { createLoginRun, type LoginRun, type LoginRunParts } from '../login/login-run';
import { saveProfile, type ProfileParts } from '../login/profile-flow';
import { forgetTurnedBack, navigationKind } from '../oauth/forget-turned-back';
import { forgetRoundTrip, readRoundTrip } from '../oauth/round-trip';
import { redirectToProvider, type ProviderRedirectParts } from '../oauth/provider-redirect';
import { exchange, readSocialReturn } from '../oauth/social-return';
import { enterTestAccount } from '../codes/test-account-flow';
import type { Wallets } from '../wallets/wallets';

export interface SignInFlow extends Pick<LoginRun, 'state'>, Pick<CodeFlow, 'next' | 'resend'> {
  /** Restores what was typed before a change of language, a sent code, or the profile of a new account. */
  readonly restore: () => void;
  readonly change: (values: Partial<LoginValues>) => void;
  readonly goTo: (step: LoginStep) => void;
  readonly signIn: () => Promise<void>;
  readonly choose: (provider: SignInParty) => Promise<void>;
  /** A link or a code of an account invitation. */
  readonly holdInvitation: (pasted: string) => Promise<void>;
  readonly chooseWallet: (walletId: string, wallets: Wallets) => Promise<void>;
  readonly enterByTelegram: (identity: TelegramIdentity) => Promise<void>;
  /** Finishes a provider's return, if there is one: once per page load (Product §4.7). */
  readonly resume: () => void;
  /** The visitor came back by the browser's Back. */
  readonly turnBack: () => void;
  readonly changeProfile: (values: Partial<ProfileValues>) => void;
  readonly saveProfile: () => Promise<void>;
  readonly closeProfile: () => void;
}

export interface SignInFlowParts extends LoginRunParts, ProviderRedirectParts, ProfileParts {
  readonly storage: KeyValueStorage;
  readonly session: Pick<SessionStore, 'current'> | undefined;
  readonly door: Pick<SignInDoor, 'sentCode' | 'takeReturn' | 'typed'>;
  /** Receives where a round trip began, before its result. */
  readonly onReturn: (leftPage: string | undefined) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function createSignInFlow(parts: SignInFlowParts): SignInFlow {
  const { door, storage, session, say, log, now } = parts;
  let { leftPage } = parts;
  const sentCode = createSentCode({ shown: door.sentCode, storage, now });
  const run = createLoginRun({
    ...parts,
    carryOut: (effect) => {
      if (effect === 'account-changed') {
        sentCode.forget();
        door.typed.set({ identifier: '' });
      }
      parts.carryOut(effect);
    },
  });
  const { state, dispatch, begin, end, explain, attempt } = run;
  const { next, resend, restore: restoreCode, setPassword, signIn } = createCodeFlow(run, { sentCode, now, say, log });

  let { phase } = state.get();
  state.subscribe(() => {
    const before = phase;
    ({ phase } = state.get());
    if (phase === before) return;
    if (phase === 'wizard') storage.setItem(pageKeys.profileAsked, 'yes');
    if (phase === 'over') storage.removeItem(pageKeys.profileAsked);
  });

  return {
    state,
    next,
    resend,
    restore: () => {
      if (parts.place === 'popup' && isProfileAsked(storage, session)) {
        state.set({ phase: 'wizard', stage: 'wizard' });
        return;
      }
      restoreCode();
      const { values } = state.get();
      const { identifier } = door.typed.get();
      if (parts.place === 'page' && values.identifier === '') state.set({ values: { ...values, identifier } });
    },
    change: (values) => {
      state.set({ values: { ...state.get().values, ...values }, problem: undefined });
      if (parts.place === 'page') door.typed.set({ identifier: state.get().values.identifier });
    },
    goTo: (step) => {
      const { pending, step: before, values } = state.get();
      if (pending !== undefined) return;
      // A refused password is not proposed as a new one, nor the reverse.
      const isOtherPassword = (step === 'new-password') !== (before === 'new-password');
      state.set({ step, problem: undefined, ...(isOtherPassword ? { values: { ...values, password: '' } } : {}) });
    },
    signIn: () => {
      const { step } = state.get();
      if (step === 'test-account') return enterTestAccount(run, log);
      return step === 'new-password' ? setPassword() : signIn();
    },

    holdInvitation: (pasted) => holdPastedInvitation(run, pasted, { sentCode, say, log }),

    choose: async (provider) => {
      if (provider === 'telegram') {
        state.set({ step: 'telegram', problem: undefined });
        return;
      }
      if (!begin({ kind: 'provider', provider })) return;
      try {
        await redirectToProvider(provider, { ...parts, leftPage });
        dispatch('departed');
      } catch (cause) {
        end();
        explain(provider, cause);
      }
    },
    turnBack: () => {
      if (state.get().phase !== 'away') return;
      end();
      forgetRoundTrip(storage);
      dispatch('turned-back');
    },
    resume: () => {
      const returned = readSocialReturn(door.takeReturn());
      forgetTurnedBack(storage, { hasReturned: returned !== undefined, kind: navigationKind() });
      if (returned === undefined) return;
      const trip = readRoundTrip(storage);
      if (trip === undefined) {
        log('Ignored a provider return without a pending sign-in');
        say({ name: 'socialLoginFailed' });
        return;
      }
      const { provider } = trip;
      // A second attempt returns to the same page.
      leftPage = trip.leftPage ?? leftPage;
      parts.onReturn(trip.leftPage);
      dispatch('returned');
      const deviceId = session?.current()?.['Device-ID'];
      void attempt(provider, { kind: 'provider', provider }, () => exchange(trip, returned, { storage, deviceId }));
    },

    chooseWallet: (walletId, wallets) => {
      const kind = walletId === 'phantom' ? 'phantom' : 'metamask';
      return attempt(kind, { kind: 'wallet', walletId }, async () => {
        const result = await wallets.signIn(walletId);
        return result && { kind, result };
      });
    },
    enterByTelegram: (identity) =>
      attempt('telegram', { kind: 'provider', provider: 'telegram' }, async () => ({
        kind: 'telegram',
        result: await telegramCallback(identity),
      })),

    changeProfile: (values) =>
      state.set({ profile: { ...state.get().profile, ...values }, profileProblem: undefined, hasSaveFailed: false }),
    saveProfile: () => saveProfile(run, parts),
    closeProfile: () => dispatch('profile-closed'),
  };
}
