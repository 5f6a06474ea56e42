import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export interface RequestFacts {
  requestId: string;
  headers: Readonly<Record<string, string>>;
  network: string | undefined;
  operation?: string;
  /** Undefined for a guest. */
  accountId?: string | undefined;
}

export interface AppEnv {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: { facts: RequestFacts };
}

export type AppContext = Context<AppEnv>;
