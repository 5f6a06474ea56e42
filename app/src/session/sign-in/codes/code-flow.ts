import { retryAfterMs } from '@fabula/sdk';

import { enterWithCode, enterWithNewPassword, enterWithPassword, sendCode } from './code-login';
import {
  codeProblem,
  identifierProblem,
  newPasswordProblem,
  readIdentifier,
  settledIdentifier,
  type Identifier,
} from './identifier';
import { isTooMany, refusedField, tooManyTries } from '../failures/login-failure';
import type { LoginRun, LoginRunParts } from '../login/login-run';
import type { SentCodeMemory } from './sent-code';

/** The two steps of email and phone (Product §4.6). */
export interface CodeFlow {
  /** Sends the identifier a code; `country` (ISO 3166-1 alpha-2) is for a phone without a prefix. */
  readonly next: (country: string) => Promise<void>;
  readonly resend: () => Promise<void>;
  readonly signIn: () => Promise<void>;
  readonly setPassword: () => Promise<void>;
  /** Resumes with a code that was sent before a reload, or in another tab, and still works. */
  readonly restore: () => void;
}

interface CodeFlowParts extends Pick<LoginRunParts, 'say' | 'log'> {
  readonly sentCode: SentCodeMemory;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function createCodeFlow(run: LoginRun, { sentCode, now, say, log }: CodeFlowParts): CodeFlow {
  const { state, begin, end, attempt } = run;

  const isAtCode = () => state.get().step === 'code' || state.get().step === 'new-password';
  const enterCode = ({ text: identifier }: Identifier) => {
    const { step, values } = state.get();
    state.set({ step: isAtCode() ? step : 'code', problem: undefined, values: { ...values, identifier } });
  };
  const enterCodeOfBefore = (identifier: Identifier) => {
    enterCode(identifier);
    say({ name: 'codeAlreadySent' });
  };

  const refuse = (identifier: Identifier, cause: unknown) => {
    if (!isTooMany(cause)) {
      state.set({ problem: refusedField('email-code', cause) });
      say({ name: 'codeSendFailed' });
      return;
    }
    sentCode.postpone(retryAfterMs(cause.headers, now()));
    if (!isAtCode() && sentCode.isSentTo(identifier.text)) enterCodeOfBefore(identifier);
    else say(tooManyTries(cause));
  };

  const send = async (identifier: Identifier) => {
    if (!begin({ kind: 'sending-code' })) return;
    try {
      await sendCode(identifier);
      sentCode.remember(identifier.text);
      enterCode(identifier);
      say({ name: 'codeSent' });
    } catch (cause) {
      refuse(identifier, cause);
    } finally {
      end();
    }
  };

  const settled = (check: typeof codeProblem): Identifier | undefined => {
    const { values } = state.get();
    const problem = check(values);
    state.set({ problem });
    return problem === undefined ? settledIdentifier(values.identifier) : undefined;
  };

  /** The parsed identifier; shows a problem when it is neither email nor phone. */
  const typed = async (country: string): Promise<Identifier | undefined> => {
    const { values } = state.get();
    const empty = identifierProblem(values);
    state.set({ problem: empty });
    if (empty !== undefined) return undefined;
    try {
      const identifier = await readIdentifier(values.identifier, country);
      if (identifier === undefined) state.set({ problem: { field: 'identifier', why: 'invalid' } });
      return identifier;
    } catch (cause) {
      log('Phones cannot be read', cause);
      say({ name: 'codeSendFailed' });
      return undefined;
    }
  };

  return {
    restore: () => {
      const identifier = sentCode.sentTo();
      const { phase, step, values } = state.get();
      const isUntouched = phase === 'login' && step === 'identifier' && values.identifier === '';
      if (identifier !== undefined && isUntouched) state.set({ step: 'code', values: { ...values, identifier } });
    },
    next: async (country) => {
      const identifier = await typed(country);
      if (identifier === undefined) return;
      if (sentCode.isSentTo(identifier.text) && sentCode.isTooSoon()) enterCodeOfBefore(identifier);
      else await send(identifier);
    },
    resend: async () => {
      const identifier = settled(identifierProblem);
      if (identifier !== undefined && !sentCode.isTooSoon()) await send(identifier);
    },
    setPassword: async () => {
      const identifier = settled(newPasswordProblem);
      if (identifier === undefined) return;
      const { code, password } = state.get().values;
      await attempt(`password-${identifier.channel}`, { kind: 'signing-in' }, () =>
        enterWithNewPassword(identifier, code.trim(), password),
      );
    },
    signIn: async () => {
      const identifier = settled(codeProblem);
      if (identifier === undefined) return;
      const { values } = state.get();
      const { password } = values;
      const code = values.code.trim();
      const { channel } = identifier;
      const kind = password === '' ? (`${channel}-code` as const) : (`password-${channel}` as const);
      await attempt(kind, { kind: 'signing-in' }, () =>
        password === '' ? enterWithCode(identifier, code) : enterWithPassword(identifier, code, password),
      );
    },
  };
}
