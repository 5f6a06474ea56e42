import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export interface RequestFacts {
  requestId: string;
  headers: Readonly<Record<string, string>>;
  /** Bucket of the caller's network address; undefined for a call from within this process. */
  network: string | undefined;
  /** Id of the operation that is called, once it is known. */
  operation?: string;
  /** The account of the caller, once it is known; undefined for a guest. */
  accountId?: string | undefined;
}

/** Types of the application's contexts. There is no connection behind a call from within this process. */
export interface AppEnv {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: { facts: RequestFacts };
}

export type AppContext = Context<AppEnv>;
