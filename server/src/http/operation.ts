import type { z } from 'zod';
import type { SessionValues } from './principal.ts';
import type { OperationId, operations } from '../contract/operations.ts';
import type { shapes } from '../contract/shapes.ts';
import type { View } from './view.ts';
import type { Callers } from './callers.ts';
import type { EventFeed } from './event-streams.ts';
import type { PreparedData } from './prepared-data.ts';

export type Operations = typeof operations;
type Shapes = typeof shapes;

/** Operations that answer a stream of events, those that answer a file, and those that answer an envelope. */
export type StreamId = {
  [Id in OperationId]: Operations[Id] extends { readonly events: string } ? Id : never;
}[OperationId];
export type FileId = {
  [Id in OperationId]: Operations[Id] extends { readonly files: readonly string[] } ? Id : never;
}[OperationId];
export type CallId = Exclude<OperationId, StreamId | FileId>;

export type Input<Id extends OperationId> = ReturnType<Shapes[Id]['parse']>;

export interface Call<Id extends OperationId> {
  input: Input<Id>;
  /** Who calls, by the credential alone. */
  principal: Callers[Operations[Id]['session']];
  /** The `Authorization` header as it came; only device initialisation looks at it. */
  authorization: string | undefined;
  /** The `User-Agent` header; only device initialisation looks at it. */
  userAgent: string | undefined;
  view: View;
  /** Bucket of the caller's network address; undefined for a call from within this process. */
  network: string | undefined;
}

/** How long others may keep an answer: never, or briefly when no session was sent. */
export type Caching = 'never' | 'briefly-for-guests';

type DataOf<Id extends CallId> = z.input<Shapes[Id]['success']>['data'];

/** What a handler answers when it succeeds; the envelope goes around it. */
export interface Reply<Id extends CallId> {
  data: DataOf<Id> | PreparedData<DataOf<Id>>;
  /** New session values: also sent as response headers, where some clients read them. */
  session?: SessionValues;
  caching?: Caching;
}

export type Handler<Id extends CallId> = (call: Call<Id>) => Promise<Reply<Id>>;

/** Finds what there is to follow, or throws what a call would throw; the events come afterwards. */
export type StreamHandler<Id extends StreamId> = (call: Call<Id>) => Promise<EventFeed<z.input<Shapes[Id]['success']>>>;

export interface FileAnswer<Id extends FileId> {
  type: Operations[Id]['files'][number];
  content: string | Uint8Array<ArrayBuffer>;
  /** Under which name it is to be saved; left out for what a page shows in place. */
  name?: string;
  /** For what never changes under its address: the reader may keep it. */
  lasting?: boolean;
  /** For what is the same for everyone and never changes under its address: shared caches may keep it too. */
  shared?: boolean;
}

export type FileHandler<Id extends FileId> = (call: Call<Id>) => Promise<FileAnswer<Id>>;

export type CallHandlers = { readonly [Id in CallId]: Handler<Id> };
export type StreamHandlers = { readonly [Id in StreamId]: StreamHandler<Id> };
export type FileHandlers = { readonly [Id in FileId]: FileHandler<Id> };

/** One handler for every operation of the contract: the compiler misses the one that is not there. */
export type Handlers = CallHandlers & StreamHandlers & FileHandlers;
