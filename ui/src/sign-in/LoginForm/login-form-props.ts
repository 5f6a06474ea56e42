import type {
  LoginPending,
  LoginProblem,
  LoginStep,
  LoginValues,
  PhoneCountries,
  ProviderChoice,
  RegistrationValue,
  SignInProvider,
  WalletChoice,
} from '../model';

export interface LoginFormProps {
  readonly step: LoginStep;
  readonly values: LoginValues;
  readonly onChange: (patch: Partial<LoginValues>) => void;
  /** Each new problem takes the focus to its field: give the same object until the next attempt. */
  readonly problem?: LoginProblem | undefined;
  /** What is under way: everything else waits, what was typed stays. */
  readonly pending?: LoginPending | undefined;
  /** Seconds until another code may be asked for; 0 is now. */
  readonly resendIn: number;
  /** The identifier is entered: a code is wanted. */
  readonly onNext: () => void;
  readonly onSignIn: () => void;
  readonly onResend: () => void;
  readonly onStep: (step: LoginStep) => void;
  /** Shown while a phone without a country is being typed. */
  readonly countries?: PhoneCountries | undefined;
  readonly providers: readonly ProviderChoice[];
  readonly onProvider: (provider: SignInProvider) => void;
  readonly wallets: readonly WalletChoice[];
  readonly onWallet: (walletId: string) => void;
  /** The address of a page of ours that holds Telegram's own button. */
  readonly telegramFrame?: string | undefined;
  readonly testAccount: boolean;
  /** In development: the page where codes arrive. */
  readonly outboxHref?: string | undefined;
  readonly termsHref: string;
  /** Whether a code can be sent; the field for an email or a phone is there for it. */
  readonly hasCodes?: boolean | undefined;
  /** Undefined where anyone can create an account. */
  readonly registration?: RegistrationValue | undefined;
  /** An invitation is entered: a link or a code. */
  readonly onInvitation: (typed: string) => void;
  /** What the operator calls their own provider; undefined where they have none. */
  readonly singleSignOn?: string | undefined;
  readonly onSingleSignOn: () => void;
}
