import { journalKey, mockServer, scenarios } from '@fabula/sdk/mocks';
import { setupWorker } from 'msw/browser';

import { readChoices, writeChoices } from './mock-choices';
import { showMockFailure, showMockPanel } from './mock-panel';

const baseUrl = import.meta.env.VITE_API_BASE ?? '/api';

/** The scenario that the address names, else the one of the page before, else a first-time guest. */
const asked = (address: URL, storage: Storage): string =>
  address.searchParams.get('scenario') ?? readChoices(storage).scenario;

/**
 * Lets the contract's mocks answer instead of a server, and shows the panel that says how they answer.
 *
 * @throws Error for a scenario that there is not; the page names those that there are
 */
export async function startMocks(): Promise<void> {
  const storage = window.sessionStorage;
  const address = new URL(window.location.href);
  const scenario = asked(address, storage);
  let choices = { ...readChoices(storage), scenario };
  const visit = (name: string) => {
    address.searchParams.set('scenario', name);
    window.location.assign(address);
  };
  try {
    const server = mockServer({ scenario, baseUrl, storage, conditions: () => choices });
    await setupWorker(server).start({ onUnhandledFrame: 'bypass' });
  } catch (error) {
    showMockFailure(
      document.body,
      error instanceof Error ? error.message : String(error),
      Object.keys(scenarios),
      visit,
    );
    throw error;
  }
  writeChoices(storage, choices);
  showMockPanel(document.body, choices, Object.keys(scenarios), {
    onChange: (changed) => {
      choices = changed;
      writeChoices(storage, choices);
      if (changed.scenario !== scenario) visit(changed.scenario);
    },
    onForget: () => {
      storage.removeItem(journalKey(scenario));
      window.location.reload();
    },
  });
}
