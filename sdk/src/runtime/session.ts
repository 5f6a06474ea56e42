import type { DeviceSession, UserStatus } from '../generated/model';
import { SessionError } from './answers/errors';
import { isRecord, textOf } from './answers/json';
import { storageKeys, type KeyValueStorage } from './storage';

/** What the transport needs of a session store; `configure({ session })` takes any that fits. */
export interface SessionSource {
  current(): DeviceSession | undefined;
  /** Starts a session, or waits for the start in flight; `undefined` after a failure, so that the call goes out as a guest. */
  start(): Promise<DeviceSession | undefined>;
  /** A session in place of one that the server refused: another caller's new one, or a freshly started one. */
  renew(refused: DeviceSession): Promise<DeviceSession | undefined>;
  /** Stores the session that an answer brought (login, logout, rotation). */
  adopt(session: DeviceSession): void;
}

/** Told after each change: `started` by device initialisation, `adopted` from an answer. */
export type SessionListener = (change: {
  readonly kind: 'started' | 'adopted';
  readonly session: DeviceSession;
}) => void;

export interface SessionStore extends SessionSource {
  /** Login status for rendering; a visitor without a session is ANONYMOUS. */
  status(): UserStatus;
  subscribe(listener: SessionListener): () => void;
}

export interface SessionOptions {
  readonly storage: KeyValueStorage;
  /** Asks the server for a session of this device; `deviceId` is the stored one, if any. Rejecting means failure. */
  readonly initialise: (deviceId: string | undefined) => Promise<DeviceSession>;
  /** Receives the warning when no session could be started (Product §4.1); `console.warn` by default. */
  readonly warn?: (message: string, cause: unknown) => void;
}

/** Text of a failed device initialisation: "returned data structure abnormal" (Product §8.6). */
export const deviceInitFailed = '设备初始化失败，返回数据结构异常';

const toStatus = (text: string | null | undefined): UserStatus => (text === 'REGISTERED' ? 'REGISTERED' : 'ANONYMOUS');

/**
 * The session that an answer carries in its body's data or in its headers, or `undefined` when it carries none. A login
 * that names only the credential (Product §7.2) keeps the device id of the session before it.
 */
export function readSession(data: unknown, headers: Headers, before?: DeviceSession): DeviceSession | undefined {
  const body = isRecord(data) ? data : {};
  const value = (key: keyof DeviceSession) => textOf(body[key]) || headers.get(key) || undefined;
  const authorization = value('Authorization');
  const deviceId = value('Device-ID') ?? before?.['Device-ID'];
  if (authorization === undefined || deviceId === undefined) return undefined;
  return {
    Authorization: authorization,
    'Device-ID': deviceId,
    'User-Login-Status': toStatus(value('User-Login-Status') ?? 'REGISTERED'),
  };
}

/**
 * The session's state machine: absent → starting → present, back to absent when a start fails (Product §4.1). All
 * callers share the one start in flight; a session stored meanwhile, by a login or by another tab, wins over what that start brings.
 */
export function createSessionStore({ storage, initialise, warn = console.warn }: SessionOptions): SessionStore {
  const listeners = new Set<SessionListener>();
  let starting: Promise<DeviceSession | undefined> | undefined;

  const current = (): DeviceSession | undefined => {
    const authorization = storage.getItem(storageKeys.authorization);
    const deviceId = storage.getItem(storageKeys.deviceId);
    const status = storage.getItem(storageKeys.userStatus);
    if (!authorization || !deviceId || !status) return undefined;
    return { Authorization: authorization, 'Device-ID': deviceId, 'User-Login-Status': toStatus(status) };
  };

  const write = (kind: 'started' | 'adopted', session: DeviceSession) => {
    storage.setItem(storageKeys.deviceId, session['Device-ID']);
    storage.setItem(storageKeys.userStatus, session['User-Login-Status']);
    // Last: other tabs take up the session when they hear of it.
    storage.setItem(storageKeys.authorization, session.Authorization);
    for (const listener of listeners) listener({ kind, session });
  };

  const begin = async (): Promise<DeviceSession | undefined> => {
    try {
      const session = await initialise(storage.getItem(storageKeys.deviceId) ?? undefined);
      const present = current();
      if (present !== undefined) return present;
      write('started', session);
      return session;
    } catch (cause) {
      const error = cause instanceof SessionError ? cause : new SessionError(deviceInitFailed, { cause });
      warn('No session could be started; the request goes out as a guest', error);
      return undefined;
    }
  };

  const start = () =>
    (starting ??= begin().finally(() => {
      starting = undefined;
    }));

  return {
    current,
    start,
    renew: async (refused) => {
      const present = current();
      // What was refused may have been read while another tab was writing: half of one session, half of another.
      const isRefused = (['Authorization', 'Device-ID'] as const).every((name) => present?.[name] === refused[name]);
      if (present !== undefined && !isRefused) return present;
      storage.removeItem(storageKeys.authorization);
      storage.removeItem(storageKeys.userStatus);
      return start();
    },
    adopt: (session) => write('adopted', session),
    status: () => current()?.['User-Login-Status'] ?? 'ANONYMOUS',
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
