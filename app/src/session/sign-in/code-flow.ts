import { retryAfterMs } from '@fabula/sdk';

import { enterWithCode, enterWithPassword, sendCode } from './code-login';
import { codeProblem, identifierProblem, readIdentifier, type Identifier } from './identifier';
import { isTooMany, refusedField, tooManyTries } from './login-failure';
import type { LoginRun, LoginRunParts } from './login-run';
import type { SentCodeMemory } from './sent-code';

/** The two steps of email and phone (Specification §4, "Email or phone login"). */
export interface CodeFlow {
  /** Checks the identifier and has a code sent to it. */
  readonly next: () => Promise<void>;
  /** Has another code sent, once the time for it has come. */
  readonly resend: () => Promise<void>;
  /** Signs in with the code, or with a password where there is one. */
  readonly signIn: () => Promise<void>;
  /** Goes on with a code that was sent before a reload, or in another tab, and still works. */
  readonly restore: () => void;
}

interface CodeFlowParts extends Pick<LoginRunParts, 'say'> {
  readonly sentCode: SentCodeMemory;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Makes the {@link CodeFlow} of a login. */
export function createCodeFlow(run: LoginRun, { sentCode, now, say }: CodeFlowParts): CodeFlow {
  const { state, begin, end, attempt } = run;

  const enterCode = () => state.set({ step: 'code', problem: undefined });
  /** The code that was sent before is still good. */
  const enterCodeOfBefore = () => {
    enterCode();
    say({ name: 'codeAlreadySent' });
  };

  const refuse = (identifier: Identifier, cause: unknown) => {
    if (!isTooMany(cause)) {
      state.set({ problem: refusedField('email-code', cause) });
      say({ name: 'codeSendFailed' });
      return;
    }
    sentCode.postpone(retryAfterMs(cause.headers, now()));
    if (state.get().step !== 'code' && sentCode.isSentTo(identifier.text)) enterCodeOfBefore();
    else say(tooManyTries(cause));
  };

  const send = async (identifier: Identifier) => {
    if (!begin({ kind: 'sending-code' })) return;
    try {
      await sendCode(identifier);
      sentCode.remember(identifier.text);
      enterCode();
      say({ name: 'codeSent' });
    } catch (cause) {
      refuse(identifier, cause);
    } finally {
      end();
    }
  };

  /** The identifier, if nothing is wrong with the form. */
  const read = (check: typeof codeProblem): Identifier | undefined => {
    const { values } = state.get();
    const problem = check(values);
    state.set({ problem });
    return problem === undefined ? readIdentifier(values.identifier) : undefined;
  };

  return {
    restore: () => {
      const identifier = sentCode.sentTo();
      const { phase, step, values } = state.get();
      const isUntouched = phase === 'login' && step === 'identifier' && values.identifier === '';
      if (identifier !== undefined && isUntouched) state.set({ step: 'code', values: { ...values, identifier } });
    },
    next: async () => {
      const identifier = read(identifierProblem);
      if (identifier === undefined) return;
      if (sentCode.isSentTo(identifier.text) && sentCode.isTooSoon()) enterCodeOfBefore();
      else await send(identifier);
    },
    resend: async () => {
      const identifier = read(identifierProblem);
      if (identifier !== undefined && !sentCode.isTooSoon()) await send(identifier);
    },
    signIn: async () => {
      const identifier = read(codeProblem);
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
