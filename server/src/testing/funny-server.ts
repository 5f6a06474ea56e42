import type { SessionValues } from '../http/principal.ts';
import {
  FunnyQuoteEnvelope,
  FunnyResultEnvelope,
  FunnyResultPageEnvelope,
  type FunnyForm,
  type FunnyResult,
  type FunnyTab,
} from '../contract/validators.ts';
import type { Answer } from './answer.ts';
import type { CallOptions, TestServer } from './test-server.ts';

export const readResult = ({ body }: Answer): FunnyResult => FunnyResultEnvelope.parse(body).data;

/** Calls of funny results by one visitor. */
export function funnyCalls(server: TestServer, session: SessionValues) {
  const call = (path: string, options: CallOptions = {}) => server.call(path, { session, ...options });
  const get = (funnyId: string, options: CallOptions = {}) => call(`/funny-results/${funnyId}`, options);
  return {
    session,
    get,
    ask: (tab: FunnyTab, json: FunnyForm, options: CallOptions = {}) =>
      call(`/funny/${tab}`, { method: 'POST', json, ...options }),
    async made(tab: FunnyTab, json: FunnyForm, options: CallOptions = {}): Promise<FunnyResult> {
      return readResult(await call(`/funny/${tab}`, { method: 'POST', json, ...options }));
    },
    /** A result of the model once it has ended. */
    async ended(funnyId: string): Promise<FunnyResult> {
      for (;;) {
        const result = readResult(await get(funnyId));
        if (result.state !== 'writing') return result;
        await new Promise(setImmediate);
      }
    },
    keep: (funnyId: string, kept: boolean) => call(`/funny-results/${funnyId}/kept`, { method: 'PUT', json: { kept } }),
    remove: (funnyId: string) => call(`/funny-results/${funnyId}`, { method: 'DELETE' }),
    async list() {
      return FunnyResultPageEnvelope.parse((await call('/funny-results')).body).data.items;
    },
    async quote(tab: FunnyTab = 'mash-up') {
      return FunnyQuoteEnvelope.parse((await call(`/funny/${tab}/quote`)).body).data;
    },
  };
}
