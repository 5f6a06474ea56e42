/** SQLite's primary result codes (sqlite.org/rescode.html). */
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;

/** Serialization failure, deadlock (PostgreSQL, appendix A). */
const POSTGRES_TRANSIENT = new Set(['40001', '40P01']);
/** Statement timeout, lock timeout, disk full, too many connections, shutting down, starting up. */
const POSTGRES_UNAVAILABLE = new Set(['57014', '55P03', '53100', '53300', '57P01', '57P02', '57P03']);
const NETWORK_UNAVAILABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** What `pg` throws without a code when the server went away or the pool ran dry. */
const POOL_UNAVAILABLE = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

interface CodedError {
  /** SQLSTATE, a system error name, or `ERR_SQLITE_ERROR`. */
  code: string;
  /** SQLite's extended result code, else 0. */
  errcode: number;
}

function coded(error: unknown): CodedError | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const errcode = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;
  return { code: error.code, errcode };
}

export function isUniqueViolation(error: unknown): boolean {
  const found = coded(error);
  if (found === undefined) return false;
  return (
    found.code === '23505' ||
    found.errcode === SQLITE_CONSTRAINT_UNIQUE ||
    found.errcode === SQLITE_CONSTRAINT_PRIMARYKEY
  );
}

/** Whether retrying the transaction may succeed: busy file, deadlock, serialization failure. */
export function isTransient(error: unknown): boolean {
  const found = coded(error);
  if (found === undefined) return false;
  const primary = primaryOf(error);
  return primary === SQLITE_BUSY || primary === SQLITE_LOCKED || POSTGRES_TRANSIENT.has(found.code);
}

export function isDatabaseDamaged(error: unknown): boolean {
  const primary = primaryOf(error);
  return primary === SQLITE_CORRUPT || primary === SQLITE_NOTADB;
}

export function isDatabaseReadOnly(error: unknown): boolean {
  return primaryOf(error) === SQLITE_READONLY;
}

/** PostgreSQL refuses role, password, database or rights. */
export function isRefusedByPostgres(error: unknown): boolean {
  const code = coded(error)?.code;
  return code !== undefined && (/^(28|3D)/.test(code) || code === '42501');
}

function primaryOf(error: unknown): number {
  return (coded(error)?.errcode ?? 0) & 0xff;
}

/** Down, full, overloaded or read-only: the caller gets a 503. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isTransient(error)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const found = coded(error);
  if (found === undefined) return error instanceof Error && POOL_UNAVAILABLE.test(error.message);
  const primary = primaryOf(error);
  return (
    primary === SQLITE_FULL ||
    primary === SQLITE_READONLY ||
    primary === SQLITE_IOERR ||
    primary === SQLITE_CANTOPEN ||
    POSTGRES_UNAVAILABLE.has(found.code) ||
    found.code.startsWith('08') ||
    NETWORK_UNAVAILABLE.has(found.code)
  );
}
