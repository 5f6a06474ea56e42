import { z } from 'zod';
import { BenchExchange } from '../../contract/validators.ts';
import type { PeerAnswer } from './text-peer.ts';

/** What the engine bench keeps of a run. */
const EngineRun = z.object({
  fixture: z.literal('engine-run'),
  version: z.literal(1),
  exchanges: z.array(BenchExchange),
});

/** Answers as the server of a kept run did, one exchange after the other. Throws for another file, and after the last one. */
export function fixturePeer(file: string): PeerAnswer {
  const exchanges = EngineRun.parse(JSON.parse(file)).exchanges.values();
  return (response) => {
    const { done, value } = exchanges.next();
    if (done === true) throw new Error('The fixture has no further answer');
    const type = value.answer.headers.find(({ name }) => name === 'content-type');
    response.writeHead(value.status ?? 500, type === undefined ? {} : { 'content-type': type.value });
    response.end(value.answer.body);
  };
}
