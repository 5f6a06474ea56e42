export * from './generated/client';
export type * from './generated/model';

export { draftConflictOf } from './draft-conflict';
export { createDeviceSession, type DeviceSessionOptions } from './device-session';
export { configure, type Clock, type Configuration, type Fetch } from './runtime/configuration';
export {
  AbortedError,
  ApiError,
  ConnectionError,
  ContractError,
  FabulaError,
  InsufficientPointsError,
  SessionError,
  TimeoutError,
} from './runtime/errors';
export type { ApiPromise, ApiResponse } from './runtime/http';
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
export { readSession, type SessionListener, type SessionSource, type SessionStore } from './runtime/session';
export { safeStorage, storageKeys, type KeyValueStorage } from './runtime/storage';
