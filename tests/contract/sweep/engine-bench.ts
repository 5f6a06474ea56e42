import type { Journey } from './people.ts';

export const operatorEmail = 'operator@example.com';

/** What an operator compares. */
export async function engineBench({ operator: as, sweep }: Journey): Promise<void> {
  await sweep.call('getBenchEngines', { as });
  const body = { kind: 'text', engineId: 'offline', prompt: 'Who lights it?', seed: 41, values: { replyTokens: 40 } };
  await sweep.call('runBench', { as, body });
  const card = { engine: 'offline', model: 'card' };
  await sweep.call('addBenchVote', { as, body: { kind: 'text', preferred: card, others: [card] } });
}
