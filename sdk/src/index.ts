export * from './generated/client';
export type * from './generated/model';

export { createClient, type Client, type ClientOptions } from './client';
export { draftConflictOf } from './draft-conflict';
export { storyDraftConflictOf } from './story-draft-conflict';
export { createDeviceSession, type DeviceSessionOptions } from './device-session';
export { isProblemOf, type OperationId, type ProblemOf } from './problems';
export { toBase64, type ByteSource } from './runtime/files/base64';
export { configure, type Clock, type Configuration, type Fetch, type SettingsSource } from './runtime/configuration';
export {
  AbortedError,
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  ContractError,
  FabulaError,
  InsufficientPointsError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  ServerError,
  SessionError,
  TimeoutError,
} from './runtime/answers/errors';
export type { ApiPromise, ApiResponse } from './runtime/http';
export type { LogEntry } from './runtime/log';
export { paginate, type CursorPage, type PaginateOptions } from './runtime/paginate';
export {
  defaultLanguage,
  detectLanguage,
  storedPreferences,
  toContentMode,
  type ContentMode,
  type Preferences,
  type PreferenceSource,
} from './runtime/preferences';
export { untilAborted, type ReconnectPolicy } from './runtime/reconnect';
export { retryAfterMs } from './runtime/retry';
export type { RequestOptions } from './runtime/send-request';
export { readSession, type SessionListener, type SessionSource, type SessionStore } from './runtime/session';
export { safeStorage, storageKeys, type KeyValueStorage } from './runtime/storage';
export type { UnknownValue } from './runtime/answers/tolerance';
