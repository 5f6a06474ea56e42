import { useEffect, useState, useSyncExternalStore } from 'react';

import type { SignInWays } from '@fabula/sdk';
import { useGetHeldInvitation, useGetSignInWays } from '@fabula/sdk/react';
import { useProfilePresets } from '@fabula/ui/account';
import type { RegistrationValue, SignInStage, WalletChoice } from '@fabula/ui/sign-in';

import { paths } from '../../../routes/paths';
import { useApp, useVisitor } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import { defaultCountry } from '../codes/default-country';
import { isEmbeddedBrowser } from '../oauth/embedded-browser';
import { blanksOf, pick } from './pick';
import type { SignInFlow } from './sign-in-flow';
import { listenForTelegram } from '../telegram/telegram';
import { usePhoneCountries } from '../codes/use-phone-countries';
import { useSecondsUntil } from '../codes/use-seconds-until';
import { useWallets, walletsOfTab } from '../wallets/use-wallets';
import { onlyCodes, providerChoices } from './ways';

type Stage = SignInStage;

const noWallets: readonly WalletChoice[] = [];

function useTelegram(flow: SignInFlow, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    return listenForTelegram(window, (identity) => void flow.enterByTelegram(identity));
  }, [flow, isShown]);
}

function useRegistration(policy: SignInWays['registration']) {
  const { isKnown, isRegistered } = useVisitor();
  const enabled = policy === 'invited' && isKnown && !isRegistered;
  const { data, refetch } = useGetHeldInvitation({ query: { enabled, staleTime: 0 } }, useApp().queries.account);
  const isInvited = typeof data?.heldUntil === 'string';
  const registration: RegistrationValue | undefined = policy === 'open' ? undefined : { policy, isInvited };
  return { registration, refetch };
}

function useLoginStage(flow: SignInFlow): Extract<Stage, { kind: 'login' }> {
  const { isKnown, theme } = useVisitor();
  const { sentCode } = useApp().signIn;
  const { step, values, problem, pending } = useSyncExternalStore(flow.state.subscribe, flow.state.get, flow.state.get);
  const { resendAt } = useSyncExternalStore(sentCode.subscribe, sentCode.get, sentCode.get);
  const resendIn = useSecondsUntil(resendAt);
  const { data: ways = onlyCodes } = useGetSignInWays();
  const { registration, refetch } = useRegistration(ways.registration);
  const everyWallet = useWallets();
  const wallets = ways.wallet === 'off' ? noWallets : everyWallet;
  const locale = useLocale();
  const termsHref = paths.termsPrivacy.href(locale);
  const [chosenCountry, chooseCountry] = useState<string>();
  const country = chosenCountry ?? defaultCountry(locale, ways.phoneRegion, isKnown ? navigator.languages : []);
  const countries = usePhoneCountries(values.identifier);
  useTelegram(flow, step === 'telegram');

  const providers = providerChoices(ways, isKnown && isEmbeddedBrowser(navigator.userAgent));
  return {
    kind: 'login',
    step,
    values,
    problem,
    pending,
    resendIn,
    countries: countries && { value: country, choices: countries, onChange: chooseCountry },
    providers,
    wallets,
    testAccount: ways.testAccount,
    telegramFrame: ways.telegramFrame === null ? undefined : `${ways.telegramFrame}#theme=${theme}`,
    outboxHref: ways.outbox ?? undefined,
    termsHref,
    hasCodes: ways.email !== 'off' || ways.phone !== 'off',
    registration,
    singleSignOn: ways.oidcLabel ?? undefined,
    onInvitation: (pasted) => void flow.holdInvitation(pasted).then(() => refetch()),
    onSingleSignOn: () => void flow.choose('oidc'),
    onChange: flow.change,
    onStep: flow.goTo,
    onNext: () => void flow.next(country),
    onSignIn: () => void flow.signIn(),
    onResend: () => void flow.resend(),
    onProvider: (provider) => {
      const isRefused = providers.some((choice) => choice.provider === provider && choice.refusesBrowser);
      if (isRefused) flow.goTo('identifier');
      else void flow.choose(provider);
    },
    onWallet: (walletId) => void flow.chooseWallet(walletId, walletsOfTab()),
  };
}

function useWizardStage(flow: SignInFlow): Extract<Stage, { kind: 'wizard' }> {
  const { profile, profileProblem, isSaving, hasSaveFailed } = useSyncExternalStore(
    flow.state.subscribe,
    flow.state.get,
    flow.state.get,
  );
  const { avatars, nicknames, mottos } = useProfilePresets();
  const presets = { userName: nicknames, userAvatarImageUrl: avatars.map(({ url }) => url), motto: mottos };
  return {
    kind: 'wizard',
    values: profile,
    avatars,
    nicknames,
    mottos,
    problem: profileProblem,
    saving: isSaving,
    failed: hasSaveFailed,
    onChange: flow.changeProfile,
    onRandom: (field) => flow.changeProfile({ [field]: pick(presets[field], profile[field]) }),
    onFillBlanks: () => flow.changeProfile(blanksOf(profile, presets)),
    onSave: () => void flow.saveProfile(),
  };
}

export function useSignInStage(flow: SignInFlow): Stage {
  const login = useLoginStage(flow);
  const wizard = useWizardStage(flow);
  const { stage, phase } = useSyncExternalStore(flow.state.subscribe, flow.state.get, flow.state.get);
  const { request } = useApp().signIn;
  useEffect(() => {
    request.set({ isAtProfile: phase === 'wizard' });
    return () => request.set({ isAtProfile: false });
  }, [request, phase]);
  return stage === 'wizard' ? wizard : login;
}
