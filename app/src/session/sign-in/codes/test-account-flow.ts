import { logout, verifyTestAccount } from '@fabula/sdk';

import { testAccountProblem } from './identifier';
import type { LoginRun, LoginRunParts } from '../login/login-run';

async function restoreGuest(log: LoginRunParts['log']): Promise<void> {
  try {
    await logout();
  } catch (cause) {
    log('The guest identity could not be restored', cause);
  }
}

export async function enterTestAccount({ state, attempt }: LoginRun, log: LoginRunParts['log']): Promise<void> {
  const { values } = state.get();
  const problem = testAccountProblem(values);
  state.set({ problem });
  if (problem !== undefined) return;
  const credentials = { testAccount: values.identifier.trim(), testPassword: values.password };
  await attempt('test-account', { kind: 'signing-in' }, async () => {
    try {
      return { kind: 'test-account', result: await verifyTestAccount(credentials) };
    } catch (cause) {
      await restoreGuest(log);
      throw cause;
    }
  });
}
