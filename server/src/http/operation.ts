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
  principal: Callers[Operations[Id]['session']];
  /** Only for device initialisation. */
  authorization: string | undefined;
  userAgent: string | undefined;
  view: View;
  network: string | undefined;
}

export type Caching = 'never' | 'briefly-for-guests';

type DataOf<Id extends CallId> = z.input<Shapes[Id]['success']>['data'];

export interface Reply<Id extends CallId> {
  data: DataOf<Id> | PreparedData<DataOf<Id>>;
  /** Also sent as headers, which some clients read. */
  session?: SessionValues;
  caching?: Caching;
}

export type Handler<Id extends CallId> = (call: Call<Id>) => Promise<Reply<Id>>;

/** Resolves to the events, or throws as a call. */
export type StreamHandler<Id extends StreamId> = (call: Call<Id>) => Promise<EventFeed<z.input<Shapes[Id]['success']>>>;

export interface FileAnswer<Id extends FileId> {
  type: Operations[Id]['files'][number];
  content: string | Uint8Array<ArrayBuffer>;
  /** The name of a download; left out for inline content. */
  name?: string;
  /** Immutable: the client may cache it. */
  lasting?: boolean;
  /** Immutable and public: shared caches may keep it. */
  shared?: boolean;
  ranges?: boolean;
}

export type FileHandler<Id extends FileId> = (call: Call<Id>) => Promise<FileAnswer<Id>>;

export type CallHandlers = { readonly [Id in CallId]: Handler<Id> };
export type StreamHandlers = { readonly [Id in StreamId]: StreamHandler<Id> };
export type FileHandlers = { readonly [Id in FileId]: FileHandler<Id> };

export type Handlers = CallHandlers & StreamHandlers & FileHandlers;
