import { ApiError, holdInvitation } from '@fabula/sdk';

import type { SentCodeMemory } from '../codes/sent-code';
import { isTooMany, tooManyTries } from '../failures/login-failure';
import type { LoginRun, LoginRunParts } from '../login/login-run';
import { readInvitationCode } from './invitation-address';

interface InvitationFlowParts extends Pick<LoginRunParts, 'say' | 'log'> {
  readonly sentCode: Pick<SentCodeMemory, 'isSentTo'>;
}

/** Holds the invitation that a visitor pastes, then leads back: to the code that was sent, or to the first step. */
export async function holdPastedInvitation(
  { begin, end, state }: LoginRun,
  pasted: string,
  { log, say, sentCode }: InvitationFlowParts,
): Promise<void> {
  const code = readInvitationCode(pasted);
  if (code === undefined) {
    state.set({ problem: { field: 'invitation', why: 'invalid' } });
    return;
  }
  if (!begin({ kind: 'checking-invitation' })) return;
  try {
    await holdInvitation({ code });
    const { identifier } = state.get().values;
    state.set({ step: identifier !== '' && sentCode.isSentTo(identifier) ? 'code' : 'identifier' });
  } catch (cause) {
    const isOver = cause instanceof ApiError && cause.status === 404;
    if (isOver) state.set({ problem: { field: 'invitation', why: 'refused' } });
    else {
      log('The invitation could not be checked', cause);
      say(isTooMany(cause) ? tooManyTries(cause) : { name: 'loginFailed' });
    }
  } finally {
    end();
  }
}
