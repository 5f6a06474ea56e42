import { isScenarioName, scenarios } from '@fabula/sdk/mocks';
import { setupWorker } from 'msw/browser';

/** Lets the contract's mocks answer instead of a server: the scenario that `?scenario=` names, else a first-time guest. */
export async function startMocks(): Promise<void> {
  const asked = new URLSearchParams(window.location.search).get('scenario');
  const handlers = scenarios[isScenarioName(asked) ? asked : 'guest']();
  await setupWorker(...handlers).start({ onUnhandledFrame: 'bypass' });
}
