import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { z } from 'zod';
import { ownerOf, type Principal } from './principal.ts';
import type { Config } from '../config/config.ts';
import { operations, type OperationFacts, type OperationId } from '../contract/operations.ts';
import { shapes } from '../contract/shapes.ts';
import { AppError } from '../errors.ts';
import { toLocale } from '../lib/locale.ts';
import type { View } from './view.ts';
import { createLargeBodies, LARGE_BODY_BYTES } from './admission/large-bodies.ts';
import type { ByteBudget } from './admission/byte-budget.ts';
import { failureAnswer, fileAnswer, jsonAnswer, preparedAnswer, sharedFileAnswer, type FailureLogs } from './answer.ts';
import { promisedBytes, readJsonBody } from './bodies/body.ts';
import { readFileBody } from './bodies/file-body.ts';
import type { AppContext, AppEnv } from './context.ts';
import type { FindCaller } from './callers.ts';
import type { EventStreams } from './event-streams.ts';
import type {
  Call,
  CallHandlers,
  CallId,
  Caching,
  FileHandler,
  FileHandlers,
  FileId,
  Handler,
  Handlers,
  Input,
  Operations,
  Reply,
  StreamHandler,
  StreamHandlers,
  StreamId,
} from './operation.ts';
import { PreparedData } from './prepared-data.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';
import { readQuery } from './query.ts';
import type { RawInput } from './shape.ts';
import { statusOf } from './status.ts';
import { findContractFault } from './validate.ts';

const READ_HEADERS = [
  'Device-ID',
  'User-Login-Status',
  'sfw-type',
  'language-type',
  'Idempotency-Key',
  'If-Match',
  'Last-Event-ID',
] as const;
const VARY = 'Accept-Encoding, Authorization, Origin, language-type, sfw-type';
const BRIEFLY = 'public, max-age=30, stale-while-revalidate=300';

const checks: { readonly [Id in OperationId]: { parse(raw: RawInput): Input<Id>; success: z.ZodType } } = shapes;

export interface MountDeps extends FailureLogs {
  config: Config;
  findCaller: FindCaller;
  /** Throws for a caller who may not call this for now. */
  requireMayCall: (id: OperationId, principal: Principal | undefined, network: string | undefined) => Promise<void>;
  streams: EventStreams;
  uploads: UploadFolder;
}

interface Deps extends MountDeps {
  largeBodies: ByteBudget;
}

export function mountOperations(api: Hono<AppEnv>, handlers: Handlers, mountParts: MountDeps): void {
  const deps: Deps = { ...mountParts, largeBodies: createLargeBodies() };
  for (const id of operationIds()) {
    const { method, path } = operations[id];
    api.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), runnerOf(id, handlers, deps));
  }
}

function operationIds(): OperationId[] {
  return Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));
}

function runnerOf(id: CallId | StreamId | FileId, handlers: Handlers, deps: Deps) {
  if (isStream(id)) return createStreamRunner(id, handlers, deps);
  return isFile(id) ? createFileRunner(id, handlers, deps) : createRunner(id, handlers, deps);
}

function isStream(id: OperationId): id is StreamId {
  return 'events' in operations[id];
}

function isFile(id: OperationId): id is FileId {
  return 'files' in operations[id];
}

function createRunner<Id extends CallId>(id: Id, handlers: Pick<CallHandlers, Id>, deps: Deps) {
  const { config } = deps;
  return async (c: AppContext): Promise<Response> => {
    const facts = c.get('facts');
    try {
      const reply = await perform(id, handlers[id], c, deps);
      const prepared = reply.data instanceof PreparedData ? reply.data : undefined;
      const envelope = prepared === undefined ? { code: 200, message: 'OK', data: reply.data } : undefined;
      if (config.validateResponses) {
        const fault = findContractFault(checks[id].success, envelope ?? prepared?.parse());
        if (fault !== undefined) throw contractBroken(id, fault);
      }
      const headers = { ...reply.session, ...cachingHeaders(c, reply.caching) };
      if (prepared === undefined) return jsonAnswer(facts, 200, envelope, headers);
      return await preparedAnswer(c, prepared, headers);
    } catch (error) {
      return failureAnswer(facts, declared(id, error), deps);
    }
  };
}

function createFileRunner<Id extends FileId>(id: Id, handlers: Pick<FileHandlers, Id>, deps: Deps) {
  return async (c: AppContext): Promise<Response> => {
    const facts = c.get('facts');
    try {
      const handler: FileHandler<Id> = handlers[id];
      await using room = new AsyncDisposableStack();
      const answer = await handler(await readCall(id, c, deps, room));
      const { content, shared, type } = answer;
      if (shared) return await sharedFileAnswer(c, { content, type });
      return fileAnswer(facts, answer, c.req.header('range'));
    } catch (error) {
      return failureAnswer(facts, declared(id, error), deps);
    }
  };
}

