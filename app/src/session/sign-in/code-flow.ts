import { retryAfterMs } from '@fabula/sdk';

import type { Store } from '../store';
import type { SentCode } from '../sign-in-door';
import { enterWithCode, enterWithPassword, sendCode } from './code-login';
import { codeProblem, identifierProblem, readIdentifier, type Identifier } from './identifier';
import { isTooMany, refusedField } from './login-failure';
import type { LoginRun, LoginRunParts } from './login-run';

/** How long a visitor waits before another code may be sent, in milliseconds, unless the server says otherwise. */
const cooldownMs = 60_000;

/** The two steps of email and phone (Specification §4, "Email or phone login"). */
export interface CodeFlow {
  /** Checks the identifier and has a code sent to it. */
  readonly next: () => Promise<void>;
  /** Has another code sent, once the time for it has come. */
  readonly resend: () => Promise<void>;
  /** Signs in with the code, or with a password where there is one. */
  readonly signIn: () => Promise<void>;
}

interface CodeFlowParts extends Pick<LoginRunParts, 'say'> {
  readonly sentCode: Store<SentCode>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Makes the {@link CodeFlow} of a login. */
export function createCodeFlow(run: LoginRun, { sentCode, now, say }: CodeFlowParts): CodeFlow {
  const { state, begin, end, attempt } = run;

  const isSentTo = ({ text }: Identifier) => sentCode.get().sentTo === text;
  const isTooSoon = () => now() < sentCode.get().resendAt;
  const enterCode = () => state.set({ step: 'code', problem: undefined });

  const refuse = (identifier: Identifier, cause: unknown) => {
    if (!isTooMany(cause)) {
      state.set({ problem: refusedField('email-code', cause) });
      say({ name: 'codeSendFailed' });
      return;
    }
    sentCode.set({ resendAt: now() + (retryAfterMs(cause.headers, now()) ?? cooldownMs) });
    say({ name: 'tooManyTries' });
    if (isSentTo(identifier)) enterCode();
  };

  const send = async (identifier: Identifier) => {
    if (!begin({ kind: 'sending-code' })) return;
    try {
      await sendCode(identifier);
      sentCode.set({ sentTo: identifier.text, resendAt: now() + cooldownMs });
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
    next: async () => {
      const identifier = read(identifierProblem);
      if (identifier === undefined) return;
      if (isSentTo(identifier) && isTooSoon()) enterCode();
      else await send(identifier);
    },
    resend: async () => {
      const identifier = read(identifierProblem);
      if (identifier !== undefined && !isTooSoon()) await send(identifier);
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