function createStreamRunner<Id extends StreamId>(id: Id, handlers: Pick<StreamHandlers, Id>, deps: Deps) {
  const { config, findCaller, log, streams } = deps;
  return async (c: AppContext): Promise<Response> => {
    const facts = c.get('facts');
    try {
      await using room = new AsyncDisposableStack();
      const call = await readCall(id, c, deps, room);
      const handler: StreamHandler<Id> = handlers[id];
      const feed = await handler(call);
      const { session }: Operations[Id] = operations[id];
      const recheck = async () => {
        await findCaller<Operations[Id]['session']>(session, c);
        await feed.recheck();
      };
      const outgoing = c.env?.outgoing;
      if (outgoing === undefined) throw new Error('A stream needs a connection');
      const check = (event: unknown) => {
        const fault = config.validateResponses ? findContractFault(checks[id].success, event) : undefined;
        if (fault !== undefined) throw contractBroken(id, fault);
      };
      const onFailure = (error: unknown) =>
        log.error({ requestId: facts.requestId, err: error }, 'event stream failed');
      const { headers, network } = facts;
      const target = { sessionId: call.principal?.sessionId, outgoing, headers, network };
      streams.begin(target, { ...feed, recheck }, check, onFailure);
      return RESPONSE_ALREADY_SENT;
    } catch (error) {
      return failureAnswer(facts, declared(id, error), deps);
    }
  };
}

async function perform<Id extends CallId>(id: Id, handler: Handler<Id>, c: AppContext, deps: Deps): Promise<Reply<Id>> {
  // A large body keeps its room until handled, and a file its place on the disk.
  await using room = new AsyncDisposableStack();
  return await handler(await readCall(id, c, deps, room));
}

async function readCall<Id extends OperationId>(
  id: Id,
  c: AppContext,
  deps: Deps,
  room: AsyncDisposableStack,
): Promise<Call<Id>> {
  const operation: OperationFacts = operations[id];
  const { session }: Operations[Id] = operations[id];
  const facts = c.get('facts');
  facts.operation = id;
  const principal = await deps.findCaller<Operations[Id]['session']>(session, c);
  facts.accountId = principal?.accountId;
  await deps.requireMayCall(id, principal, facts.network);
  const body = operation.hasBody ? await readBody(c, operation, deps, room) : undefined;
  return {
    input: checks[id].parse({ params: c.req.param(), query: readQuery(c, operation), headers: readHeaders(c), body }),
    principal,
    authorization: c.req.header('authorization'),
    userAgent: c.req.header('user-agent'),
    view: viewOf(c, principal),
    network: facts.network,
  };
}

async function readBody(
  c: AppContext,
  { file, maxBodyBytes }: OperationFacts,
  { config, largeBodies, uploads }: Deps,
  room: AsyncDisposableStack,
): Promise<unknown> {
  const maxBytes = maxBodyBytes ?? config.bodyLimitBytes;
  const bytes = promisedBytes(c, maxBytes);
  if (bytes > LARGE_BODY_BYTES) room.use(await largeBodies.take(bytes, c.get('facts').network ?? ''));
  if (file === undefined) return readJsonBody(c, maxBytes);
  return readFileBody(c, { file, maxBytes, maxRestBytes: config.bodyLimitBytes }, uploads, room);
}

function readHeaders(c: AppContext): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of READ_HEADERS) {
    const value = c.req.header(name);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

/** The header only asks for mature content; the session must be confirmed as over 18 (Product §11). */
function viewOf(c: AppContext, principal: Principal | undefined): View {
  return {
    locale: toLocale(c.req.header('language-type')),
    mature: c.req.header('sfw-type') === 'nsfw' && principal?.adultConfirmed === true,
    viewerId: principal === undefined ? undefined : ownerOf(principal),
  };
}

function cachingHeaders(c: AppContext, caching: Caching = 'never'): Record<string, string> {
  if (caching === 'never') return {};
  const guest = c.req.header('authorization') === undefined;
  return { 'cache-control': guest ? BRIEFLY : 'private, no-store', vary: VARY };
}

/** A failure that the contract does not declare for this operation is a server fault. */
function declared(id: OperationId, error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const statuses: readonly number[] = operations[id].statuses;
  return statuses.includes(statusOf[error.reason]) ? error : contractBroken(id, error);
}

function contractBroken(id: OperationId, cause: unknown): AppError {
  return new AppError('INTERNAL', `${id} broke its contract`, { cause });
}
